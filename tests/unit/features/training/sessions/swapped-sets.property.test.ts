/** Every published plan, with other exercises in the place of any of its own, before and after any sets are done. */
import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExerciseTable } from '../../../../../press/exercise-table.ts';
import { parseTraining } from '../../../../../press/training-file.ts';
import type {
  PerformedSetInput,
  PlanSectionDetailsFragment,
} from '../../../../../contract/documents.generated.ts';
import { MARK_VALUE_MAX_LENGTH } from '../../../../../contract/limits.ts';
import {
  type ExerciseSwap,
  exerciseSwap,
  type SwappedExercise,
} from '../../../../../contract/marks/exercise-swap.mark.ts';
import { mergedSets } from '../../../../../contract/session-sets.ts';
import {
  beginGuided,
  guidedAfter,
  performedOf,
} from '../../../../../src/features/training/sessions/guided-session.ts';
import { type PlannedSet, setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import {
  setsWithSwaps,
  stepOfPlan,
  swapAfter,
} from '../../../../../src/features/training/sessions/swapped-sets.ts';

const START = Date.parse('2026-11-22T18:00:00.000Z');
const content = new URL('../../../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table } = parseExerciseTable('exercises.csv', readText('exercises.csv'));

const plans = readdirSync(new URL('trainings/', content))
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const { training } = parseTraining(`trainings/${name}`, readText(`trainings/${name}`), table);
    return setsOfPlan((training?.plan ?? []) as PlanSectionDetailsFragment[]);
  })
  .filter((sets) => sets.length > 0);

const exercises: SwappedExercise[] = plans.flat().map(({ step }) => {
  // The press leaves out what there is none of.
  const equipment = step.exercise.equipment ?? null;
  const { id, name, technique } = step.exercise;
  const { unit, least, most, side } = step;
  return { id, name, technique, clip: `/clips/${id}.svg`, equipment, unit, least, most, side };
});

/** She goes somewhere, and does the set there or swaps its exercise, for another one or for the plan's again. */
const deeds = fc.array(
  fc.record({
    where: fc.nat(),
    deed: fc.oneof(fc.constant('done' as const), fc.constant('back' as const), fc.constantFrom(...exercises)),
  }),
  { maxLength: 30 },
);

interface Training {
  swaps: Map<string, ExerciseSwap>;
  sets: readonly PlannedSet[];
  done: readonly PerformedSetInput[];
}

function after(
  { swaps, sets, done }: Training,
  { where, deed }: { where: number; deed: unknown },
  plan: readonly PlannedSet[],
): Training {
  const at = where % sets.length;
  const planned = sets[at];
  if (!planned) throw new Error('No set there');
  if (deed === 'done') {
    const there = guidedAfter({ ...beginGuided(sets, START), done }, { type: 'go', to: at }, sets, START);
    const figures = { repetitions: 10, weight: null };
    return { swaps, sets, done: guidedAfter(there, { type: 'done', at, figures }, sets, START).done };
  }
  const { id } = stepOfPlan(planned).exercise;
  const to = deed === 'back' ? undefined : (deed as SwappedExercise);
  const swap = swapAfter(swaps.get(id) ?? [], id, to, { sets, done });
  const changed = new Map(swaps);
  if (swap) changed.set(id, swap);
  else changed.delete(id);
  return { swaps: changed, sets: setsWithSwaps(plan, changed), done };
}

function run(plan: readonly PlannedSet[], list: readonly { where: number; deed: unknown }[]): Training {
  const begun: Training = { swaps: new Map(), sets: plan, done: [] };
  return list.reduce((training, deed) => after(training, deed, plan), begun);
}

const nameOf = ({ step, number, side }: PlannedSet) => `${step.exercise.id} ${number} ${side}`;

describe('a plan with other exercises in it', () => {
  it('has each set at its place, and no two that are the same set', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plans), deeds, (plan, list) => {
        const { sets } = run(plan, list);
        expect(sets.map(({ place }) => place)).toEqual(plan.map(({ place }) => place));
        expect(new Set(sets.map(nameOf)).size).toBe(sets.length);
      }),
    );
  });

  it('keeps every set that is done as it was done, in the plan and beside those of another phone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        deeds,
        fc.nat(),
        fc.constantFrom(...exercises),
        (plan, list, where, to) => {
          const before = run(plan, list);
          const { sets, done } = after(before, { where, deed: to }, plan);
          for (const [index, planned] of before.sets.entries()) {
            const state = { ...beginGuided(before.sets, START), done: before.done };
            if (performedOf(state, planned)) expect(sets[index] && nameOf(sets[index])).toBe(nameOf(planned));
          }
          expect(done).toBe(before.done);
          expect(mergedSets(done, []).length).toBe(
            new Set(done.map((set) => `${set.exerciseId} ${set.number} ${set.side}`)).size,
          );
        },
      ),
    );
  });

  it('is the plan again once she has gone back with nothing done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        fc.nat(),
        fc.array(fc.constantFrom(...exercises)),
        (plan, where, list) => {
          const swapped = list.map((deed) => ({ where, deed }));
          const { sets, swaps } = run(plan, [...swapped, { where, deed: 'back' }]);
          expect(sets).toBe(plan);
          expect(swaps.size).toBe(0);
        },
      ),
    );
  });

  it('is kept in values that the server takes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plans), deeds, (plan, list) => {
        for (const swap of run(plan, list).swaps.values()) {
          expect(exerciseSwap.isValue(swap)).toBe(true);
          expect(JSON.stringify(swap).length).toBeLessThanOrEqual(MARK_VALUE_MAX_LENGTH);
        }
      }),
    );
  });
});
