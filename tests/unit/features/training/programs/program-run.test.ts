// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { programDone } from '../../../../../contract/marks/program-done.mark.ts';
import { pauseKey, programPause } from '../../../../../contract/marks/program-pause.mark.ts';
import { programStart } from '../../../../../contract/marks/program-start.mark.ts';
import { programWeekdays } from '../../../../../contract/marks/program-weekdays.mark.ts';
import { addDays, dayOf } from '../../../../../contract/moments.ts';
import { countingMark, doesCount, valueOf } from '../../../../../src/platform/marks/mark-value.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import {
  beginProgram,
  changeWeekdays,
  keepFinished,
  leaveProgram,
  pauseProgram,
  pauseUntil,
  resumeProgram,
} from '../../../../../src/features/training/programs/change-program-run.ts';
import { weekdaysAfter } from '../../../../../src/features/training/programs/chosen-weekdays.ts';
import { restedDays, restOn, runOf } from '../../../../../src/features/training/programs/program-run.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { openOutbox } from '../../member-page.tsx';

const ID = 'hoog-sisse';
const START = '2026-11-02';
const day = (days: number) => addDays(START, days);

let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOutbox();
});

const store = () => registerOf(outbox);

/** Her run as screens put it together. */
function run() {
  const { marks } = store();
  const start = valueOf(programStart, countingMark(marks, programStart, ID));
  const pauses = [...marks.values()].flatMap((mark) => {
    const value =
      mark.kind === programPause.name && doesCount(mark, programPause) && valueOf(programPause, mark);
    return value ? [[mark.key, value] as const] : [];
  });
  const weekdays = valueOf(programWeekdays, countingMark(marks, programWeekdays, ID));
  return start && runOf(ID, start, pauses, weekdays);
}

const begin = (on = START) => beginProgram(store(), ID, START, { day: on, weekdays: [1, 3, 5] });

/** As its chip does it. */
const pressWeekday = (weekday: number) =>
  changeWeekdays(store(), ID, (kept = [1, 4]) => weekdaysAfter(kept, weekday));

describe('a run', () => {
  it('counts from the first minute of its day, which may be to come', async () => {
    await begin(day(3));
    expect(run()?.startedAt).toMatch(/^2026-11-05T00:00:00/);
    expect(run()?.weekdays).toEqual([1, 3, 5]);
  });

  it('promise 2: has every weekday that she pressed at once, and keeps one of them', async () => {
    await begin();
    const press = (weekdays: number[]) => Promise.all(weekdays.map(pressWeekday));
    await press([6, 1, 2]);
    expect(run()?.weekdays).toEqual([2, 3, 5, 6]);
    await press([2, 3, 5, 6]);
    expect(run()?.weekdays).toEqual([6]);
  });

  it('begins with the usual weekdays where she presses one before she has chosen any', async () => {
    await beginProgram(store(), ID, START, { day: START, weekdays: undefined });
    await pressWeekday(6);
    expect(run()?.weekdays).toEqual([1, 4, 6]);
  });

  it('rests from one day until another, which she may say later or never', async () => {
    await begin();
    await pauseProgram(store(), ID, day(3));
    expect(restOn(run()!, day(9))).toEqual({ from: day(3) });
    await pauseUntil(store(), ID, day(4), day(7));
    expect(restOn(run()!, day(6))).toEqual({ from: day(3), to: day(7) });
    expect(restOn(run()!, day(7))).toBeUndefined();
    await pauseUntil(store(), ID, day(4), undefined);
    expect(restOn(run()!, day(9))).toEqual({ from: day(3) });
    await resumeProgram(store(), ID, day(5));
    expect(restOn(run()!, day(5))).toBeUndefined();
    expect(restedDays(run()!, day(20))).toBe(2);
  });

  it('has no rest of a day on which she went on again', async () => {
    await begin();
    await pauseProgram(store(), ID, day(3));
    await resumeProgram(store(), ID, day(3));
    expect(run()?.pauses).toEqual([]);
  });

  it('keeps the rests that two phones announced, counts no day twice, and ends both at once', async () => {
    await begin();
    await saveMark(store(), programPause, pauseKey(ID, day(3)), {});
    await saveMark(store(), programPause, pauseKey(ID, day(5)), { to: day(8) });
    expect(restOn(run()!, day(6))).toEqual({ from: day(3) });
    await resumeProgram(store(), ID, day(7));
    expect(restOn(run()!, day(7))).toBeUndefined();
    expect(restedDays(run()!, day(20))).toBe(4);
  });

  it('goes on after a rest that a former release stored within the start', async () => {
    const startedAt = `${START}T00:00:00+02:00`;
    await saveMark(store(), programStart, ID, {
      startedAt,
      pauses: [{ from: day(1), to: day(2) }, { from: day(4) }],
    });
    expect(restOn(run()!, day(6))).toEqual({ from: day(4) });
    await resumeProgram(store(), ID, day(6));
    expect(restOn(run()!, day(6))).toBeUndefined();
    expect(restedDays(run()!, day(20))).toBe(3);
    expect(dayOf(run()!.startedAt)).toBe(START);
  });

  it('begins again without the rests of the one before', async () => {
    await begin();
    await pauseProgram(store(), ID, day(1));
    await leaveProgram(store(), ID, day(4));
    expect(run()).toBeUndefined();
    await beginProgram(store(), ID, day(4), { day: day(4), weekdays: [2] });
    expect(restOn(run()!, day(4))).toBeUndefined();
    expect(restedDays(run()!, day(20))).toBe(0);
  });

  it('promise 2: stays finished where it could not be begun again', async () => {
    await begin();
    await keepFinished(store(), ID, { startedAt: run()!.startedAt, weeks: [['a']] });
    const save = store().save.bind(store());
    const saving = vi.spyOn(store(), 'save').mockImplementation(async (marks) => {
      if (marks.some(({ mark }) => mark.kind === programStart.name)) throw new Error('The disk is full');
      await save(marks);
    });
    await expect(begin(day(30))).rejects.toThrow('The disk is full');
    saving.mockRestore();
    expect(countingMark(store().marks, programDone, ID)).toBeDefined();
    await begin(day(30));
    expect(countingMark(store().marks, programDone, ID)).toBeUndefined();
  });

  it('has the usual weekdays, and no entry about them, unless she chooses others', async () => {
    await beginProgram(store(), ID, START, { day: START, weekdays: undefined });
    expect(run()?.weekdays).toBeUndefined();
    expect(outbox.entries).toHaveLength(1);
    await begin();
    expect(run()?.weekdays).toEqual([1, 3, 5]);
    await beginProgram(store(), ID, START, { day: START, weekdays: undefined });
    expect(run()?.weekdays).toBeUndefined();
  });

  it('has no rests of another program', async () => {
    await begin();
    await pauseProgram(store(), `${ID}-2`, day(1));
    expect(run()?.pauses).toEqual([]);
  });
});
