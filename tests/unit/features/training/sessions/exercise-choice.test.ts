/** The exercises that the published trainings offer in the place of another. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseExerciseTable } from '../../../../../press/exercise-table.ts';
import { parseTraining } from '../../../../../press/training-file.ts';
import type { SwappedExercise } from '../../../../../contract/marks/exercise-swap.mark.ts';
import {
  exerciseChoice,
  knownTraining,
} from '../../../../../src/features/training/sessions/exercise-choice.ts';
import type { LibraryTraining } from '../../../../../src/library/library-database.ts';

const content = new URL('../../../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table } = parseExerciseTable('exercises.csv', readText('exercises.csv'));

const catalogue = new Map(
  readdirSync(new URL('trainings/', content)).map((name) => {
    const { training } = parseTraining(`trainings/${name}`, readText(`trainings/${name}`), table);
    // A library that an older build filled: without clips, and without equipment if there is none.
    return [name, knownTraining(training as unknown as LibraryTraining)] as const;
  }),
);
const GYM = 'jalapaev-jousaalis.md';

function choiceOf(name: string, exerciseId: string) {
  const training = catalogue.get(name);
  const step = training?.steps.find((each) => each.step.exercise.id === exerciseId)?.step;
  if (!training || !step) throw new Error(`${name} has no ${exerciseId}`);
  return { step, ...exerciseChoice(step, training, [...catalogue.values()]) };
}

const named = (exercises: readonly SwappedExercise[], id: string) =>
  exercises.find((exercise) => exercise.id === id);

describe('what is offered in the place of an exercise', () => {
  it('begins with those that train the same, and has each exercise once but the one to be replaced', () => {
    const { alike, others } = choiceOf(GYM, 'kukk-kangiga');
    expect(alike.map(({ id }) => id)).toContain('jalapress');
    expect(alike.length).toBeLessThanOrEqual(8);
    const ids = [...alike, ...others].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('kukk-kangiga');
    const all = [...catalogue.values()].flatMap(({ steps }) => steps.map(({ step }) => step.exercise.id));
    expect(ids.length).toBe(new Set(all).size - 1);
  });

  it('has among the alike ones nothing that the training is not done with', () => {
    for (const [name, { steps }] of catalogue) {
      const inReach = new Set([null, ...steps.map(({ step }) => step.exercise.equipment)]);
      for (const { step } of steps) {
        const { alike } = choiceOf(name, step.exercise.id);
        expect(alike.filter(({ equipment }) => !inReach.has(equipment))).toEqual([]);
      }
    }
  });

  it('asks for as much as the plan, and of what is done by another measure for as much as its own plan does', () => {
    const { alike, others, step } = choiceOf(GYM, 'kukk-kangiga');
    expect(named(alike, 'jalapress')).toMatchObject({
      unit: 'REPETITIONS',
      least: step.least,
      most: step.most,
      side: null,
      equipment: 'MACHINE',
    });
    expect(named([...alike, ...others], 'valjaasteread-hantlitega')).toMatchObject({ most: 8, side: 'LEG' });
    expect(named(others, 'seinaiste')).toMatchObject({ unit: 'SECONDS', least: 30, equipment: null });
  });
});
