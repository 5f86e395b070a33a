import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SESSION_MAX_SETS } from '../../../src/contract/limits.ts';
import { mergedSets } from '../../../src/contract/session-sets.ts';

const set = fc.record({
  exerciseId: fc.constantFrom('kukk', 'plank', null),
  exercise: fc.constantFrom('Kükk', 'Plank'),
  number: fc.integer({ min: 1, max: 4 }),
  side: fc.constantFrom('LEFT', 'RIGHT', null),
  doneAt: fc
    .integer({ min: 0, max: 3_600_000 })
    .map((ms) => new Date(Date.UTC(2026, 10, 20) + ms).toISOString()),
});
const sets = fc.uniqueArray(set, {
  maxLength: 8,
  selector: ({ exerciseId, exercise, number, side }) => `${exerciseId ?? exercise} ${number} ${side}`,
});
const inAnyOrder = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).sort();

it('promise 2: the sets of two phones are the same whichever comes first, and none of an exercise is missing', () => {
  fc.assert(
    fc.property(sets, sets, (one, other) => {
      // Of two sets of one moment the one that stands stays, so sets that differ in their words alone are left out.
      fc.pre(new Set([...one, ...other].map(({ doneAt }) => doneAt)).size === one.length + other.length);
      const merged = mergedSets(one, other);
      expect(inAnyOrder(mergedSets(other, one))).toEqual(inAnyOrder(merged));
      expect(mergedSets(merged, other)).toBe(merged);
      expect(mergedSets(merged, one)).toBe(merged);
      const numbersOf = (all: typeof one) => new Set(all.map(({ number }) => number));
      expect(numbersOf([...merged])).toEqual(numbersOf([...one, ...other]));
    }),
  );
});

it('is never more sets than a session may have', () => {
  const many = Array.from({ length: SESSION_MAX_SETS }, (_, number) => ({
    exercise: 'Kükk',
    number,
    doneAt: '2026-11-20T08:00:00Z',
  }));
  expect(mergedSets(many, [{ exercise: 'Plank', number: 1, doneAt: '2026-11-20T08:00:00Z' }])).toBe(many);
});
