import { expect, it } from 'vitest';
import { figureWords } from '../../../../../src/features/training/exercise-history/exercise-figures.ts';

it.each([
  [113.333, 'estimated', '113 kg'],
  [22.5, 'weight', '22,5 kg'],
  [12, 'repetitions', '12 kordust'],
  [45, 'seconds', '45 s'],
] as const)('%d as %s is written no exacter than it is', (value, figure, words) => {
  expect(figureWords(value, figure).replaceAll('\u00A0', ' ')).toBe(words);
});
