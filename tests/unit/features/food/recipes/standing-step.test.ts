import { describe, expect, it } from 'vitest';
import { placeAt, standingStep } from '../../../../../src/features/food/recipes/standing-step.ts';

const STEPS = ['Koori.', 'Keeda.', 'Serveeri.'];

describe('her step in a recipe', () => {
  it('is where it was where nothing has changed', () => {
    expect(standingStep(placeAt(2, STEPS), STEPS)).toEqual({ step: 2, isChanged: false });
  });

  it('is where staff have moved it', () => {
    const moved = ['Pese.', 'Koori.', 'Keeda.', 'Serveeri.'];
    expect(standingStep(placeAt(2, STEPS), moved)).toEqual({ step: 3, isChanged: false });
    expect(standingStep(placeAt(3, STEPS), ['Serveeri.'])).toEqual({ step: 1, isChanged: false });
  });

  it('stays at its number, as far as there are steps, where its words are gone, and is said to be another', () => {
    expect(standingStep(placeAt(2, STEPS), ['Koori.', 'Hauta.', 'Serveeri.'])).toEqual({
      step: 2,
      isChanged: true,
    });
    expect(standingStep(placeAt(3, STEPS), ['Koori.', 'Keeda.'])).toEqual({ step: 2, isChanged: true });
  });

  it('of which a former release kept the number alone is at its number, and another only beyond the last', () => {
    expect(standingStep({ step: 2 }, STEPS)).toEqual({ step: 2, isChanged: false });
    expect(standingStep({ step: 4 }, STEPS)).toEqual({ step: 3, isChanged: true });
  });
});
