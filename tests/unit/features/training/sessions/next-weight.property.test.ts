/** When the next weight is proposed, and which (decision 063). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Equipment } from '../../../../../contract/enumerations.ts';
import { proposedWeight } from '../../../../../src/features/training/sessions/next-weight.ts';
import type { PlannedSet } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { planStep, setsOfSteps } from '../../../../support/written-plan.ts';

const planOf = (equipment: Equipment | null, unit: 'REPETITIONS' | 'METRES' = 'REPETITIONS') => {
  const step = planStep('kukk-kangiga', { sets: 2, unit, least: 8 });
  return setsOfSteps({ ...step, exercise: { ...step.exercise, equipment } });
};
const set = (number: number, repetitions: number, weight: number | null) => ({
  exerciseId: 'kukk-kangiga',
  exercise: 'Kükk kangiga',
  number,
  repetitions,
  weight,
  doneAt: '2026-11-20T18:00:00+02:00',
});
const time = (weight: number | null, repetitions = 10) => [
  set(1, repetitions, weight),
  set(2, repetitions, weight),
];
const firstOf = (sets: readonly PlannedSet[]): PlannedSet => {
  const [first] = sets;
  if (!first) throw new Error('The plan has no set');
  return first;
};
const barbell = planOf('BARBELL');
const proposed = (times: ReturnType<typeof time>[], sets = barbell) =>
  proposedWeight(firstOf(sets), sets, times);

describe('the next weight', () => {
  it('is proposed after all repetitions twice in a row, as the equipment comes', () => {
    expect(proposed([time(20), time(20)])).toBe(22.5);
    expect(proposed([time(20), time(20)], planOf('MACHINE'))).toBe(22.5);
    expect(proposed([time(8), time(8)], planOf('DUMBBELLS'))).toBe(9);
    expect(proposed([time(10), time(10)], planOf('DUMBBELLS'))).toBe(12);
    expect(proposed([time(8), time(8)], planOf('KETTLEBELL'))).toBe(10);
    expect(proposed([time(16), time(16)], planOf('KETTLEBELL'))).toBe(20);
  });

  it('is not proposed after once, after a set left out, or after one repetition less', () => {
    expect(proposed([time(20)])).toBeNull();
    expect(proposed([time(20), [set(1, 10, 20)]])).toBeNull();
    expect(proposed([time(20), time(20, 9)])).toBeNull();
    expect(proposed([time(20, 9), time(20), time(20)])).toBeNull();
  });

  it('is not proposed where the weight was another, or there was none, or no repetitions are counted', () => {
    expect(proposed([time(20), time(17.5)])).toBeNull();
    expect(proposed([time(null), time(null)])).toBeNull();
    expect(proposed([time(20), time(20)], planOf('BARBELL', 'METRES'))).toBeNull();
    expect(proposed([time(500), time(500)])).toBeNull();
  });

  it('looks at each set by itself where the first are lighter', () => {
    const ramp = [set(1, 10, 15), set(2, 10, 20)];
    expect(barbell.map((planned) => proposedWeight(planned, barbell, [ramp, ramp]))).toEqual([17.5, 22.5]);
  });

  it('is always more than she lifted both times with all repetitions', () => {
    const anyTime = fc
      .tuple(fc.integer({ min: 8, max: 12 }), fc.integer({ min: 0, max: 12 }))
      .map(([repetitions, halves]) => time(halves / 2, repetitions));
    fc.assert(
      fc.property(fc.array(anyTime, { maxLength: 4 }), (times) => {
        const next = proposed(times);
        const last = times.slice(0, 2);
        const isEarned =
          last.length === 2 &&
          last.flat().every(({ repetitions }) => repetitions >= 10) &&
          new Set(last.flat().map(({ weight }) => weight)).size === 1 &&
          (last[0]?.[0]?.weight ?? 0) > 0;
        expect(next !== null).toBe(isEarned);
        if (next !== null) expect(next).toBeGreaterThan(last[0]?.[0]?.weight ?? 0);
      }),
    );
  });
});
