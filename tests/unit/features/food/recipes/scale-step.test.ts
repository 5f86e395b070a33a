import { describe, expect, it } from 'vitest';
import { scaledAmounts, sliceScaled } from '../../../../../src/features/food/recipes/scale-step.ts';

const FOODS = ['Mesi', 'Kanafilee'];
const scaled = (text: string, factor: number) =>
  sliceScaled(text, scaledAmounts(text, FOODS, factor), 0, text.length).replaceAll('\u00A0', ' ');

describe('a step in other portions', () => {
  it.each([
    ['Lisa 900 ml vett.', 0.5, 'Lisa 450 ml vett.'],
    ['Lisa 900 ml vett.', 2, 'Lisa 1,8 l vett.'],
    ['Lisa 1 liiter vett ja keeda 20 minutit.', 1.5, 'Lisa 1,5 liitrit vett ja keeda 20 minutit.'],
    ['Lisa 1,2 liitrit vett.', 1 / 1.2, 'Lisa 1 liiter vett.'],
    ['Lisa 1 liiter vett.', 0.5, 'Lisa 500 ml vett.'],
    ['Pane 1,4 liitri veega keema.', 2, 'Pane 2,8 liitri veega keema.'],
    ['Pruunista 350 g kanafileed.', 400 / 350, 'Pruunista 400 g kanafileed.'],
    ['Lisa 2–3 spl mett.', 1.5, 'Lisa 3–4,5 spl mett.'],
    ['Lisa 1 tl mett.', 0.1, 'Lisa 0,5 tl mett.'],
  ])('is measured as a cook would, and stays Estonian: %s × %f', (text, factor, words) => {
    expect(scaled(text, factor)).toBe(words);
  });

  it('leaves what it cannot tie to an ingredient, and what is of one portion', () => {
    const text = 'Vormi 12 palli, jaga 6 portsjoniks ja lisa igale 1 tl mett.';
    expect(scaled(text, 2)).toBe(text);
  });

  it('follows how much of a substitute comes to its food, and leaves the others', () => {
    const text = 'Pruunista 400 g kanafileed 2 spl meega.';
    const amounts = scaledAmounts(text, FOODS, 1, new Map([['Kanafilee', 0.4]]));
    expect(sliceScaled(text, amounts, 0, text.length).replaceAll('\u00A0', ' ')).toBe(
      'Pruunista 160 g kanafileed 2 spl meega.',
    );
  });

  it('is as written in the portions of the recipe', () => {
    expect(scaled('Lisa 1400 ml vett.', 1)).toBe('Lisa 1400 ml vett.');
  });
});
