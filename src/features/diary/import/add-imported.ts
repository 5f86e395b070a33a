import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { consentGiven } from '../../../platform/consents/give-consent.ts';
import { importId } from './import-id.ts';
import type { FoundMeasurement } from './interpret-file.ts';

interface AddOptions {
  /** Given just now. */
  consents: readonly ConsentKind[];
  seenAt: string | undefined;
  /** When she gave her consent to measurements, if this device knows. */
  consentGivenAt?: string | undefined;
}

/** Resolves when all are on the disk, to be sent like any measurement; when it throws, none is, nor a consent. */
export async function addImported(
  outbox: Outbox,
  additions: readonly FoundMeasurement[],
  { consents, seenAt, consentGivenAt }: AddOptions,
): Promise<void> {
  const given = consents.map((kind) => consentGiven(kind, seenAt));
  const justGiven = given.find(({ variables }) => variables.kind === 'MEASUREMENTS')?.variables.givenAt;
  const consent = justGiven ?? consentGivenAt;
  const inputs = await Promise.all(
    additions.map(async (each) => ({
      id: await importId(each),
      ...each.figures,
      eventDateTime: each.eventDateTime,
      withPhoto: false,
      // With it the service takes again what went with an earlier consent.
      ...(consent !== undefined && { consentGivenAt: consent }),
    })),
  );
  await outbox.addTogether([
    ...given,
    ...inputs.map((input) => ({ kind: 'createMeasurement' as const, variables: { input } })),
  ]);
}
