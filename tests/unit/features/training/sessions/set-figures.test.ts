/** The figures that stand on the screen before she has done a set. */
import { describe, expect, it } from 'vitest';
import type { PerformedSetInput } from '../../../../../contract/documents.generated.ts';
import { EXERCISE_NAME_MAX_LENGTH } from '../../../../../contract/limits.ts';
import { lastTimesOf, lastTimeWords } from '../../../../../src/features/training/sessions/last-time.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';
import {
  figuresBefore,
  setAsPlanned,
  weightAfter,
} from '../../../../../src/features/training/sessions/set-figures.ts';
import { planOf } from './one-exercise.ts';

/** A step for each change of its two sets of eight to ten. */
const planWith = (...changes: { sets: number; least?: number; most?: number }[]) =>
  setsOfPlan(
    planOf('DUMBBELLS').map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({
        ...block,
        steps: block.steps.flatMap((step) => changes.map((change) => ({ ...step, ...change }))),
      })),
    })),
  );
const [first, second, third] = planWith({ sets: 3 });

const performed = (number: number, repetitions: number, weight: number | null) => ({
  __typename: 'PerformedSet' as const,
  exerciseId: 'kukk-kangiga',
  exercise: 'Kükk kangiga',
  number,
  repetitions,
  seconds: null,
  weight,
  side: null,
  doneAt: '2026-11-20T18:00:00+02:00',
});

it('is kept where staff give its exercise a longer name than the server takes', () => {
  if (!first) throw new Error('The plan has no set');
  const exercise = { ...first.step.exercise, name: 'x'.repeat(EXERCISE_NAME_MAX_LENGTH + 1) };
  const set = setAsPlanned({ ...first, step: { ...first.step, exercise } });
  expect(set.exercise).toHaveLength(EXERCISE_NAME_MAX_LENGTH);
});

describe('figures before a set', () => {
  it('are the plan’s where she has never done it', () => {
    expect(first && figuresBefore(first, [], [])).toEqual({ repetitions: 10, weight: null });
  });

  it('are those of the same set the time before, and of the last one where that had fewer', () => {
    const lastTime = [performed(1, 10, 12), performed(2, 9, 12.5)];
    expect(first && figuresBefore(first, [], lastTime)).toEqual({ repetitions: 10, weight: 12 });
    expect(third && figuresBefore(third, [], lastTime)).toEqual({ repetitions: 9, weight: 12.5 });
  });

  it('are today’s before those of any other day', () => {
    const today: PerformedSetInput[] = [performed(1, 8, 14)];
    expect(second && figuresBefore(second, today, [performed(2, 10, 12)])).toEqual({
      repetitions: 8,
      weight: 14,
    });
  });

  it('have as many repetitions as the plan says, where she did fewer in another training', () => {
    const fewer = [performed(1, 5, 12)];
    expect(first && figuresBefore(first, [], fewer)).toEqual({ repetitions: 10, weight: 12 });
  });

  it('rise from set to set as they did the time before, until she lifts another weight', () => {
    const pyramid = [performed(1, 10, 30), performed(2, 9, 40), performed(3, 8, 50)];
    expect(second && figuresBefore(second, [performed(1, 10, 30)], pyramid).weight).toBe(40);
    expect(third && figuresBefore(third, [performed(2, 9, 40)], pyramid).weight).toBe(50);
    expect(second && figuresBefore(second, [performed(1, 10, 32)], pyramid).weight).toBe(32);
  });

  it('have the plan’s repetitions in another step of the same exercise, and its weight', () => {
    const [, , , fourth] = planWith({ sets: 3 }, { sets: 2, least: 15, most: 15 });
    expect(fourth && figuresBefore(fourth, [performed(3, 8, 14)], [])).toEqual({
      repetitions: 15,
      weight: 14,
    });
  });

  it('have no weight where the exercise has none', () => {
    const [squat] = setsOfPlan(planOf(null));
    expect(squat && figuresBefore(squat, [], []).weight).toBeNull();
  });
});

describe('a weight', () => {
  it('goes up over every whole kilogram and every plate, and down the same way', () => {
    const up = [null, 5, 6, 7, 7.5, 8, 9, 10, 11, 12, 12.5];
    for (const [index, weight] of up.slice(0, -1).entries())
      expect(weightAfter(weight, 1), String(weight)).toBe(up[index + 1]);
    for (const [index, weight] of up.slice(2).entries())
      expect(weightAfter(weight, -1), String(weight)).toBe(up[index + 1]);
  });

  it('ends at none, and at what can be kept', () => {
    expect(weightAfter(1, -1)).toBeNull();
    expect(weightAfter(null, -1)).toBeNull();
    expect(weightAfter(500, 1)).toBe(500);
  });
});

describe('„Eelmine kord“', () => {
  const session = (id: string, sets: Session['sets']) => ({ id, sets }) as Session;

  it('is said as she would say it', () => {
    const same = [performed(1, 10, 12), performed(2, 10, 12), performed(3, 10, 12)];
    expect(lastTimeWords(same)).toBe('3 × 10 × 12\u00A0kg');
    expect(lastTimeWords([performed(1, 10, 12), performed(2, 8, 12.5)])).toBe(
      '10 × 12\u00A0kg, 8 × 12,5\u00A0kg',
    );
    expect(lastTimeWords([performed(1, 10, null)])).toBe('10 kordust');
    expect(lastTimeWords([performed(1, 10, null), performed(2, 10, null)])).toBe('2 × 10');
    expect(lastTimeWords([])).toBeUndefined();
  });

  it('is of the newest session that has the exercise, and never of the one under way', () => {
    const sessions = [
      session('now', [performed(1, 1, 1)]),
      session('newer', []),
      session('older', [performed(2, 9, 12), performed(1, 10, 12)]),
      session('oldest', [performed(1, 5, 5)]),
    ];
    expect(lastTimesOf('kukk-kangiga', sessions, 'now')[0]?.map(({ number }) => number)).toEqual([1, 2]);
  });
});
