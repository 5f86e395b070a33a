/** „Tänane hoog“: of all programs she does, the one training of today, or why there is none. */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { KnownPrograms } from '../../training/programs/ended-runs.ts';
import type { KnownProgram, Trainings } from '../../training/programs/program-catalogue.ts';
import { plannedDays, usualWeekdays } from '../../training/programs/program-days.ts';
import { type Completion, type Session, sessionsOf } from '../../training/programs/program-progress.ts';
import { type ProgramRun, restOn } from '../../training/programs/program-run.ts';

export interface NextTraining {
  training: TrainingCardFragment;
  /** 0-based. */
  week: number;
  day: string;
}

export type TodaysTraining = { program: KnownProgram } & (
  | { state: 'due'; next: NextTraining }
  | { state: 'done'; next: NextTraining }
  | { state: 'rest'; next: NextTraining }
  /** She begins on a day to come. */
  | { state: 'toCome'; next: NextTraining; startDay: string }
  /** Until `to`, if she has said. */
  | { state: 'paused'; to: string | undefined }
  /** Today she did its last training. */
  | { state: 'finished' }
);

/** A program that asks something of her comes first, and of two such the one that she began last. */
const ORDER: readonly TodaysTraining['state'][] = ['due', 'done', 'finished', 'rest', 'toCome', 'paused'];

/** Undefined if none of her programs has anything more for her. */
export function todaysTraining(
  { programs, runs, trainings, completions }: KnownPrograms,
  today: string,
): TodaysTraining | undefined {
  return programs
    .flatMap((program) => {
      const run = runs.get(program.id);
      const todays = run && ofProgram(program, run, trainings, completions, today);
      return todays ? [{ todays, startedAt: run.startedAt }] : [];
    })
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.todays.state) - ORDER.indexOf(other.todays.state) ||
        Date.parse(other.startedAt) - Date.parse(one.startedAt),
    )[0]?.todays;
}

function ofProgram(
  program: KnownProgram,
  run: ProgramRun,
  trainings: Trainings,
  completions: readonly Completion[],
  today: string,
): TodaysTraining | undefined {
  const isOpen = ({ trainingId }: Session) => trainings.get(trainingId)?.locked === false;
  const sessions = sessionsOf(program, run, completions).filter(isOpen);
  const isDoneToday = sessions.some(({ doneOn }) => doneOn === today);
  const session = sessions.find(({ isDone }) => !isDone);
  const training = session && trainings.get(session.trainingId);
  if (!training) return isDoneToday ? { state: 'finished', program } : undefined;
  const planned = plannedDays(sessions, run, run.weekdays ?? usualWeekdays(program.weeks), today);
  const rest = restOn(run, today);
  if (rest) return { state: 'paused', program, to: rest.to };
  const next = { training, week: session.week, day: planned.get(session) ?? today };
  const startDay = dayOf(run.startedAt);
  if (startDay > today) return { state: 'toCome', program, next, startDay };
  if (isDoneToday) return { state: 'done', program, next };
  return { state: next.day === today ? 'due' : 'rest', program, next };
}
