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
  /** When her profile, to which consents belong, last changed. */
  seenAt?: string | undefined;
}

/**
 * Keeps a measurement, after the consents that she has just given for it. Resolves when all of it is on the disk;
 * throws when it is not, and then no measurement was kept.
 */
export async function createMeasurement(
  outbox: Outbox,
  { figures, eventDateTime }: CheckedMeasurement,
  { photo, consents = [], seenAt }: CreateOptions = {},
): Promise<EntryOfKind<'createMeasurement'>> {
  for (const kind of consents) await giveConsent(outbox, kind, seenAt);
  const input = { id: crypto.randomUUID(), ...figures, eventDateTime, withPhoto: photo !== undefined };
  return outbox.add('createMeasurement', { input }, photo ? { photo } : {});
}

/** Whether an entry's figures can still be changed: it is a measurement that waits, or was refused. */
export function isMendable(entry: Entry | undefined): entry is EntryOfKind<'createMeasurement'> {
  if (entry?.kind !== 'createMeasurement' || entry.answer !== undefined) return false;
  return entry.state === 'waiting' || entry.state === 'refused';
}

/** Whether an entry was refused for what it says: sent again as it is, it would be refused again. */
export function wantsMending(entry: Entry | undefined): entry is EntryOfKind<'createMeasurement'> {
  const code = isMendable(entry) ? entry.refusal?.code : undefined;
  return code === 'BAD_USER_INPUT' || code === 'CLOCK_WRONG';
}

/**
 * Gives an entry other figures; its photo stays. One that was never on the wire keeps its place. Of one that may have
 * arrived, a new one takes the place and the old is deleted, in this order, so that at no time there is none. Answers
 * false while it is being sent: what becomes of it is known in a moment.
 */
export async function mendMeasurement(
  outbox: Outbox,
  entry: EntryOfKind<'createMeasurement'>,
  checked: CheckedMeasurement,
): Promise<boolean> {
  // An id that was once deleted never comes back.
  const id = entry.refusal?.code === 'NOT_FOUND' ? crypto.randomUUID() : entry.variables.input.id;
  const input: QueuedVariables['createMeasurement']['input'] = {
    id,
    ...checked.figures,
    eventDateTime: checked.eventDateTime,
    withPhoto: entry.hasPhoto,
  };
  if (await outbox.mend(entry, { input })) return true;
  const kept = outbox.entries.find((each) => each.id === entry.id);
  if (kept?.state !== 'waiting') return false;
  await createMeasurement(outbox, checked, { photo: await outbox.photoOf(entry) });
  await outbox.add('deleteMeasurement', { id: entry.variables.input.id });
  return true;
}
