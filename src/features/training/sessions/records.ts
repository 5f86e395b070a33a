/** Finds which of her sets is the best of an exercise, and which beat all before: decision 062. */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import { countedSets } from '../../../../contract/session-sets.ts';

export type SetFigures = Pick<PerformedSetInput, 'repetitions' | 'weight'>;

interface DoneSets<Performed> {
  id: string;
  sets?: readonly Performed[] | null | undefined;
}

/** Beyond ten repetitions the estimate is of endurance, not of strength. */
const ESTIMATED_REPETITIONS = 10;

/** Kilograms that she could lift once, by Epley (1985); 0 of a set without weight or repetitions. */
export function estimatedMaximum({ repetitions, weight }: SetFigures): number {
  const counted = Math.min(repetitions ?? 0, ESTIMATED_REPETITIONS);
  if (counted === 0) return 0;
  return (weight ?? 0) * (counted === 1 ? 1 : 1 + counted / 30);
}

/** Above 0 if `one` is the better: by the strength that it shows, then by weight, then by repetitions. */
export function compareSets(one: SetFigures, other: SetFigures): number {
  return (
    estimatedMaximum(one) - estimatedMaximum(other) ||
    (one.weight ?? 0) - (other.weight ?? 0) ||
    (one.repetitions ?? 0) - (other.repetitions ?? 0)
  );
}

/** Returns the best of sets of one exercise, the first among equals. Undefined if no repetitions were counted. */
export function bestSetOf<Performed extends SetFigures>(sets: readonly Performed[]): Performed | undefined {
  let best: Performed | undefined;
  for (const set of sets) {
    if (!set.repetitions) continue;
    if (!best || compareSets(set, best) > 0) best = set;
  }
  return best;
}

/** A first time is no record, nor is a first time with weight: there is nothing to compare it with. */
export function isRecord(set: SetFigures, bestBefore: SetFigures | undefined): boolean {
  return (
    bestBefore !== undefined &&
    Boolean(set.weight) === Boolean(bestBefore.weight) &&
    compareSets(set, bestBefore) > 0
  );
}

/**
 * Her records in a session: of each exercise the best set, if it beats all that she did in the other sessions. In the order of
 * `sets`, and those sets themselves.
 */
export function recordsOf<Performed extends PerformedSetInput>(
  session: DoneSets<Performed>,
  sessions: readonly DoneSets<PerformedSetInput>[],
): Performed[] {
  const sets = countedSets(session.sets ?? []);
  const earlier = sessions.flatMap((each) => (each.id === session.id ? [] : (each.sets ?? [])));
  const records = new Set<Performed>();
  for (const exerciseId of new Set(sets.map((set) => set.exerciseId))) {
    if (!exerciseId) continue;
    const isOfExercise = (set: PerformedSetInput) => set.exerciseId === exerciseId;
    const best = bestSetOf(sets.filter(isOfExercise));
    if (best && isRecord(best, bestSetOf(earlier.filter(isOfExercise)))) records.add(best);
  }
  return sets.filter((set) => records.has(set));
}
