/** Her last time of an exercise, from the sessions on this device. */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import type { Session } from './session.ts';
import { WEIGHT_DECIMALS } from './set-figures.ts';

type PerformedSet = Session['sets'][number];
type SetFigures = Pick<PerformedSet, 'repetitions' | 'seconds' | 'weight'>;

/** The sets of each other session that has any, newest first as `sessions` are, and in order. */
export function lastTimesOf(
  exerciseId: string,
  sessions: readonly Session[],
  currentId: string,
): (readonly PerformedSet[])[] {
  return sessions
    .filter(({ id }) => id !== currentId)
    .map(({ sets }) => sets.filter((set) => set.exerciseId === exerciseId))
    .filter((ofExercise) => ofExercise.length > 0)
    .map((ofExercise) => ofExercise.toSorted((one, other) => one.number - other.number));
}

/** `3 × 10 × 12 kg`, `10 × 12 kg, 8 × 14 kg`, `3 × 45 s`, of one set as `performedWords`; undefined of sets without figures. */
export function lastTimeWords(sets: readonly SetFigures[]): string | undefined {
  const groups: { words: string; count: number }[] = [];
  for (const set of sets) {
    const words = figuresOf(set);
    if (words === undefined) continue;
    const same = groups.find((group) => group.words === words);
    if (same) same.count += 1;
    else groups.push({ words, count: 1 });
  }
  if (groups.length === 0) return undefined;
  const [only, ...further] = sets;
  if (only && further.length === 0) return performedWords(only);
  return groups.map(({ words, count }) => (count === 1 ? words : `${count} × ${words}`)).join(', ');
}

/** `10 × 12 kg`, `8 kordust`, `45 s`; undefined of a set without figures. */
export function performedWords({
  repetitions,
  seconds,
  weight,
}: Pick<PerformedSetInput, keyof SetFigures>): string | undefined {
  const isCountAlone = typeof repetitions === 'number' && typeof weight !== 'number';
  if (isCountAlone) return formatCount(repetitions, 'kordus');
  return figuresOf({
    repetitions: repetitions ?? null,
    seconds: seconds ?? null,
    weight: weight ?? null,
  });
}

function figuresOf({ repetitions, seconds, weight }: SetFigures): string | undefined {
  const amount =
    repetitions === null ? (seconds === null ? undefined : `${seconds} s`) : formatNumber(repetitions);
  const parts = [amount, weight === null ? undefined : formatWithUnit(weight, 'kg', WEIGHT_DECIMALS)];
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? undefined : given.join(' × ');
}
