/** Her progress in a program. Only completed trainings count, wherever she marked them. */
import { dayOf } from '../../../../contract/moments.ts';
import type { Program } from '../../../../contract/program.ts';
import type { ProgramRun } from './program-run.ts';

export interface Completion {
  trainingId: string;
  /** A moment. */
  doneAt: string;
}

export interface Session {
  trainingId: string;
  /** 0-based. */
  week: number;
  isDone: boolean;
  /** The day on which she did it. */
  doneOn?: string;
}

type Run = Pick<ProgramRun, 'startedAt' | 'doneWeeks'>;

/**
 * All trainings of the program in order; each completion since the start, oldest first, ticks the first open one that
 * matches. Those of one that she has finished are as they were then, unless she has taken one of them back.
 */
export function sessionsOf(
  { weeks }: Pick<Program, 'weeks'>,
  run: Run | undefined,
  completions: readonly Completion[],
): Session[] {
  return finishedSessions(run?.doneWeeks, run, completions) ?? tickedOf(weeks, run, completions);
}

/** The weeks that she has just finished, which must be stored as they are; undefined if there are none. */
export function justFinished(
  { weeks }: Pick<Program, 'weeks'>,
  run: Run,
  completions: readonly Completion[],
): Program['weeks'] | undefined {
  if (finishedSessions(run.doneWeeks, run, completions)) return undefined;
  return finishedSessions(weeks, run, completions) && weeks;
}

/** Undefined unless all of them are done. */
function finishedSessions(
  weeks: Program['weeks'] = [],
  run: Run | undefined,
  completions: readonly Completion[],
): Session[] | undefined {
  const sessions = tickedOf(weeks, run, completions);
  return sessions.length > 0 && sessions.every(({ isDone }) => isDone) ? sessions : undefined;
}

function tickedOf(
  weeks: Program['weeks'],
  start: Pick<ProgramRun, 'startedAt'> | undefined,
  completions: readonly Completion[],
): Session[] {
  const sessions = weeks.flatMap((ids, week) =>
    ids.map((trainingId): Session => ({ trainingId, week, isDone: false })),
  );
  if (!start) return sessions;
  const startedMs = Date.parse(start.startedAt);
  const since = completions
    .filter(({ doneAt }) => Date.parse(doneAt) >= startedMs)
    .toSorted((left, right) => Date.parse(left.doneAt) - Date.parse(right.doneAt));
  for (const { trainingId, doneAt } of since) {
    const fitting = sessions.find((session) => session.trainingId === trainingId && !session.isDone);
    if (fitting) Object.assign(fitting, { isDone: true, doneOn: dayOf(doneAt) });
  }
  return sessions;
}

/** The training to continue with: the first one not done that is open to her. */
export function nextSession(
  sessions: readonly Session[],
  isOpen: (trainingId: string) => boolean,
): Session | undefined {
  return sessions.find(({ trainingId, isDone }) => !isDone && isOpen(trainingId));
}
