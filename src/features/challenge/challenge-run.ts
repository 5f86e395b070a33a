/** Her own four weeks: from the day on which she begins, in her own order of weekdays. */
import { CHALLENGE_DAYS, CHALLENGE_START, tickKey } from '../../contract/marks/challenge.mark.ts';
import { addDays, dayOf, daysBetween } from '../../contract/moments.ts';
import type { Completion } from '../completions/use-completions.ts';
import type { ChallengeWeek } from './challenge-days.ts';

export interface ChallengeRun {
  startDay: string;
  /** Counted from 1; 0 before she begins, and beyond the last when all four weeks are over. */
  today: number;
  /**
   * The days whose trainings she has done on their very day, wherever she did or marked them. Nothing is stored of it, so
   * it goes when that does.
   */
  doneElsewhere: ReadonlySet<number>;
  /** Includes the days that she ticked. */
  doneDays: ReadonlySet<number>;
  days: { done: number; all: number };
  habits: { done: number; all: number };
}

/** `marks` are by key. Undefined before she begins. */
export function challengeRunOf(
  marks: ReadonlyMap<string, string>,
  weeks: readonly ChallengeWeek[],
  completions: readonly Completion[],
  today: string,
): ChallengeRun | undefined {
  const startDay = marks.get(CHALLENGE_START);
  if (startDay === undefined) return undefined;
  const isTicked = (key: string) => marks.get(key) === startDay;
  const trainings = weeks.flatMap(({ days }) => days).filter(({ isRest }) => !isRest);
  const habits = Array.from({ length: CHALLENGE_DAYS }, (_, index) => tickKey('habit', index + 1));
  const done = new Set(completions.map(({ trainingId, doneAt }) => `${dayOf(doneAt)} ${trainingId}`));
  const doneElsewhere = new Set(
    trainings.flatMap(({ number, trainingIds }) => {
      const date = dateOf({ startDay }, number);
      return trainingIds.length > 0 && trainingIds.every((id) => done.has(`${date} ${id}`)) ? [number] : [];
    }),
  );
  const ticked = trainings.map(({ number }) => number).filter((number) => isTicked(tickKey('day', number)));
  const doneDays = new Set([...doneElsewhere, ...ticked]);
  return {
    startDay,
    today: Math.max(0, daysBetween(startDay, today) + 1),
    doneElsewhere,
    doneDays,
    days: { done: doneDays.size, all: trainings.length },
    habits: { done: habits.filter(isTicked).length, all: CHALLENGE_DAYS },
  };
}

export function dateOf({ startDay }: Pick<ChallengeRun, 'startDay'>, number: number): string {
  return addDays(startDay, number - 1);
}
