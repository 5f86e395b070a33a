/**
 * Her runs that have nothing more for her, as this device last saw them. The calendar's first drawing needs them before programs
 * and completions are read.
 */
import { recall, remember } from '../../../session/member-memory.ts';
import type { KnownProgram, Trainings } from './program-catalogue.ts';
import { type Completion, sessionsOf } from './program-progress.ts';
import type { ProgramRun } from './program-run.ts';

const NAME = 'ended-program-runs';
const LIFE_MS = 366 * 24 * 60 * 60 * 1000;

interface EndedRun {
  /** Begun again, it is another run. */
  startedAt: string;
  /** The day of its last training; null if she did none. */
  lastDay: string | null;
}

/** Ended runs keyed by the program's id. */
export type EndedRuns = Readonly<Record<string, EndedRun>>;

export interface KnownPrograms {
  programs: readonly KnownProgram[];
  runs: ReadonlyMap<string, ProgramRun>;
  trainings: Trainings;
  completions: readonly Completion[];
}

/**
 * A program that staff have withdrawn has ended if its weeks are kept as she finished them. So it has if she had done it when
 * this device last saw it, which `before` says.
 */
export function endedRunsOf(
  { programs, runs, trainings, completions }: KnownPrograms,
  before: EndedRuns,
): EndedRuns {
  const ended = [...runs].flatMap(([id, run]) => {
    const weeks = programs.find((each) => each.id === id)?.weeks ?? run.doneWeeks;
    if (!weeks) {
      const former = Object.hasOwn(before, id) ? before[id] : undefined;
      // Without a day it is from a former release, which called each withdrawn program ended.
      const wasDone = former?.startedAt === run.startedAt && former.lastDay !== null;
      return wasDone ? [[id, former] as const] : [];
    }
    const sessions = sessionsOf({ weeks }, run, completions);
    const open = sessions.filter(({ trainingId }) => trainings.get(trainingId)?.locked === false);
    if (open.some(({ isDone }) => !isDone)) return [];
    const lastDay =
      open
        .flatMap(({ doneOn }) => doneOn ?? [])
        .toSorted()
        .at(-1) ?? null;
    return [[id, { startedAt: run.startedAt, lastDay }] as const];
  });
  return Object.fromEntries(ended);
}

/** Returns her runs of programs that staff have withdrawn before she was through with them. `seen`: see seen-programs.ts. */
export function withdrawnRunsOf(
  known: KnownPrograms,
  before: EndedRuns,
  seen: Pick<ReadonlySet<string>, 'has'>,
): string[] {
  const ended = endedRunsOf(known, before);
  const published = new Set(known.programs.map(({ id }) => id));
  return [...known.runs.keys()].filter(
    (id) => seen.has(id) && !published.has(id) && !Object.hasOwn(ended, id),
  );
}

export function rememberEndedRuns(memberId: string, ended: EndedRuns): void {
  remember(memberId, NAME, ended, LIFE_MS);
}

export function recallEndedRuns(memberId: string): EndedRuns {
  return recall(memberId, NAME, isEndedRuns) ?? {};
}

export function hasEnded(ended: EndedRuns, programId: string, startedAt: string): boolean {
  return ended[programId]?.startedAt === startedAt;
}

/** Returns whether it ended before today: on the day itself it is still said that she has done it all. */
export function endedBefore(ended: EndedRuns, programId: string, startedAt: string, day: string): boolean {
  const lastDay = ended[programId]?.lastDay ?? '';
  return hasEnded(ended, programId, startedAt) && lastDay < day;
}

function isEndedRuns(value: unknown): value is EndedRuns {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEndedRun);
}

function isEndedRun(value: unknown): value is EndedRun {
  if (typeof value !== 'object' || value === null) return false;
  const { startedAt, lastDay }: Partial<Record<keyof EndedRun, unknown>> = value;
  return typeof startedAt === 'string' && (lastDay === null || typeof lastDay === 'string');
}
