/** Her own four weeks: from the day on which she begins, in her own order of weekdays. */
import { CHALLENGE_DAYS, CHALLENGE_START, tickKey } from '../../contract/marks/challenge.mark.ts';
import { addDays, daysBetween } from '../../contract/moments.ts';
import type { ChallengeWeek } from './challenge-days.ts';

export interface ChallengeRun {
  startDay: string;
  /** From 1; 0 before she begins, and beyond the last when all four weeks are over. */
  today: number;
  days: { done: number; all: number };
  habits: { done: number; all: number };
}

/** `marks` are by key. Undefined before she begins. */
export function challengeRunOf(
  marks: ReadonlyMap<string, string>,
  weeks: readonly ChallengeWeek[],
  today: string,
): ChallengeRun | undefined {
  const startDay = marks.get(CHALLENGE_START);
  if (startDay === undefined) return undefined;
  const isTicked = (key: string) => marks.get(key) === startDay;
  const trainings = weeks.flatMap(({ days }) => days).filter(({ isRest }) => !isRest);
  const habits = Array.from({ length: CHALLENGE_DAYS }, (_, index) => tickKey('habit', index + 1));
  return {
    startDay,
    today: Math.max(0, daysBetween(startDay, today) + 1),
    days: {
      done: trainings.filter(({ number }) => isTicked(tickKey('day', number))).length,
      all: trainings.length,
    },
    habits: { done: habits.filter(isTicked).length, all: CHALLENGE_DAYS },
  };
}

export function dateOf({ startDay }: Pick<ChallengeRun, 'startDay'>, number: number): string {
  return addDays(startDay, number - 1);
}
