/** The challenge's part of today, and if it is the first of today. */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { ChallengeDay } from '../../training/challenge/challenge-days.ts';
import { dateOf } from '../../training/challenge/challenge-run.ts';
import type { ChallengeInfo } from '../../training/challenge/use-challenge.ts';
import type { Trainings } from '../../training/programs/program-catalogue.ts';
import type { Completion } from '../../training/programs/program-progress.ts';
import type { TodaysTraining } from './of-today.ts';

export interface ChallengeToday {
  day: ChallengeDay;
  isDone: boolean;
  /** The first of the day's that is still to be done and is open to her. */
  training: TrainingCardFragment | undefined;
  /** The next of its days with a training. */
  next: { day: string; training: TrainingCardFragment | undefined } | undefined;
}

/** Undefined on the days before and after. */
export function challengeToday(
  { run, days }: ChallengeInfo,
  trainings: Trainings,
  completions: readonly Completion[],
): ChallengeToday | undefined {
  const day = days.find(({ number }) => number === run.today);
  if (!day) return undefined;
  const date = dateOf(run, day.number);
  const isDone = (id: string) =>
    completions.some(({ trainingId, doneAt }) => trainingId === id && dayOf(doneAt) === date);
  const openOf = ({ trainingIds }: ChallengeDay) =>
    trainingIds.flatMap((id) => trainings.get(id) ?? []).filter(({ locked }) => !locked);
  const next = days.find(({ number, isRest }) => number > day.number && !isRest);
  return {
    day,
    isDone: run.doneDays.has(day.number),
    training: openOf(day).find(({ id }) => !isDone(id)),
    next: next && { day: dateOf(run, next.number), training: openOf(next)[0] },
  };
}

/** Returns whether the challenge comes first: no program has a training today. If both rest, the program does. */
export function standsFirst({ day }: ChallengeToday, program: TodaysTraining | undefined): boolean {
  if (!program) return true;
  const hasTraining = program.state === 'due' || program.state === 'done' || program.state === 'finished';
  return !hasTraining && !day.isRest;
}
