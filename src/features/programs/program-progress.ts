/** Her progress in a program. Only completed trainings count, wherever she marked them. */
import { dayOf } from '../../contract/moments.ts';
import type { ProgramStart } from '../../contract/marks/program-start.mark.ts';
import type { Program } from '../../contract/program.ts';

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

/**
 * All trainings of the program in order; each completion since the start, oldest first, ticks the first open one that
 * matches.
 */
export function sessionsOf(
  { weeks }: Pick<Program, 'weeks'>,
  start: Pick<ProgramStart, 'startedAt'> | undefined,
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
