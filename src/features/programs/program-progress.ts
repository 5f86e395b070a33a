/**
 * Her progress in a program. Only completed trainings count, wherever she marked them: a missed day merely moves the
 * dates ahead, and so does rest that she announces, without any mention of being late.
 */
import { addDays, daysBetween } from '../../contract/moments.ts';
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
}

/**
 * All trainings of the program in order; each completion since the start, oldest first, ticks the first open one that
 * matches.
 */
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

/** The training to continue with: the first one not done that is open to her. */
export function nextSession(
  sessions: readonly Session[],
  isOpen: (trainingId: string) => boolean,
): Session | undefined {
  return sessions.find(({ trainingId, isDone }) => !isDone && isOpen(trainingId));
}

/** Whole days of rest up to `today`. */
export function pausedDays({ pauses }: ProgramStart, today: string): number {
  return pauses.reduce((sum, { from, to = today }) => sum + Math.max(0, daysBetween(from, to)), 0);
}

/**
 * When a week is expected to start: as planned from the start, delayed by her rest, and never earlier than the weeks
 * she still has before it allow.
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
