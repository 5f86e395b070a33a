/** Her own four weeks: from the day on which she begins, in her own order of weekdays. */
import { CHALLENGE_DAYS, CHALLENGE_START, tickKey } from '../../../../contract/marks/challenge.mark.ts';
import { addDays, dayOf, daysBetween } from '../../../../contract/moments.ts';
import type { Completion } from '../completions/use-completions.ts';
import type { ChallengeWeek } from './challenge-days.ts';

export interface ChallengeRun {
  startDay: string;
  /** Counted from 1; 0 before she begins, and beyond the last when all four weeks are over. */
  today: number;
  /**
   * The days whose trainings she has done on their very day, wherever she did or marked them. It goes when they do, and stays
   * when staff write others for that day.
   */
  doneElsewhere: ReadonlySet<number>;
  /** The trainings that completed days which are not stored yet, by the key of each day's mark. */
  unkept: ReadonlyMap<string, string>;
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
  const days = weeks.flatMap((week) => week.days);
  const habits = Array.from({ length: CHALLENGE_DAYS }, (_, index) => tickKey('habit', index + 1));
  const done = new Set(completions.map(({ trainingId, doneAt }) => `${dayOf(doneAt)} ${trainingId}`));
  const [doneElsewhere, ticked] = [new Set<number>(), new Set<number>()];
  const unkept = new Map<string, string>();
  for (const { number, isRest, trainingIds } of days) {
    const key = tickKey('day', number);
    const date = dateOf({ startDay }, number);
    const areDone = (ids: readonly string[]) =>
      ids.length > 0 && ids.every((id) => done.has(`${date} ${id}`));
    const [since, ...keptIds] = marks.get(key)?.split(' ') ?? [];
    const isKept = since === startDay && areDone(keptIds);
    const isDone = !isRest && areDone(trainingIds);
    if (isTicked(key)) ticked.add(number);
    else if (isDone && !isKept) unkept.set(key, [startDay, ...trainingIds].join(' '));
    if (isDone || isKept) doneElsewhere.add(number);
  }
  const doneDays = new Set([...doneElsewhere, ...ticked]);
  return {
    startDay,
    today: Math.max(0, daysBetween(startDay, today) + 1),
    doneElsewhere,
    unkept,
    doneDays,
    days: {
      done: doneDays.size,
      all: days.filter(({ number, isRest }) => !isRest || doneDays.has(number)).length,
    },
    habits: { done: habits.filter(isTicked).length, all: CHALLENGE_DAYS },
  };
}

export function dateOf({ startDay }: Pick<ChallengeRun, 'startDay'>, number: number): string {
  return addDays(startDay, number - 1);
}
