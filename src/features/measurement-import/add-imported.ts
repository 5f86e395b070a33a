import type { ConsentKind } from '../../contract/enumerations.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { giveConsent } from '../consents/give-consent.ts';
import { importId } from './import-id.ts';
import type { FoundMeasurement } from './interpret-file.ts';

interface AddOptions {
  /** Given just now. */
  consents: readonly ConsentKind[];
  seenAt: string | undefined;
}

/** Resolves when all are on the disk, to be sent like any measurement; when it throws, none is. */
export async function addImported(
  outbox: Outbox,
  additions: readonly FoundMeasurement[],
  { consents, seenAt }: AddOptions,
): Promise<void> {
  const inputs = await Promise.all(
    additions.map(async (each) => ({
      input: {
        id: await importId(each),
        ...each.figures,
        eventDateTime: each.eventDateTime,
        withPhoto: false,
      },
    })),
  );
  for (const kind of consents) await giveConsent(outbox, kind, seenAt);
  await outbox.addAll('createMeasurement', inputs);
}
