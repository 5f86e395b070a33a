import type { QueuedVariables } from '../../../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind, KeptPhoto } from '../../../offline/entry.ts';
import type { ToAdd } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import type { Figures } from './measurement.ts';

export interface CheckedMeasurement {
  figures: Figures;
  eventDateTime: string;
}

interface CreateOptions {
  id?: string;
  photo?: KeptPhoto | undefined;
  /** Consents. */
  given?: readonly ToAdd[];
}

/**
 * Stores a measurement, after the consents she has just given for it. Resolves when everything is on disk; throws
 * otherwise, and then nothing was stored.
 */
export async function createMeasurement(
  outbox: Outbox,
  { figures, eventDateTime }: CheckedMeasurement,
  { id, photo, given = [] }: CreateOptions = {},
): Promise<EntryOfKind<'createMeasurement'>> {
  const kept = await outbox.addTogether([
    ...given,
    { kind: 'createMeasurement', variables: creation({ figures, eventDateTime }, photo, id), photo },
  ]);
  return kept?.at(-1) as EntryOfKind<'createMeasurement'>;
}

/** A measurement of its own. */
function creation(
  { figures, eventDateTime }: CheckedMeasurement,
  photo: KeptPhoto | undefined,
  id: string = crypto.randomUUID(),
): QueuedVariables['createMeasurement'] {
  return {
    input: { id, ...figures, eventDateTime, withPhoto: photo !== undefined },
  };
}

/** True if an entry's figures can still be changed: it is a measurement that is waiting or was refused. */
export function isEditable(entry: Entry | undefined): entry is EntryOfKind<'createMeasurement'> {
  if (entry?.kind !== 'createMeasurement' || entry.answer !== undefined) return false;
  return entry.state === 'waiting' || entry.state === 'refused';
}

/** True if it waits to be deleted, given up or replaced: a correction of it would be one measurement more. */
export function isBeingDeleted(
  { variables }: EntryOfKind<'createMeasurement'>,
  entries: readonly Entry[],
): boolean {
  return entries.some(
    (each) =>
      each.kind === 'deleteMeasurement' &&
      each.state !== 'refused' &&
      each.variables.id === variables.input.id,
  );
}

/** True if an entry was refused because of its contents, so that resending it unchanged would fail again. */
export function needsEditing(entry: Entry | undefined): entry is EntryOfKind<'createMeasurement'> {
  const code = isEditable(entry) ? entry.refusal?.code : undefined;
  return code === 'BAD_USER_INPUT' || code === 'CLOCK_WRONG';
}

/**
 * Changes an entry's figures; its photo stays. An entry that was never sent keeps its place. One that may have arrived is
 * replaced: a new one and the deletion of the old one are stored together, so that there is always exactly one. One that was
 * refused for want of a consent goes behind those that she has just given. Returns false while it is being sent, because its
 * outcome will be known in a moment, and if it has been replaced or deleted since it was shown.
 */
export async function editMeasurement(
  outbox: Outbox,
  entry: EntryOfKind<'createMeasurement'>,
  checked: CheckedMeasurement,
  given: readonly ToAdd[] = [],
): Promise<boolean> {
  if (isBeingDeleted(entry, outbox.entries)) return false;
  // An id that was once deleted can never be used again.
  const id = entry.refusal?.code === 'NOT_FOUND' ? crypto.randomUUID() : entry.variables.input.id;
  const input: QueuedVariables['createMeasurement']['input'] = {
    id,
    ...checked.figures,
    eventDateTime: checked.eventDateTime,
    withPhoto: entry.hasPhoto,
  };
  if (given.length > 0) {
    const photo = await outbox.photoOf(entry);
    const behind = { kind: 'createMeasurement', variables: { input }, photo } as const;
    return (await outbox.addTogether([...given, behind], { dropped: [entry] })) !== undefined;
  }
  if (await outbox.edit(entry, { input })) return true;
  const kept = outbox.entries.find((each) => each.id === entry.id);
  if (kept?.state !== 'waiting' || isBeingDeleted(entry, outbox.entries)) return false;
  const photo = await outbox.photoOf(entry);
  await outbox.addTogether([
    { kind: 'createMeasurement', variables: creation(checked, photo), photo },
    { kind: 'deleteMeasurement', variables: { id: entry.variables.input.id } },
  ]);
  return true;
}
