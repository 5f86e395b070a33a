import { describe, expect, it } from 'vitest';
import { readableNumbers } from '../../../press/step-numbers.ts';
import { scaledAmounts, sliceScaled } from '../../../src/features/food/recipes/scale-step.ts';
import { findStepDurations } from '../../../src/features/food/recipes/step-durations.ts';

const FOODS = ['Suhkur', 'Jahu'];
const never = (message: string) => expect.unreachable(message);
const doubled = (text: string) => {
  const read = readableNumbers(text, never);
  return sliceScaled(read, scaledAmounts(read, FOODS, 2), 0, read.length).replaceAll('\u00A0', ' ');
};

describe('an amount at twice the portions', () => {
  it.each([
    ['Sega 1/2 tl suhkrut.', 'Sega 1 tl suhkrut.'],
    ['Sega ½ tl suhkrut.', 'Sega 1 tl suhkrut.'],
    ['Sega 1½ dl suhkrut.', 'Sega 3 dl suhkrut.'],
    ['Sega 1 ¼ spl suhkrut.', 'Sega 2,5 spl suhkrut.'],
    ['Sega 1 1/2 spl suhkrut.', 'Sega 3 spl suhkrut.'],
    ['Sega 2⁄4 tl suhkrut.', 'Sega 1 tl suhkrut.'],
    ['Sega 1/2–1 tl suhkrut.', 'Sega 1–2 tl suhkrut.'],
    ['Sega ½ kuni ¾ dl suhkrut.', 'Sega 1–1,5 dl suhkrut.'],
    ['Sega 1 kuni 2 spl suhkrut.', 'Sega 2–4 spl suhkrut.'],
    ['Sega 1 - 2 spl suhkrut.', 'Sega 2–4 spl suhkrut.'],
    ['Sega 1.5 dl suhkrut.', 'Sega 3 dl suhkrut.'],
    ['Sega 200g jahu.', 'Sega 400 g jahu.'],
    ['Sega pool tl suhkrut.', 'Sega 1 tl suhkrut.'],
    ['Poolteist dl suhkrut vahusta.', '3 dl suhkrut vahusta.'],
    ['Sega veerand liitrit vett.', 'Sega 500 ml vett.'],
    ['Pane pooleteise liitri veega keema.', 'Pane 3 liitri veega keema.'],
    ['Sega kaks spl suhkrut.', 'Sega 4 spl suhkrut.'],
    ['Sega kaks ja pool dl suhkrut.', 'Sega 5 dl suhkrut.'],
  ])('„%s“ is „%s“', (text, expected) => expect(doubled(text)).toBe(expected));
});

describe('a time', () => {
  it.each([
    ['Hauta 1/2 tundi.', 30],
    ['Hauta ½ tundi.', 30],
    ['Hauta 1½ tundi.', 90],
    ['Hauta 1 1/2 tundi.', 90],
    ['Hauta 2 ja pool tundi.', 150],
    ['Hauta kaks ja veerand tundi.', 135],
    ['Hauta 1/2–1 tundi.', 30],
    ['1/4 tunni pärast sega.', 15],
    ['Hauta poolteist tundi.', 90],
    ['Hauta veerand tundi.', 15],
    ['Hauta 3/4 tundi.', 45],
    ['Hauta 20–25 minutit.', 20],
  ])('„%s“ is of %i minutes', (text, minutes) => {
    const times = findStepDurations(readableNumbers(text, never));
    expect(times.map(({ seconds }) => seconds / 60)).toEqual([minutes]);
  });

  it('that the app reads stays as staff wrote it', () => {
    for (const text of [
      'Hauta pool tundi.',
      'Küpseta 12 kuni 15 minutit.',
      'Keeda kolm minutit.',
      'Hauta 1.5 tundi.',
    ])
      expect(readableNumbers(text, never)).toBe(text);
    expect(readableNumbers('Hauta ½ tundi.', never)).toBe('Hauta pool tundi.');
  });
});

it('refuses what no decimal is equal to, by its words', () => {
  const told: string[] = [];
  for (const text of ['Sega 1/3 tl suhkrut.', 'Hauta ⅔ tundi.', 'Sega 1/0 dl suhkrut.'])
    readableNumbers(text, (message) => told.push(message));
  expect(told.map((message) => /„(.*?)“/u.exec(message)?.[1])).toEqual(['1/3 tl', '⅔ tundi', '1/0 dl']);
});

it('leaves fractions that are no amount, and words that only look like one', () => {
  for (const text of [
    'Lisa 1/2 sibulat ja pool sidrunit.',
    'Jaga pooleks, siis lisa pool õlist.',
    'Lõika 1/2 cm viiludeks.',
  ])
    expect(readableNumbers(text, never)).toBe(text);
});
