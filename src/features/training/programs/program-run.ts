/** Her run of one program, put together from its marks. */
import { daysBetween } from '../../../../contract/moments.ts';
import { pauseOf, programOf, type ProgramPause } from '../../../../contract/marks/program-pause.mark.ts';
import type { ProgramDone } from '../../../../contract/marks/program-done.mark.ts';
import type { Pause, ProgramStart } from '../../../../contract/marks/program-start.mark.ts';

export interface ProgramRun {
  /** A moment; her completions from then on count. */
  startedAt: string;
  pauses: readonly Pause[];
  /** Undefined as long as she has not chosen any. */
  weekdays: readonly number[] | undefined;
  /** The weeks of the program as she finished it. */
  doneWeeks?: ProgramDone['weeks'];
}

/** `pauses` may hold those of other programs, by the keys of their marks. */
export function runOf(
  programId: string,
  start: ProgramStart,
  pauses: Iterable<readonly [key: string, pause: ProgramPause]>,
  weekdays: readonly number[] | undefined,
  done?: ProgramDone,
): ProgramRun {
  const own = [...pauses].flatMap(([key, pause]) =>
    programOf(key) === programId ? (pauseOf(key, pause) ?? []) : [],
  );
  return {
    startedAt: start.startedAt,
    pauses: [...start.pauses, ...own],
    weekdays,
    ...(done?.startedAt === start.startedAt && { doneWeeks: done.weeks }),
  };
}

/**
 * The rest that `day` is part of. If she announced several, from two phones, it is the one that lasts longest: she ends them all
 * at once.
 */
export function restOn({ pauses }: Pick<ProgramRun, 'pauses'>, day: string): Pause | undefined {
  const covering = pauses.filter(({ from, to }) => from <= day && (to === undefined || day < to));
  const longest = covering.reduce<Pause | undefined>(
    (one, other) => (lastsLonger(other, one) ? other : one),
    undefined,
  );
  if (!longest) return undefined;
  const from = covering.reduce((earliest, pause) => (pause.from < earliest ? pause.from : earliest), day);
  return { ...longest, from };
}

function lastsLonger({ to }: Pause, than: Pause | undefined): boolean {
  if (!than) return true;
  return than.to !== undefined && (to === undefined || to > than.to);
}

/** Whole days of rest since the start, up to `today` or to the end of the rest that she has announced. */
export function restedDays(
  { startedAt, pauses }: Pick<ProgramRun, 'startedAt' | 'pauses'>,
  today: string,
): number {
  let counted = startedAt.slice(0, 10);
  let days = 0;
  for (const { from, to = today } of pauses.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const since = from > counted ? from : counted;
    if (to <= since) continue;
    days += daysBetween(since, to);
    counted = to;
  }
  return days;
}
