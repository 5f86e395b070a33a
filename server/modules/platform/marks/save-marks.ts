import { type Mark, mergedMarks, standsOver } from '../../../../contract/marks/merge.ts';
import type { Member } from '../../../core/caller.ts';
import { Failure } from '../../../core/failures.ts';
import type { Services } from '../../../core/services.ts';
import { atomically } from '../../../core/services.ts';
import type { Database } from '../../../database/database.ts';
import { holdConsents } from '../profile/consents.repository.ts';
import { countStored } from '../stored-today/stored-today.repository.ts';
import type { PlacedMark } from './marks.repository.ts';
import {
  findMarks,
  findOldest,
  holdPlaces,
  putMarks,
  removeMarks,
  setLastPlace,
} from './marks.repository.ts';
import { consentsFor, maxKeptOf } from './marks.rules.ts';

/** Stores each mark that stands over what is known of it. Returns what stands for each name afterwards. */
export async function saveMarks(
  services: Services,
  member: Member,
  given: readonly Mark[],
): Promise<readonly Mark[]> {
  const newest = mergedMarks(given);
  if (newest.size === 0) return [];
  return atomically(services, async (transaction) => {
    await checkConsents(transaction, member, given);
    let place = await holdPlaces(transaction, member.id);
    const known = mergedMarks(await findMarks(transaction, member.id, [...newest.values()]));
    const changed: PlacedMark[] = [];
    for (const [name, mark] of newest) {
      const before = known.get(name);
      if (before && !standsOver(mark, before)) continue;
      if (!before) await countStored(services, transaction, member.id, 'marks');
      place += 1;
      changed.push({ ...mark, place });
    }
    if (changed.length > 0) {
      await putMarks(transaction, member.id, changed);
      const ended = await endOldest(transaction, member, changed, place);
      await setLastPlace(transaction, member.id, place + ended);
    }
    const standing = mergedMarks(await findMarks(transaction, member.id, given));
    return [...newest].map(([name, mark]) => standing.get(name) ?? { ...mark, value: null });
  });
}

/** Asked before her places are held, in the order in which a withdrawal holds both. */
async function checkConsents(transaction: Database, { id }: Member, given: readonly Mark[]): Promise<void> {
  const needed = consentsFor(given);
  if (needed.length === 0) return;
  const held = await holdConsents(transaction, id);
  if (!needed.every((kind) => held.has(kind))) throw new Failure('NOT_AUTHORIZED');
}

/**
 * Ends the oldest of each changed kind beyond as many as it keeps, at the moment of their last change, so that on every
 * device the end stands over it; and forgets the oldest ends beyond as many again. Returns how many places that took.
 */
async function endOldest(
  transaction: Database,
  { id }: Member,
  changed: readonly Mark[],
  place: number,
): Promise<number> {
  let taken = 0;
  for (const kind of new Set(changed.map((mark) => mark.kind))) {
    const max = maxKeptOf(kind);
    const tooMany = await findOldest(transaction, id, kind, { hasEnded: false, max });
    const ended = tooMany.map((mark) => ({ ...mark, value: null, place: place + (taken += 1) }));
    await putMarks(transaction, id, ended);
    const forgotten = await findOldest(transaction, id, kind, { hasEnded: true, max });
    await removeMarks(
      transaction,
      id,
      kind,
      forgotten.map(({ key }) => key),
    );
  }
  return taken;
}
