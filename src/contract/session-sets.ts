/**
 * The sets of two revisions of a session as one: what she did on a phone without a network is not lost where another phone
 * went on meanwhile. Server and phones run it, whatever arrives when.
 */
import { SESSION_MAX_SETS } from './limits.ts';

interface PerformedSet {
  exerciseId?: string | null;
  exercise: string;
  number: number;
  side?: string | null;
  doneAt: string;
}

/** Merges sets. Adds sets that only the other revision has or redid later; returns the same array if nothing is added. */
export function mergedSets<Of extends PerformedSet>(
  standing: readonly Of[],
  other: readonly Of[],
): readonly Of[] {
  const sets = new Map(standing.map((set) => [keyOf(set), set]));
  const added = other.filter((set) => {
    const known = sets.get(keyOf(set));
    return !known || Date.parse(set.doneAt) > Date.parse(known.doneAt);
  });
  for (const set of added) sets.set(keyOf(set), set);
  if (added.length === 0 || sets.size > SESSION_MAX_SETS) return standing;
  return [...sets.values()].toSorted(inOrderOfDoing);
}

function keyOf({ exerciseId, exercise, number, side }: PerformedSet): string {
  return JSON.stringify([exerciseId ?? exercise, number, side ?? null]);
}

function inOrderOfDoing(one: PerformedSet, other: PerformedSet): number {
  return Date.parse(one.doneAt) - Date.parse(other.doneAt) || (keyOf(one) < keyOf(other) ? -1 : 1);
}
