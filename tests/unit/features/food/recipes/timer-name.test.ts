import { describe, expect, it } from 'vitest';
import { findStepDurations } from '../../../../../src/features/food/recipes/step-durations.ts';
import { timerName } from '../../../../../src/features/food/recipes/timer-name.ts';

const FOODS = [
  ['Kartul', 'köögivili'],
  ['Täisterariis', 'teravili'],
  ['Lõhefilee', 'kala'],
  ['Mugulsibul', 'köögivili'],
  ['Oliiviõli', 'õlid'],
  ['Tomatid, konserv', 'köögivili'],
];
const ingredients = FOODS.map(([name_EE = '', group_EE = '']) => ({
  amount: 100,
  ingredient: { name_EE, group_EE },
}));

/** The names of the times of the last step. */
function namesOf(...steps: string[]): (string | undefined)[] {
  return findStepDurations(steps.at(-1) ?? '').map((duration) =>
    timerName({ ingredients, steps }, steps.length, duration),
  );
}

describe('a timer’s name', () => {
  it.each([
    ['Keeda riisi kaane all 15 minutit ja lase 5 minutit puhata.', ['Keetmine, täisterariis', 'Seismine']],
    ['Haki sibul ja prae seda õlis 4 minutit.', ['Praadimine, mugulsibul']],
    ['Lisa tomatid ning hauta 10 minutit.', ['Hautamine, tomatid']],
    ['Prae õlis 4 minutit.', ['Praadimine']],
    ['Kata ja lase 15 minutit paisuda.', ['Paisumine']],
    ['Jäta 2 tunniks külmkappi.', ['Külmkapp']],
    ['Keeda kartuleid 20 minutit. Küpseta 5 minutit pannil.', ['Keetmine, kartul', 'Küpsemine']],
  ])('of „%s“ says what it is for', (step, names) => {
    expect(namesOf(step)).toEqual(names);
  });

  it('is the oven where it was heated and nothing says pan', () => {
    expect(namesOf('Kuumuta ahi 200 kraadini.', 'Küpseta lõhet 12–15 minutit.')).toEqual(['Ahi, lõhefilee']);
    expect(namesOf('Kuumuta ahi.', 'Küpseta pannil 2 minutit.')).toEqual(['Küpsemine']);
  });

  it('is left to the step where its words do not say', () => {
    expect(namesOf('Sega 2 minutit.')).toEqual([undefined]);
  });
});
