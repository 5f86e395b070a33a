/** Lists the trainings of her coming seven days: those of the calendar, and those of the programs that she does. */
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { addDays } from '../../contract/moments.ts';
import type { KnownProgram, Trainings } from '../programs/program-catalogue.ts';
import { plannedDays, usualWeekdays } from '../programs/program-days.ts';
import { type Completion, sessionsOf } from '../programs/program-progress.ts';
import type { ProgramRun } from '../programs/program-run.ts';
import type { PlannedDay } from '../schedule/planned-days.ts';

export interface WeekPlan {
  today: string;
  schedule: readonly PlannedDay[];
  programs: readonly KnownProgram[];
  runs: ReadonlyMap<string, ProgramRun>;
  completions: readonly Completion[];
  trainings: Trainings;
}

/** Each once, those that are open to her, earliest first. */
export function trainingsOfWeek(plan: WeekPlan): TrainingCardFragment[] {
  const { today, schedule, trainings } = plan;
  const end = addDays(today, 7);
  const days = [...scheduledDays(schedule), ...plan.programs.flatMap((program) => programDays(program, plan))]
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
