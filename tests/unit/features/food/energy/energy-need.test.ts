import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENERGY_GOAL_MAX_KCAL, energyGoal } from '../../../../../contract/marks/energy-goal.mark.ts';
import {
  ACTIVITY_LEVELS,
  type Activity,
  CONDITIONS,
  energyNeed,
  type EnergyQuestion,
  fatFreeKg,
  GOALS,
  leastGoalKcal,
  restingEnergy,
} from '../../../../../src/features/food/energy/energy-need.ts';

const USUAL: EnergyQuestion = {
  ageYears: 30,
  heightCm: 165,
  weightKg: 60,
  bodyFatPercent: undefined,
  activity: 'act2',
  goal: 'keep',
  condition: 'none',
  deficitPercent: 15,
};

function needOf(changes: Partial<EnergyQuestion>) {
  const need = energyNeed({ ...USUAL, ...changes });
  if (!need) throw new Error('No number was given');
  return need;
}

/** Weight, height, age; resting energy; energy use at 1.4, 1.6, 1.8, 2.0; losing 15 % at 1.6. */
const VECTORS = [
  [75, 165.1, 45, 1395.88, [1954, 2233, 2513, 2792], 1900],
  [60, 165, 30, 1320.25, [1848, 2112, 2376, 2640], 1800],
  [72, 170, 42, 1411.5, [1976, 2258, 2541, 2823], 1920],
  [95, 168, 50, 1589, [2225, 2542, 2860, 3178], 2160],
  [48, 158, 35, 1131.5, [1584, 1810, 2037, 2263], 1540],
] as const;

describe.each(VECTORS)(
  'a woman of %s kg, %s cm, %s years',
  (weightKg, heightCm, ageYears, resting, totals, losing) => {
    const body = { weightKg, heightCm, ageYears };

    it('uses at rest what Mifflin and St Jeor predict', () => {
      expect(restingEnergy({ ...body, bodyFatPercent: undefined })).toBeCloseTo(resting, 1);
      expect(needOf(body).formula).toBe('MIFFLIN_ST_JEOR');
    });

    it('uses in a day that number times EFSA’s activity level', () => {
      const activities = Object.keys(ACTIVITY_LEVELS) as Activity[];
      for (const [index, activity] of activities.entries())
        expect(Math.abs(needOf({ ...body, activity }).totalKcal - (totals[index] ?? 0))).toBeLessThanOrEqual(
          0.5,
        );
    });

    it('is advised to eat fifteen percent less to lose weight', () => {
      expect(needOf({ ...body, goal: 'lose' }).targetKcal).toBe(losing);
    });
  },
);

describe('with a known body fat percentage', () => {
  it('uses Katch and McArdle', () => {
    expect(restingEnergy({ ...USUAL, bodyFatPercent: 28 })).toBeCloseTo(1303.12, 2);
    expect(needOf({ bodyFatPercent: 28 }).formula).toBe('KATCH_MCARDLE');
    expect(30 * fatFreeKg(60, 28)).toBeCloseTo(1296);
  });

  it('never leaves less than 30 kcal per kg of fat-free mass, besides training, for losing weight', () => {
    const question = fc.record({
      weightKg: fc.integer({ min: 35, max: 250 }),
      bodyFatPercent: fc.integer({ min: 10, max: 55 }),
      activity: fc.constantFrom(...(Object.keys(ACTIVITY_LEVELS) as Activity[])),
      deficitPercent: fc.constantFrom(10, 15, 20),
    });
    fc.assert(
      fc.property(question, ({ weightKg, bodyFatPercent, activity, deficitPercent }) => {
        const need = energyNeed({
          ...USUAL,
          heightCm: 130,
          goal: 'lose',
          weightKg,
          bodyFatPercent,
          activity,
          deficitPercent,
        });
        if (!need) return;
        const trainingKcal = need.restingKcal * (ACTIVITY_LEVELS[activity] - ACTIVITY_LEVELS.act1);
        expect((need.targetKcal - trainingKcal) / fatFreeKg(weightKg, bodyFatPercent)).toBeGreaterThan(30);
      }),
    );
  });
});

describe('the floor', () => {
  it('is 1200 kcal, and is reported when it applies', () => {
    const need = needOf({ weightKg: 45, heightCm: 150, ageYears: 60, activity: 'act1', goal: 'lose' });
    expect(need.restingKcal).toBe(926.5);
    expect(Math.round(need.totalKcal)).toBe(1297);
    expect(need.targetKcal).toBe(1200);
    expect(need.cautions).toContain('FLOOR');
  });

  it('is never crossed, not even by the range, whatever the input', () => {
    const question: fc.Arbitrary<EnergyQuestion> = fc.record({
      ageYears: fc.integer({ min: 18, max: 80 }),
      heightCm: fc.integer({ min: 130, max: 210 }),
      weightKg: fc.integer({ min: 35, max: 250 }),
      bodyFatPercent: fc.option(fc.integer({ min: 10, max: 55 }), { nil: undefined }),
      activity: fc.constantFrom(...(Object.keys(ACTIVITY_LEVELS) as Activity[])),
      goal: fc.constantFrom(...GOALS),
      condition: fc.constantFrom(...CONDITIONS),
      deficitPercent: fc.constantFrom(10, 15, 20),
    });
    fc.assert(
      fc.property(question, (asked) => {
        const need = energyNeed(asked);
        if (!need) return;
        expect(need.fromKcal).toBeGreaterThanOrEqual(Math.max(1200, need.restingKcal));
        expect(need.targetKcal).toBeGreaterThanOrEqual(need.fromKcal);
        expect(need.toKcal).toBeGreaterThan(need.targetKcal);
        expect(need.targetKcal % 10).toBe(0);
        if (asked.goal === 'lose') expect(need.totalKcal - need.targetKcal).toBeLessThanOrEqual(505);
      }),
    );
  });
});

describe('limits and cautions', () => {
  it('gives no number to an underweight woman who wants to lose weight', () => {
    expect(energyNeed({ ...USUAL, weightKg: 50, goal: 'lose' })).toBeUndefined();
    expect(needOf({ weightKg: 50, goal: 'keep' }).cautions).toEqual([]);
  });

  it('warns below a body mass index of 20', () => {
    expect(needOf({ weightKg: 53, goal: 'lose' }).cautions).toEqual(['LOW_BMI']);
    expect(needOf({ weightKg: 56, goal: 'lose' }).cautions).toEqual([]);
  });

  it.each([
    ['pregnant1', 70],
    ['pregnant2', 260],
    ['pregnant3', 500],
    ['breastfeeding', 500],
  ] as const)('adds to %s %s kcal and takes nothing away', (condition, extra) => {
    const need = needOf({ condition, goal: 'lose' });
    expect(need.totalKcal).toBeCloseTo(1320.25 * 1.6 + extra);
    expect(need.targetKcal).toBe(Math.round(need.totalKcal / 10) * 10);
    expect(need.cautions).toEqual(['NO_DEFICIT']);
  });

  it('never subtracts more than 500 kcal', () => {
    const need = needOf({ weightKg: 150, activity: 'act4', goal: 'lose', deficitPercent: 20 });
    expect(need.totalKcal - need.targetKcal).toBeCloseTo(500, -1);
  });
});

describe('the range', () => {
  it('extends ten percent to each side, in tens', () => {
    expect(needOf({})).toMatchObject({ targetKcal: 2110, fromKcal: 1900, toKcal: 2320 });
  });

  it('adds ten percent to build muscle', () => {
    expect(needOf({ goal: 'gain' }).targetKcal).toBe(2320);
  });
});

describe('the least goal', () => {
  it.each([
    ['has the greatest deficit', {}, 1690],
    [
      'is the floor where the deficit leads below it',
      { weightKg: 45, heightCm: 155, ageYears: 60, activity: 'act1' },
      1200,
    ],
    ['has no deficit while she breastfeeds', { condition: 'breastfeeding' }, 2610],
    ['has no deficit where she is underweight', { weightKg: 45, heightCm: 170 }, 1920],
  ] as const)('%s', (_what, changed, kcal) => {
    expect(leastGoalKcal({ ...USUAL, ...changed })).toBe(kcal);
  });

  it('is below each result that the calculator can give to her', () => {
    fc.assert(
      fc.property(
        fc.record({
          ageYears: fc.integer({ min: 18, max: 80 }),
          heightCm: fc.integer({ min: 130, max: 210 }),
          weightKg: fc.integer({ min: 35, max: 250 }),
          bodyFatPercent: fc.option(fc.integer({ min: 10, max: 55 }), { nil: undefined }),
          activity: fc.constantFrom(...(Object.keys(ACTIVITY_LEVELS) as Activity[])),
          goal: fc.constantFrom(...GOALS),
          condition: fc.constantFrom(...CONDITIONS),
          deficitPercent: fc.constantFrom(10, 15, 20),
        }),
        (question) => {
          const kcal = energyNeed(question)?.targetKcal;
          const leastKcal = leastGoalKcal(question);
          expect(leastKcal).toBeGreaterThanOrEqual(1200);
          if (kcal !== undefined && kcal <= ENERGY_GOAL_MAX_KCAL)
            expect(energyGoal.isValue({ kcal, leastKcal })).toBe(true);
        },
      ),
    );
  });
});
