/** Tests which set is her best, and which are records (decision 062). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestSetOf,
  compareSets,
  estimatedMaximum,
  recordsOf,
} from '../../../../../src/features/training/sessions/records.ts';

const set = (
  repetitions: number | null,
  weight: number | null,
  exerciseId: string | null = 'kukk-kangiga',
) => ({
  exerciseId,
  exercise: 'Kükk kangiga',
  number: 1,
  repetitions,
  weight,
  doneAt: '2026-11-20T18:00:00+02:00',
});
const before = (...sets: ReturnType<typeof set>[]) => [{ id: 'before', sets }];
const now = (...sets: ReturnType<typeof set>[]) => ({ id: 'now', sets });

const anySet = fc
  .record({
    repetitions: fc.option(fc.integer({ min: 0, max: 40 })),
    weight: fc.option(fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2)),
    exerciseId: fc.constantFrom('kukk-kangiga', 'sild', null),
  })
  .map(({ repetitions, weight, exerciseId }) => set(repetitions, weight, exerciseId));
const someSets = fc.array(anySet, { maxLength: 12 });

describe('a record', () => {
  it('is more weight for as many repetitions, or more repetitions with the same weight', () => {
    expect(recordsOf(now(set(10, 22.5)), before(set(10, 20)))).toEqual([set(10, 22.5)]);
    expect(recordsOf(now(set(12, 20)), before(set(11, 20)))).toEqual([set(12, 20)]);
    expect(recordsOf(now(set(15, null)), before(set(14, null)))).toEqual([set(15, null)]);
  });

  it('is fewer repetitions with so much more weight that it says more of her strength', () => {
    expect(recordsOf(now(set(5, 24)), before(set(10, 20)))).toEqual([set(5, 24)]);
    expect(recordsOf(now(set(5, 22)), before(set(10, 20)))).toEqual([]);
  });

  it('is not many repetitions with little weight', () => {
    expect(recordsOf(now(set(40, 15)), before(set(10, 20)))).toEqual([]);
  });

  it('is neither the first time, nor the first with weight, nor one without weight where she has lifted', () => {
    expect(recordsOf(now(set(10, 20)), [])).toEqual([]);
    expect(recordsOf(now(set(10, 5)), before(set(12, null)))).toEqual([]);
    expect(recordsOf(now(set(30, null)), before(set(10, 20), set(12, null)))).toEqual([]);
  });

  it('is one to an exercise, its best, and never of one that the catalogue does not know', () => {
    const sets = [set(11, 20), set(12, 20), set(20, null, null), set(13, null, 'sild')];
    const earlier = before(set(10, 20), set(1, null, null), set(12, null, 'sild'));
    expect(recordsOf(now(...sets), earlier)).toEqual([sets[1], sets[3]]);
  });

  it('is not compared with the session itself, which may be among those on the phone', () => {
    expect(recordsOf(now(set(12, 20)), [now(set(12, 20)), ...before(set(10, 20))])).toEqual([set(12, 20)]);
  });

  it('beats every counted set before it, and no other of its exercise in the session beats it', () => {
    fc.assert(
      fc.property(someSets, someSets, (earlier, sets) => {
        for (const record of recordsOf(now(...sets), before(...earlier))) {
          const isOf = (each: { exerciseId: string | null }) => each.exerciseId === record.exerciseId;
          const counted = (each: { repetitions: number | null }) => (each.repetitions ?? 0) > 0;
          expect(earlier.filter(isOf).filter(counted)).not.toEqual([]);
          for (const other of earlier.filter(isOf).filter(counted))
            expect(compareSets(record, other)).toBeGreaterThan(0);
          for (const other of sets.filter(isOf).filter(counted))
            expect(compareSets(record, other)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is never made by doing exactly as much again', () => {
    fc.assert(
      fc.property(someSets, (sets) => {
        expect(recordsOf(now(...sets), before(...sets))).toEqual([]);
      }),
    );
  });
});

describe('the best set', () => {
  it('is the same whatever the order she did them in', () => {
    fc.assert(
      fc.property(someSets, (sets) => {
        const figures = (each: ReturnType<typeof set> | undefined) => [each?.repetitions, each?.weight ?? 0];
        const [one, other] = [bestSetOf(sets), bestSetOf(sets.toReversed())];
        // No weight and 0 kg are the same figure.
        expect([figures(one)[0], figures(one)[1] || 0]).toEqual([figures(other)[0], figures(other)[1] || 0]);
      }),
    );
  });

  it('is estimated by Epley up to ten repetitions, and one repetition is what she lifted', () => {
    expect(estimatedMaximum(set(1, 60))).toBe(60);
    expect(estimatedMaximum(set(6, 60))).toBe(72);
    expect(estimatedMaximum(set(10, 60))).toBe(80);
    expect(estimatedMaximum(set(25, 60))).toBe(80);
    expect(estimatedMaximum(set(0, 60))).toBe(0);
    expect(estimatedMaximum(set(null, 60))).toBe(0);
  });
});
