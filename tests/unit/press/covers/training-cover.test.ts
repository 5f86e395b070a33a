import { expect, test } from 'vitest';
import { TRAINING_CATEGORIES } from '../../../../contract/enumerations.ts';
import type { TrainingForCover } from '../../../../press/covers/training-cover.ts';
import { trainingCover } from '../../../../press/covers/training-cover.ts';
import { posesOf } from '../../../../press/covers/training-poses.ts';

const training: TrainingForCover = { id: 'kindel-koht', category: ['ABS'], type: ['INTERMEDIATE'] };

test('draws the same training the same every time', () => {
  expect(trainingCover(training)).toBe(trainingCover(structuredClone(training)));
});

test('draws every category, and different trainings of one category differently', () => {
  for (const category of TRAINING_CATEGORIES) {
    const covers = Array.from({ length: 8 }, (_, index) =>
      trainingCover({ ...training, id: `t-${index}`, category: [category] }),
    );
    expect(new Set(covers).size).toBeGreaterThan(4);
  }
});

test('shows nobody jumping in a training without jumps', () => {
  for (const category of TRAINING_CATEGORIES) {
    expect(posesOf(category, false).every(({ isJump }) => !isJump)).toBe(true);
  }
  expect(posesOf('HIIT', true).some(({ isJump }) => isJump)).toBe(true);
});

test('shows dumbbells only if the training uses equipment', () => {
  const arms: TrainingForCover = { ...training, category: ['ARMS'] };
  const shapesIn = (svg: string) => svg.match(/<path /gu)?.length ?? 0;
  expect(shapesIn(trainingCover({ ...arms, type: ['EQUIPMENT'] }))).toBe(shapesIn(trainingCover(arms)) + 10);
});

test('draws rays for a live session', () => {
  expect(trainingCover({ ...training, type: ['LIVE'] })).not.toBe(trainingCover(training));
});
