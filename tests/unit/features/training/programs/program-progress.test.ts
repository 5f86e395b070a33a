import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSession, sessionsOf } from '../../../../../src/features/training/programs/program-progress.ts';

const PROGRAM = {
  weeks: [
    ['a', 'b', 'a'],
    ['b', 'c'],
  ],
};
const START = { startedAt: '2026-11-02T00:00:00+02:00' };

const doneOn = (trainingId: string, day: string) => ({ trainingId, doneAt: `${day}T18:00:00+02:00` });
const doneOf = (completions: ReturnType<typeof doneOn>[], start: typeof START | undefined = START) =>
  sessionsOf(PROGRAM, start, completions)
    .filter(({ isDone }) => isDone)
    .map(({ trainingId, week }) => `${week}${trainingId}`);
const all = () => true;

describe('sessionsOf', () => {
  it('ticks a training that occurs twice once for each time it was done', () => {
    expect(doneOf([doneOn('a', '2026-11-03')])).toEqual(['0a']);
    expect(doneOf([doneOn('a', '2026-11-05'), doneOn('a', '2026-11-03')])).toEqual(['0a', '0a']);
  });

  it('counts what was done since she started, wherever she marked it, and nothing earlier', () => {
    expect(doneOf([doneOn('c', '2026-11-02'), doneOn('b', '2026-11-01')])).toEqual(['1c']);
  });

  it('counts nothing before she starts, and nothing outside the program', () => {
    expect(sessionsOf(PROGRAM, undefined, [doneOn('a', '2026-11-03')]).some(({ isDone }) => isDone)).toBe(
      false,
    );
    expect(doneOf([doneOn('x', '2026-11-03')])).toEqual([]);
  });

  it('never loses what was done, however many days were missed', () => {
    const completions = fc.array(
      fc.record({ trainingId: fc.constantFrom('a', 'b', 'c', 'x'), day: fc.integer({ min: 2, max: 28 }) }),
    );
    fc.assert(
      fc.property(completions, fc.constantFrom('a', 'b', 'c'), (done, more) => {
        const before = done.map(({ trainingId, day }) =>
          doneOn(trainingId, `2026-11-${String(day).padStart(2, '0')}`),
        );
        const after = [...before, doneOn(more, '2026-12-20')];
        expect(doneOf(after).length).toBeGreaterThanOrEqual(doneOf(before).length);
        expect(doneOf(after)).toEqual(expect.arrayContaining(doneOf(before)));
      }),
    );
  });
});

describe('nextSession', () => {
  it('is the first one not done, although days passed and later ones are done', () => {
    const sessions = sessionsOf(PROGRAM, START, [doneOn('a', '2026-11-03'), doneOn('c', '2026-12-24')]);
    expect(nextSession(sessions, all)).toMatchObject({ trainingId: 'b', week: 0 });
  });

  it('skips what is closed to her', () => {
    const sessions = sessionsOf(PROGRAM, START, [doneOn('a', '2026-11-03')]);
    expect(nextSession(sessions, (id) => id !== 'b')).toMatchObject({ trainingId: 'a', week: 0 });
  });

  it('is undefined when all are done', () => {
    const done = ['a', 'b', 'a', 'b', 'c'].map((id, index) => doneOn(id, `2026-11-1${index}`));
    expect(nextSession(sessionsOf(PROGRAM, START, done), all)).toBeUndefined();
  });
});
