/** Lists the trainings of her coming seven days: from the calendar, her programs and her challenge, and those that she planned herself. */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { PlannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { addDays, dayOf } from '../../../../contract/moments.ts';
import { dateOf } from '../../training/challenge/challenge-run.ts';
import type { ChallengeInfo } from '../../training/challenge/use-challenge.ts';
import type { KnownProgram, Trainings } from '../../training/programs/program-catalogue.ts';
import { plannedDays, usualWeekdays } from '../../training/programs/program-days.ts';
import { type Completion, sessionsOf } from '../../training/programs/program-progress.ts';
import type { ProgramRun } from '../../training/programs/program-run.ts';
import type { PlannedDay } from '../../training/schedule/planned-days.ts';

export interface WeekPlan {
  today: string;
  schedule: readonly PlannedDay[];
  programs: readonly KnownProgram[];
  runs: ReadonlyMap<string, ProgramRun>;
  completions: readonly Completion[];
  trainings: Trainings;
  /** Those that she planned herself. */
  plans: Iterable<PlannedTraining>;
  /** Undefined if she does none. */
  challenge: Pick<ChallengeInfo, 'run' | 'days'> | undefined;
}

/** Each once, those that are open to her, earliest first. */
export function trainingsOfWeek(plan: WeekPlan): TrainingCardFragment[] {
  const { today, schedule, trainings } = plan;
  const end = addDays(today, 7);
  const days = [
    ...scheduledDays(schedule),
    ...plan.programs.flatMap((program) => programDays(program, plan)),
    ...[...plan.plans].map(({ trainingId, at }) => ({ day: dayOf(at), trainingId })),
    ...challengeDays(plan.challenge),
  ]
    .filter(({ day }) => day >= today && day < end)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const ids = new Set(days.map(({ trainingId }) => trainingId));
  return [...ids].flatMap((id) => {
    const training = trainings.get(id);
    return training && !training.locked ? [training] : [];
  });
}

interface TrainingDay {
  day: string;
  trainingId: string;
}

function scheduledDays(schedule: readonly PlannedDay[]): TrainingDay[] {
  return schedule.flatMap(({ day, trainings }) =>
    trainings.map(({ training }) => ({ day, trainingId: training.id })),
  );
}

function programDays(program: KnownProgram, plan: WeekPlan): TrainingDay[] {
  const { runs, completions, trainings, today } = plan;
  const run = runs.get(program.id);
  if (!run) return [];
  const open = sessionsOf(program, run, completions).filter(
    ({ trainingId }) => trainings.get(trainingId)?.locked === false,
  );
  const days = plannedDays(open, run, run.weekdays ?? usualWeekdays(program.weeks), today);
  return [...days].map(([{ trainingId }, day]) => ({ day, trainingId }));
}

/** But for those that she has done. */
function challengeDays(challenge: WeekPlan['challenge']): TrainingDay[] {
  if (!challenge) return [];
  const { run, days } = challenge;
  return days
    .filter(({ number }) => !run.doneDays.has(number))
    .flatMap(({ number, trainingIds }) =>
      trainingIds.map((trainingId) => ({ day: dateOf(run, number), trainingId })),
    );
}
