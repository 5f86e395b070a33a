import type { ConsentKind } from '../../contract/enumerations.ts';
import type { QueuedVariables } from '../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind, KeptPhoto } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { giveConsent } from '../consents/give-consent.ts';
import type { Figures } from './measurement.ts';

export interface CheckedMeasurement {
  figures: Figures;
  eventDateTime: string;
}

interface CreateOptions {
  photo?: KeptPhoto | undefined;
  consents?: readonly ConsentKind[];
  /** When her profile, which holds her consents, last changed. */
  seenAt?: string | undefined;
}

/**
 * Stores a measurement, after the consents she has just given for it. Resolves when everything is on disk; throws
 * otherwise, and then no measurement was stored.
 */
export async function createMeasurement(
  outbox: Outbox,
  { figures, eventDateTime }: CheckedMeasurement,
  { photo, consents = [], seenAt }: CreateOptions = {},
): Promise<EntryOfKind<'createMeasurement'>> {
  for (const kind of consents) await giveConsent(outbox, kind, seenAt);
  return outbox.add('createMeasurement', creation({ figures, eventDateTime }, photo), { photo });
}

/** A measurement of its own. */
function creation(
  { figures, eventDateTime }: CheckedMeasurement,
  photo: KeptPhoto | undefined,
): QueuedVariables['createMeasurement'] {
  return {
    input: { id: crypto.randomUUID(), ...figures, eventDateTime, withPhoto: photo !== undefined },
  };
}

/** Whether an entry's figures can still be changed: it is a measurement that is waiting or was refused. */
export function isEditable(entry: Entry | undefined): entry is EntryOfKind<'createMeasurement'> {
  if (entry?.kind !== 'createMeasurement' || entry.answer !== undefined) return false;
  return entry.state === 'waiting' || entry.state === 'refused';
}

/** Whether an entry was refused because of its contents, so that resending it unchanged would fail again. */
export function needsEditing(entry: Entry | undefined): entry is EntryOfKind<'createMeasurement'> {
  const code = isEditable(entry) ? entry.refusal?.code : undefined;
  return code === 'BAD_USER_INPUT' || code === 'CLOCK_WRONG';
}

/**
 * Changes an entry's figures; its photo stays. An entry that was never sent keeps its place. One that may have
 * arrived is replaced: a new one and the deletion of the old one are stored together, so that there is always one, and never
 * both. Returns false while it is being sent, because its outcome will be known in a moment.
 */
export async function editMeasurement(
  outbox: Outbox,
  entry: EntryOfKind<'createMeasurement'>,
  checked: CheckedMeasurement,
): Promise<boolean> {
  // An id that was once deleted can never be used again.
  const id = entry.refusal?.code === 'NOT_FOUND' ? crypto.randomUUID() : entry.variables.input.id;
  const input: QueuedVariables['createMeasurement']['input'] = {
    id,
    ...checked.figures,
    eventDateTime: checked.eventDateTime,
    withPhoto: entry.hasPhoto,
  };
  if (await outbox.edit(entry, { input })) return true;
  const kept = outbox.entries.find((each) => each.id === entry.id);
  if (kept?.state !== 'waiting') return false;
  const photo = await outbox.photoOf(entry);
  await outbox.addTogether([
    { kind: 'createMeasurement', variables: creation(checked, photo), photo },
    { kind: 'deleteMeasurement', variables: { id: entry.variables.input.id } },
  ]);
  return true;
}
