import { describe, expect, it } from 'vitest';
import {
  accessLevelLabels,
  listLabels,
  mealTypeLabels,
  recipeTagLabels,
  valueOfLabel,
} from '../../../press/labels.ts';

describe('valueOfLabel', () => {
  it('finds the value with a label', () => {
    expect(valueOfLabel(mealTypeLabels, 'Õhtusöök')).toBe('DINNER');
    expect(valueOfLabel(recipeTagLabels, 'Taimetoit')).toBe('VEGETARIAN');
    expect(valueOfLabel(accessLevelLabels, 'Kõigile')).toBe('PUBLIC');
  });

  it.each(['õhtusöök', 'DINNER', '', null, 3])('finds none for %j', (label) => {
    expect(valueOfLabel(mealTypeLabels, label)).toBeUndefined();
  });
});

describe('listLabels', () => {
  it('lists the meals in the order of the day', () => {
    expect(listLabels(mealTypeLabels)).toBe('Hommikusöök, Lõunasöök, Vahepala, Õhtusöök');
  });
});
