import { useMemo } from 'react';
import { challenge } from '../../../../contract/marks/challenge.mark.ts';
import type { Completion } from '../completions/use-completions.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import type { PageItem } from '../../lessons/pages/pages.question.ts';
import { begunWeeksOf, type ChallengeDay } from './challenge-days.ts';
import { type ChallengeRun, challengeRunOf } from './challenge-run.ts';
import { useKeptDays } from './use-kept-days.ts';

export interface ChallengeInfo {
  run: ChallengeRun;
  days: readonly ChallengeDay[];
  /** Returns the habit of a day's week, as staff write it. */
  habitOn: (number: number) => string;
}

/** Undefined before she begins, and until its weeks are read. */
export function useChallenge(
  items: readonly PageItem[] | undefined,
  completions: readonly Completion[],
  today: string,
): ChallengeInfo | undefined {
  const marks = useMarks(challenge);
  const weeks = useMemo(() => items && begunWeeksOf(items), [items]);
  const info = useMemo(() => {
    const run = weeks && challengeRunOf(marks, weeks, completions, today);
    if (!weeks || !run) return undefined;
    const days = weeks.flatMap((week) => week.days);
    const habitOn = (number: number) =>
      weeks.find((week) => week.days.some((day) => day.number === number))?.habit ?? '';
    return { run, days, habitOn };
  }, [weeks, marks, completions, today]);
  useKeptDays(info?.run);
  return info;
}
