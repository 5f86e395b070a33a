/**
 * The sets of two revisions of a session as one: sets done on a phone without a network are not lost if another phone went on
 * meanwhile, and sets that she corrected or took back stay so. Server and phones run it, in any order of arrival.
 */
import { nextMoment } from './moments.ts';

interface PerformedSet {
  exerciseId?: string | null | undefined;
  exercise: string;
  number: number;
  side?: string | null | undefined;
  doneAt: string;
  takenBack?: boolean | null | undefined;
}

/** The sets that count: without those that she has taken back. */
export function countedSets<Of extends Pick<PerformedSet, 'takenBack'>>(sets: readonly Of[]): Of[] {
  return sets.filter(({ takenBack }) => !takenBack);
}

/** The set with other figures, so that it wins over every copy of the one before. */
export function correctedSet<Of extends PerformedSet>(set: Of, figures: Partial<Of>): Of {
  return { ...set, ...figures, doneAt: nextMoment(set.doneAt) };
}

/** Takes the place of a set that she takes back. Its figures go: a build that does not know this shows no wrong ones. */
export function takenBackSet<Of extends PerformedSet>(set: Of): Of {
  const nothing = { repetitions: null, seconds: null, weight: null };
  return { ...set, ...nothing, doneAt: nextMoment(set.doneAt), takenBack: true };
}

/** The sets, each later than `known` has it, so that it wins: she adds again a set that she has taken back. */
export function setsOver<Of extends PerformedSet>(sets: readonly Of[], known: readonly Of[]): Of[] {
  const knownOf = new Map(known.map((set) => [keyOf(set), set]));
  return sets.map((set) => {
    const former = knownOf.get(keyOf(set));
    return !former || isLater(set, former) ? set : { ...set, doneAt: nextMoment(former.doneAt) };
  });
}

/**
 * Merges sets. Adds sets that only the other revision has or redid later; returns the same array if nothing is added. They may be more
 * than a session holds: the server then says so, and leaves none of them out.
 */
export function mergedSets<Of extends PerformedSet>(
  standing: readonly Of[],
  other: readonly Of[],
): readonly Of[] {
  const sets = new Map(standing.map((set) => [keyOf(set), set]));
  const added = other.filter((set) => {
    const known = sets.get(keyOf(set));
    return !known || isLater(set, known);
  });
  for (const set of added) sets.set(keyOf(set), set);
  if (added.length === 0) return standing;
  return [...sets.values()].toSorted(inOrderOfDoing);
}

/** When two sets share a moment, the one taken back wins: an older build resends it as a set. */
function isLater(set: PerformedSet, known: PerformedSet): boolean {
  const ms = Date.parse(set.doneAt) - Date.parse(known.doneAt);
  return ms > 0 || (ms === 0 && Boolean(set.takenBack) && !known.takenBack);
}

function keyOf({ exerciseId, exercise, number, side }: PerformedSet): string {
  return JSON.stringify([exerciseId ?? exercise, number, side ?? null]);
}

function inOrderOfDoing(one: PerformedSet, other: PerformedSet): number {
  return Date.parse(one.doneAt) - Date.parse(other.doneAt) || (keyOf(one) < keyOf(other) ? -1 : 1);
}
