/** Her changes to a program. Each is a mark, or several; repeating one that was cut short completes it. */
import { MARK_VALUE_MAX_LENGTH } from '../../../../contract/limits.ts';
import { type ProgramDone, programDone } from '../../../../contract/marks/program-done.mark.ts';
import { pauseKey, programPause } from '../../../../contract/marks/program-pause.mark.ts';
import { programStart } from '../../../../contract/marks/program-start.mark.ts';
import { programWeekdays } from '../../../../contract/marks/program-weekdays.mark.ts';
import { momentOf } from '../../../../contract/moments.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { countingMark, valueOf } from '../../../platform/marks/mark-value.ts';
import { changeMark, keepMark, saveMark } from '../../../platform/marks/save-mark.ts';

export interface ProgramBeginning {
  /**
   * The day from whose first minute trainings count: many decide after the first training. Without it they count from now on:
   * today's trainings ended the run before.
   */
  day?: string;
  /** Undefined if she leaves them as usual. */
  weekdays: readonly number[] | undefined;
}

export async function beginProgram(
  store: MarkStore,
  programId: string,
  today: string,
  { day, weekdays }: ProgramBeginning,
): Promise<void> {
  await resumeProgram(store, programId, today);
  await changeMark(store, programWeekdays, programId, (kept) => {
    if (String(kept) === String(weekdays)) return undefined;
    return weekdays ?? null;
  });
  const startedAt = momentOf(day === undefined ? new Date() : new Date(`${day}T00:00`));
  await saveMark(store, programStart, programId, { startedAt, pauses: [] });
  // This comes last: of another start it counts for nothing, and if this one could not be stored, it stays finished.
  await forgetFinished(store, programId);
}

/** `change` is given the current days, undefined if they are the usual ones; if it returns undefined, they stay. */
export function changeWeekdays(
  store: MarkStore,
  programId: string,
  change: (kept: readonly number[] | undefined) => readonly number[] | undefined,
): Promise<void> {
  return changeMark(store, programWeekdays, programId, change);
}

/** Pauses it from today until she goes on. */
export function pauseProgram(store: MarkStore, programId: string, today: string): Promise<void> {
  return saveMark(store, programPause, pauseKey(programId, today), {});
}

/** Sets the day on which a lasting rest will end; undefined if she does not know. */
export async function pauseUntil(
  store: MarkStore,
  programId: string,
  today: string,
  to: string | undefined,
): Promise<void> {
  await changeRests(store, programId, today, () => (to === undefined ? {} : { to }));
}

/** Ends every rest, from whichever phone. One that began today was none. */
export function resumeProgram(store: MarkStore, programId: string, today: string): Promise<void> {
  return changeRests(store, programId, today, (from) => (from < today ? { to: today } : null));
}

export async function leaveProgram(store: MarkStore, programId: string, today: string): Promise<void> {
  await resumeProgram(store, programId, today);
  await saveMark(store, programStart, programId, null);
  await forgetFinished(store, programId);
}

/** Keeps it as she finished it. One that is too long for a mark goes on with what staff make of it. */
export function keepFinished(store: MarkStore, programId: string, done: ProgramDone): Promise<void> {
  const kept = JSON.stringify(done);
  const begun = Date.parse(done.startedAt);
  return keepMark(store, programDone, programId, (before) => {
    // One of a later start is of the run that she has begun since.
    const isOver = before !== undefined && Date.parse(before.startedAt) > begun;
    return isOver || JSON.stringify(before) === kept || kept.length > MARK_VALUE_MAX_LENGTH
      ? undefined
      : done;
  });
}

function forgetFinished(store: MarkStore, programId: string): Promise<void> {
  return changeMark(store, programDone, programId, (done) => done && null);
}

async function changeRests(
  store: MarkStore,
  programId: string,
  today: string,
  changed: (from: string) => { to?: string } | null,
): Promise<void> {
  await store.ready;
  const lasts = ({ to }: { to?: string }) => to === undefined || to > today;
  const started = valueOf(programStart, countingMark(store.marks, programStart, programId));
  // A former release stored them within the start. Each becomes a mark of its own when it is changed.
  const former = started?.pauses.filter(lasts).map(({ from }) => from) ?? [];
  if (former.length > 0) {
    await changeMark(
      store,
      programStart,
      programId,
      (start) => start && { ...start, pauses: start.pauses.filter((pause) => !lasts(pause)) },
    );
  }
  const prefix = pauseKey(programId, '');
  const own = [...store.marks.values()].flatMap((mark) => {
    const pause = mark.kind === programPause.name ? valueOf(programPause, mark) : undefined;
    return pause && mark.key.startsWith(prefix) && lasts(pause) ? [mark.key.slice(prefix.length)] : [];
  });
  for (const from of new Set([...former, ...own])) {
    await saveMark(store, programPause, pauseKey(programId, from), changed(from));
  }
}
