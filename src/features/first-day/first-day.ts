/** What is free to a member without a plan: where her first days in the app lead. */
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { type KnownProgram, lockedLevel, type Trainings } from '../programs/program-catalogue.ts';
import { type Completion, nextSession, type ProgramStart, sessionsOf } from '../programs/program-progress.ts';

/** Before she begins a program, whatever she did counts for it: many look at its first training first. */
const SINCE_EVER: ProgramStart = { startedAt: new Date(0).toISOString(), pauses: [] };

/** The easiest program of which every training is open to her. */
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
  /** Nothing of the program is done before it. */
  isFirst: boolean;
}

/** The program's training that she has not done yet; undefined when it is all done. */
export function nextTraining(
  program: KnownProgram,
  trainings: Trainings,
  start: ProgramStart | undefined,
  completions: readonly Completion[],
): NextTraining | undefined {
  const sessions = sessionsOf(program, start ?? SINCE_EVER, completions);
  const next = nextSession(sessions, (id) => trainings.has(id));
  const training = next && trainings.get(next.trainingId);
  return training && { training, isFirst: !sessions.some(({ isDone }) => isDone) };
}
