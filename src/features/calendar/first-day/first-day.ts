/** The program that is free to a member without a plan, and its next training, for her first days in the app. */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { type KnownProgram, lockedLevel, type Trainings } from '../../training/programs/program-catalogue.ts';
import type { ProgramRun } from '../../training/programs/program-run.ts';
import { type Completion, nextSession, sessionsOf } from '../../training/programs/program-progress.ts';

/** Counts everything she has done before she starts a program: many try its first training first. */
const FROM_THE_BEGINNING = { startedAt: new Date(0).toISOString() };

/** The easiest program whose trainings are all open to her. */
export function freeProgram(
  programs: readonly KnownProgram[],
  trainings: Trainings,
): KnownProgram | undefined {
  return programs.find(
    (program) =>
      program.weeks.flat().every((id) => trainings.has(id)) && lockedLevel(program, trainings) === undefined,
  );
}

export interface NextTraining {
  training: TrainingCardFragment;
  /** True if nothing of the program has been done yet. */
  isFirst: boolean;
}

/** The program's first training that she has not done; undefined when all are done. */
export function nextTraining(
  program: KnownProgram,
  trainings: Trainings,
  run: ProgramRun | undefined,
  completions: readonly Completion[],
): NextTraining | undefined {
  const sessions = sessionsOf(program, run ?? FROM_THE_BEGINNING, completions);
  const next = nextSession(sessions, (id) => trainings.has(id));
  const training = next && trainings.get(next.trainingId);
  return training && { training, isFirst: !sessions.some(({ isDone }) => isDone) };
}
