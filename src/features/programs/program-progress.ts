/**
 * How far she is in a program. Only what she did counts, wherever she marked it: a missed day changes nothing but the
 * dates ahead, and rest that she says she takes moves them without a word about being late.
 */
import { addDays, daysBetween } from '../../contract/moments.ts';
import type { Program } from '../../contract/program.ts';

export interface Pause {
  from: string;
  /** The day on which she went on; absent while she rests. */
  to?: string;
}

export interface ProgramStart {
  /** A moment. */
  startedAt: string;
  pauses: readonly Pause[];
}

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
}

/** Every training of the program in its order; each completion since the start, oldest first, ticks the first that it fits. */
export function sessionsOf(
  { weeks }: Pick<Program, 'weeks'>,
  start: ProgramStart | undefined,
  completions: readonly Completion[],
): Session[] {
  const sessions = weeks.flatMap((ids, week) =>
    ids.map((trainingId) => ({ trainingId, week, isDone: false })),
  );
  if (!start) return sessions;
  const startedMs = Date.parse(start.startedAt);
  const since = completions
    .filter(({ doneAt }) => Date.parse(doneAt) >= startedMs)
    .toSorted((left, right) => Date.parse(left.doneAt) - Date.parse(right.doneAt));
  for (const { trainingId } of since) {
    const fitting = sessions.find((session) => session.trainingId === trainingId && !session.isDone);
    if (fitting) fitting.isDone = true;
  }
  return sessions;
}

/** The training to go on with: the first that is not done and that she may open. */
export function nextSession(
  sessions: readonly Session[],
  isOpen: (trainingId: string) => boolean,
): Session | undefined {
  return sessions.find(({ trainingId, isDone }) => !isDone && isOpen(trainingId));
}

/** Whole days rested up to `today`. */
export function pausedDays({ pauses }: ProgramStart, today: string): number {
  return pauses.reduce((sum, { from, to = today }) => sum + Math.max(0, daysBetween(from, to)), 0);
}

/**
 * The day on which a week is expected to begin: as planned from the start, moved by her rest, and never before the weeks
 * that she still has ahead of it would allow.
 */
export function weekBegins(
  week: number,
  start: ProgramStart,
  { today, currentWeek }: { today: string; currentWeek: number },
): string {
  const planned = addDays(start.startedAt.slice(0, 10), week * 7 + pausedDays(start, today));
  const soonest = addDays(today, (week - currentWeek) * 7);
  const lastDayOfCurrent = addDays(
    start.startedAt.slice(0, 10),
    currentWeek * 7 + 6 + pausedDays(start, today),
  );
  return today > lastDayOfCurrent ? soonest : planned;
}

export function isPaused(start: ProgramStart | undefined): boolean {
  return start?.pauses.some(({ to }) => to === undefined) ?? false;
}

export function withPause(start: ProgramStart, today: string): ProgramStart {
  return isPaused(start) ? start : { ...start, pauses: [...start.pauses, { from: today }] };
}

export function withoutPause(start: ProgramStart, today: string): ProgramStart {
  return { ...start, pauses: start.pauses.map((pause) => ({ ...pause, to: pause.to ?? today })) };
}
