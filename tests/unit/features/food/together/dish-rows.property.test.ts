/** The steps of a dish that want her hands, and those that go on by themselves, with their lengths. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DishRow, rowsOfDish } from '../../../../../src/features/food/together/dish-rows.ts';

/** „1:4“ is four minutes at step 1, „1~20“ twenty after it that go on by themselves. */
const short = (rows: readonly DishRow[]) =>
  rows.map(({ kind, step, minutes }) => `${step}${kind === 'timer' ? '~' : ':'}${minutes}`);
const minutesOf = (rows: readonly DishRow[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0);

const SALMON = [
  'Kuumuta ahi 200 kraadini. Lõika kartulid sektoriteks, sega poole õli ja soolaga ning küpseta plaadil 20 minutit.',
  'Murra spargli puitunud otsad ära.',
  'Tõsta lõhe ja spargel kartulite kõrvale. Küpseta veel 12–15 minutit.',
  'Sega jogurt tilliga ja serveeri.',
];

it('shares what the steps do not name among them, so that a dish takes its own time', () => {
  const rows = rowsOfDish({ cookingTime: 40, steps: SALMON });
  expect(short(rows)).toEqual(['1:4', '1~20', '2:1', '3:2', '3~12', '4:1']);
  expect(minutesOf(rows)).toBe(40);
});

it('stays with what is fried, whipped or turned on a pan, and leaves what boils, bakes or rests', () => {
  const of = (step: string) => short(rowsOfDish({ cookingTime: null, steps: [step] }));
  expect(of('Prae sibulat 5 minutit.')).toEqual(['1:8']);
  expect(of('Küpseta pannil koogid 4 minutit.')).toEqual(['1:7']);
  expect(of('Keeda tatar 15 minutit.')).toEqual(['1:3', '1~15']);
  expect(of('Prae sibul ja hauta 8 minutit.')).toEqual(['1:3', '1~8']);
  expect(of('Jäta tund aega külmkappi.')).toEqual(['1:3', '1~60']);
  expect(of('Kuumuta 1 minut.')).toEqual(['1:4']);
});

it('counts a night in the fridge beside the time of the recipe', () => {
  const steps = ['Vispelda kokku.', 'Pane 3 tunniks külmkappi.', 'Serveeri.'];
  const rows = rowsOfDish({ cookingTime: 10, steps });
  expect(minutesOf(rows)).toBe(190);
  expect(short(rows)).toContain('2~180');
});

it('has each step once and in order, each of at least a minute, and its times after it', () => {
  const step = fc
    .tuple(fc.constantFrom('Keeda', 'Prae', 'Sega', 'Küpseta'), fc.integer({ min: 0, max: 90 }), fc.lorem())
    .map(([verb, minutes, text]) => `${text}. ${verb} ${minutes > 0 ? `${minutes} minutit` : 'läbi'}.`);
  const cookingTime = fc.option(fc.integer({ min: 1, max: 180 }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), cookingTime, (steps, minutes) => {
      const rows = rowsOfDish({ cookingTime: minutes, steps });
      const own = rows.filter(({ kind }) => kind === 'step');
      expect(own.map((row) => row.step)).toEqual(steps.map((_text, index) => index + 1));
      expect(rows.map((row) => row.step)).toEqual(rows.map((row) => row.step).toSorted((a, b) => a - b));
      for (const row of rows) expect(row.minutes).toBeGreaterThanOrEqual(1);
      // If its times leave room for them, a dish takes its own time, and a minute more for each step that has no share of it.
      const least = minutesOf(rowsOfDish({ cookingTime: 1, steps }));
      if (minutes === null || minutes <= least) return;
      expect(minutesOf(rows)).toBeGreaterThanOrEqual(minutes);
      expect(minutesOf(rows)).toBeLessThanOrEqual(minutes + steps.length);
    }),
  );
});
