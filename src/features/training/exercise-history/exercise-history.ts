/** Her history of each exercise, from the sessions on this device. Pure; decision 062 defines a record. */
import { bestSetOf, estimatedMaximum, isRecord } from '../sessions/records.ts';
import type { Session } from '../sessions/session.ts';

export type PerformedSet = Session['sets'][number];
type SessionSets = Pick<Session, 'id' | 'eventDateTime' | 'sets'>;

/** Her sets of one exercise in one session. */
export interface ExerciseTime {
  sessionId: string;
  /** The moment when the session began. */
  at: string;
  /** In order. */
  sets: readonly PerformedSet[];
  /** Undefined if no repetitions were counted. */
  best: PerformedSet | undefined;
  /** True if `best` beat all that she had done before that day. */
  isRecord: boolean;
}

/** Newest first, as `sessions` are. */
export function timesOf(exerciseId: string, sessions: readonly SessionSets[]): ExerciseTime[] {
  const times: ExerciseTime[] = [];
  let bestBefore: PerformedSet | undefined;
  for (const { id, eventDateTime, sets } of sessions.toReversed()) {
    const own = sets.filter((set) => set.exerciseId === exerciseId);
    if (own.length === 0) continue;
    const best = bestSetOf(own);
    times.push({
      sessionId: id,
      at: eventDateTime,
      sets: own.toSorted((one, other) => one.number - other.number),
      best,
      isRecord: best !== undefined && isRecord(best, bestBefore),
    });
    bestBefore = bestSetOf([...(bestBefore ? [bestBefore] : []), ...own]);
  }
  return times.reverse();
}

export interface ExerciseSummary {
  exerciseId: string;
  /** The name it had the last time. */
  name: string;
  /** The moment when the last session with it began. */
  lastAt: string;
  /** The number of sessions it was done in. */
  times: number;
}

/** Summarises the catalogue's exercises that she has done, the latest first. `sessions` are newest first. */
export function exercisesOf(sessions: readonly SessionSets[]): ExerciseSummary[] {
  const summaries = new Map<string, ExerciseSummary>();
  for (const { eventDateTime, sets } of sessions) {
    const names = new Map(sets.map((set) => [set.exerciseId, set.exercise]));
    for (const [exerciseId, name] of names) {
      if (exerciseId === null) continue;
      const known = summaries.get(exerciseId);
      if (known) known.times += 1;
      else summaries.set(exerciseId, { exerciseId, name, lastAt: eventDateTime, times: 1 });
    }
  }
  return [...summaries.values()];
}

export const EXERCISE_FIGURES = ['weight', 'estimated', 'volume', 'repetitions', 'seconds'] as const;
export type ExerciseFigure = (typeof EXERCISE_FIGURES)[number];

/** The figure of one session; 0 if its sets do not have it. */
export function figureOf({ sets }: Pick<ExerciseTime, 'sets'>, figure: ExerciseFigure): number {
  const most = (valueOf: (set: PerformedSet) => number) => Math.max(0, ...sets.map(valueOf));
  switch (figure) {
    case 'weight':
      return most(({ weight }) => weight ?? 0);
    case 'estimated':
      return most(estimatedMaximum);
    case 'volume':
      return sets.reduce((sum, { repetitions, weight }) => sum + (repetitions ?? 0) * (weight ?? 0), 0);
    case 'repetitions':
      return most(({ repetitions }) => repetitions ?? 0);
    case 'seconds':
      return most(({ seconds }) => seconds ?? 0);
  }
}

/** Returns the figures that any of the sessions has. */
export function figuresIn(times: readonly ExerciseTime[]): ExerciseFigure[] {
  return EXERCISE_FIGURES.filter((figure) => times.some((time) => figureOf(time, figure) > 0));
}
