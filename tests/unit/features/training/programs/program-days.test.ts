import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../../../contract/moments.ts';
import { plannedDays, usualWeekdays } from '../../../../../src/features/training/programs/program-days.ts';
import { sessionsOf } from '../../../../../src/features/training/programs/program-progress.ts';
import { type ProgramRun, restOn } from '../../../../../src/features/training/programs/program-run.ts';

const PROGRAM = {
  weeks: [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ],
};
/** A Monday. */
const START = '2026-11-02';
const WEEKDAYS = [1, 3, 5];

const runWith = (...pauses: ProgramRun['pauses']): ProgramRun => ({
  startedAt: `${START}T00:00:00+02:00`,
  pauses,
  weekdays: WEEKDAYS,
});
const doneOn = (trainingId: string, day: string) => ({ trainingId, doneAt: `${day}T18:00:00+02:00` });

function planned(run: ProgramRun, today: string, ...done: ReturnType<typeof doneOn>[]): string[] {
  const sessions = sessionsOf(PROGRAM, run, done);
  const days = plannedDays(sessions, run, WEEKDAYS, today);
  return [...days].map(([{ trainingId }, day]) => `${trainingId} ${day.slice(8)}`);
}

describe('her trainings to come', () => {
  it('are on her weekdays, in order', () => {
    expect(planned(runWith(), START)).toEqual(['a 02', 'b 04', 'c 06', 'd 09', 'e 11', 'f 13']);
  });

  it('go on after a missed day with the very training that she missed', () => {
    const wednesdayMissed = planned(runWith(), '2026-11-05', doneOn('a', START));
    expect(wednesdayMissed).toEqual(['b 06', 'c 09', 'd 11', 'e 13', 'f 16']);
  });

  it('go on tomorrow at the earliest when she has done one today', () => {
    expect(planned(runWith(), START, doneOn('a', START))[0]).toBe('b 04');
  });

  it('do not begin a week of the program early because she was quick', () => {
    const quick = [doneOn('a', START), doneOn('b', '2026-11-03'), doneOn('c', '2026-11-04')];
    expect(planned(runWith(), '2026-11-05', ...quick)[0]).toBe('d 09');
  });

  it('are not known where she goes on beyond the calendar’s end', () => {
    for (const to of ['9999-12-31', '2100-01-01']) {
      const run = { ...runWith({ from: '2026-11-27', to }), weekdays: [1, 4] };
      const sessions = sessionsOf(PROGRAM, run, []);
      expect(plannedDays(sessions, run, [1, 4], '2026-11-27').size).toBe(0);
    }
  });

  it('move along with a rest of which the end is known, and with one that has ended', () => {
    const done = doneOn('a', START);
    const flu = { from: '2026-11-03', to: '2026-11-07' };
    const moved = ['b 09', 'c 11', 'd 13', 'e 16', 'f 18'];
    expect(planned(runWith(flu), '2026-11-03', done)).toEqual(moved);
    expect(planned(runWith(flu), '2026-11-08', done)).toEqual(moved);
    // The second week of the program would begin on the 9th.
    const early = [done, doneOn('b', '2026-11-08'), doneOn('c', '2026-11-08')];
    expect(planned(runWith(flu), '2026-11-09', ...early)[0]).toBe('d 13');
  });

  it('have no day while she does not know how long she will rest', () => {
    expect(planned(runWith({ from: '2026-11-03' }), '2026-11-05')).toEqual([]);
  });

  it('are never late, never two on a day, never in a rest and always on her weekdays', () => {
    const day = fc.integer({ min: -5, max: 40 }).map((days) => addDays(START, days));
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    const pause = fc
      .tuple(day, fc.option(fc.integer({ min: 0, max: 20 })))
      .map(([from, days]) => (days === null ? { from } : { from, to: addDays(from, days) }));
    const done = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), day).map(([id, on]) => doneOn(id, on)),
    );
    fc.assert(
      fc.property(
        day,
        weekdays,
        fc.array(pause, { maxLength: 4 }),
        done,
        (today, chosen, pauses, completions) => {
          const run = { ...runWith(), pauses: pauses.filter(({ from }) => from <= today) };
          const sessions = sessionsOf(
            PROGRAM,
            run,
            completions.filter(({ doneAt }) => doneAt.slice(0, 10) <= today),
          );
          const days = [...plannedDays(sessions, run, chosen, today).values()];
          const open = sessions.filter(({ isDone }) => !isDone).length;
          const isRestUnknown = restOn(run, today) !== undefined && restOn(run, today)?.to === undefined;
          expect(days).toHaveLength(isRestUnknown ? 0 : open);
          expect(days).toEqual([...new Set(days)].toSorted());
          for (const each of days) {
            expect(each >= today && each >= START).toBe(true);
            expect(chosen).toContain(weekdayOf(each));
            expect(restOn(run, each)).toBeUndefined();
          }
        },
      ),
    );
  });
});

it('her usual weekdays are as many as the fullest week has trainings', () => {
  expect(usualWeekdays(PROGRAM.weeks)).toEqual([1, 3, 5]);
  expect(usualWeekdays([['a'], ['a', 'b', 'c', 'd']])).toHaveLength(4);
  expect(usualWeekdays([[]])).toEqual([1]);
});
