/** Her exercises and weeks, as computed from the sessions on the phone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exercisesOf,
  figureOf,
  figuresIn,
  timesOf,
} from '../../../../../src/features/training/exercise-history/exercise-history.ts';
import { weeksOf } from '../../../../../src/features/training/exercise-history/training-weeks.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';

type PerformedSet = Session['sets'][number];

const squat = (repetitions: number | null, weight: number | null, number = 1): PerformedSet => ({
  __typename: 'PerformedSet',
  exerciseId: 'kukk-kangiga',
  exercise: 'Kükk kangiga',
  number,
  repetitions,
  seconds: null,
  weight,
  side: null,
  doneAt: '2026-11-20T18:00:00+02:00',
});
const plank = (seconds: number): PerformedSet => ({
  ...squat(null, null),
  exerciseId: 'plank',
  exercise: 'Plank',
  seconds,
});
const session = (day: string, sets: PerformedSet[], minutes: number | null = null) => ({
  id: day,
  eventDateTime: `${day}T18:00:00+02:00`,
  minutes,
  sets,
});
const newestFirst = [
  session('2026-11-20', [squat(8, 25, 2), squat(8, 25, 1), plank(40)], 45),
  session('2026-11-13', [squat(8, 20)], null),
  session('2026-11-12', []),
  session('2026-10-30', [squat(10, 20), squat(10, 20, 2)], 30),
];

describe('an exercise', () => {
  it('is listed with how often and when she last did it, the latest first', () => {
    expect(exercisesOf(newestFirst)).toEqual([
      { exerciseId: 'kukk-kangiga', name: 'Kükk kangiga', lastAt: '2026-11-20T18:00:00+02:00', times: 3 },
      { exerciseId: 'plank', name: 'Plank', lastAt: '2026-11-20T18:00:00+02:00', times: 1 },
    ]);
  });

  it('has each time that she did it, newest first, its sets in order and its records of their day', () => {
    const times = timesOf('kukk-kangiga', newestFirst);
    expect(
      times.map(({ sessionId, sets, isRecord }) => [sessionId, sets.map((set) => set.number), isRecord]),
    ).toEqual([
      ['2026-11-20', [1, 2], true],
      ['2026-11-13', [1], false],
      ['2026-10-30', [1, 2], false],
    ]);
  });

  it('shows the figures that its sets have', () => {
    const squats = timesOf('kukk-kangiga', newestFirst);
    expect(figuresIn(squats)).toEqual(['weight', 'estimated', 'volume', 'repetitions']);
    expect(squats.map((time) => figureOf(time, 'volume'))).toEqual([400, 160, 400]);
    expect(squats.map((time) => figureOf(time, 'weight'))).toEqual([25, 20, 20]);
    const planks = timesOf('plank', newestFirst);
    expect(figuresIn(planks)).toEqual(['seconds']);
    expect(planks.map((time) => figureOf(time, 'seconds'))).toEqual([40]);
  });

  it('is the same from all sessions as from its own, and loses none of its sets', () => {
    const anySets = fc.array(
      fc.oneof(
        fc
          .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 80 }))
          .map(([repetitions, weight]) => squat(repetitions, weight)),
        fc.integer({ min: 1, max: 90 }).map(plank),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(anySets, { maxLength: 20 }), (each) => {
        const sessions = each.map((sets, index) =>
          session(`2026-10-${String(30 - index).padStart(2, '0')}`, sets),
        );
        const own = sessions.filter(({ sets }) => sets.some(({ exerciseId }) => exerciseId === 'plank'));
        expect(timesOf('plank', sessions)).toEqual(timesOf('plank', own));
        const shown = exercisesOf(sessions).flatMap(({ exerciseId }) =>
          timesOf(exerciseId, sessions).flatMap(({ sets }) => sets),
        );
        expect(shown).toHaveLength(each.flat().length);
      }),
    );
  });
});

describe('her weeks', () => {
  it('go from this week back to the first, with those in which she did nothing', () => {
    expect(weeksOf(newestFirst, '2026-11-25')).toEqual([
      { monday: '2026-11-23', sets: 0, minutes: 0 },
      { monday: '2026-11-16', sets: 3, minutes: 45 },
      { monday: '2026-11-09', sets: 1, minutes: 0 },
      { monday: '2026-11-02', sets: 0, minutes: 0 },
      { monday: '2026-10-26', sets: 2, minutes: 30 },
    ]);
  });

  it('are none before she has trained', () => {
    expect(weeksOf([], '2026-11-25')).toEqual([]);
  });

  it('hold a session that a wrong clock put after today', () => {
    expect(weeksOf([session('2026-12-02', [], 20)], '2026-11-25')).toEqual([
      { monday: '2026-11-30', sets: 0, minutes: 20 },
    ]);
  });
});
