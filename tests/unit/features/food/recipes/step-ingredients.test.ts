import { describe, expect, it } from 'vitest';
import { findStepIngredients } from '../../../../../src/features/food/recipes/step-ingredients.ts';

/** „400 Kartul, liha“: amount, name and, after a slash, the group of the food table; without an amount, to taste. */
function ingredient(line: string) {
  const [, amount, name = '', group] = /^(\d+ )?([^/]+?)(?: \/ (.+))?$/.exec(line) ?? [];
  return {
    amount: amount === undefined ? null : Number(amount),
    ingredient: { name_EE: name, group_EE: group ?? null },
  };
}

/** Each step's amounts as „60 Maitsestamata jogurt“; what was at hand before has its step behind it. */
function amountsOf(lines: readonly string[], steps: readonly string[]): string[][] {
  const ingredients = lines.map(ingredient);
  return findStepIngredients(ingredients, steps).map((amounts) =>
    amounts.map(({ place, share, fromStep }) => {
      const { amount, ingredient: named } = ingredients[place] ?? ingredient('');
      const many = share === null ? 'ülejäänud' : Math.round((amount ?? 0) * share * 10) / 10;
      return `${many} ${named.name_EE}${fromStep === null ? '' : ` (${fromStep})`}`;
    }),
  );
}

const oneStep = (lines: readonly string[], step: string) => amountsOf(lines, [step])[0];

describe('a step’s own amounts', () => {
  it('are those of the foods that it names, whatever their endings', () => {
    expect(
      oneStep(
        ['360 Peet', '160 Porgand', '120 Rukkileib', '60 Maitsestamata jogurt', '240 Valged oad, konserv'],
        'Sega peedi hulka nõrutatud oad, serveeri jogurti ja leivaga.',
      ),
    ).toEqual(['360 Peet', '240 Valged oad, konserv', '60 Maitsestamata jogurt', '120 Rukkileib']);
  });

  it('find a compound by its head, by its beginning and within another compound', () => {
    const lines = ['260 Lõhefilee / kala', '90 Mugulsibul', '80 Fetajuust', '200 Kurk', '120 Rukkileib'];
    expect(oneStep(lines, 'Tõsta lõhe kõrvale ja haki sibul.')).toEqual(['260 Lõhefilee', '90 Mugulsibul']);
    expect(oneStep(lines, 'Lao kurgiviilud leivaviiludele ja murenda peale feta.')).toEqual([
      '200 Kurk',
      '120 Rukkileib',
      '80 Fetajuust',
    ]);
  });

  it('know meat and fish by the animal', () => {
    expect(oneStep(['500 Kana kintsuliha / liha', '800 Kanapuljong'], 'Lisa kana ja prae.')).toEqual([
      '500 Kana kintsuliha',
    ]);
    expect(oneStep(['250 Veise sisefilee / liha'], 'Lõika liha ribadeks.')).toEqual(['250 Veise sisefilee']);
    expect(oneStep(['300 Tursafilee / kala'], 'Maitsesta tursk soolaga.')).toEqual(['300 Tursafilee']);
  });

  it('tell similar foods apart', () => {
    const tomatoes = ['400 Purustatud tomatid', '120 Tomat'];
    expect(oneStep(tomatoes, 'Viiluta tomat.')).toEqual(['120 Tomat']);
    expect(oneStep(tomatoes, 'Määri peale purustatud tomatid.')).toEqual(['400 Purustatud tomatid']);
    expect(oneStep(['150 Punane paprika', 'Paprikapulber'], 'Raputa peale paprikapulbrit.')).toEqual([]);
    expect(oneStep(['60 Rohelised oliivid', '300 Brokoli', '15 Oliiviõli / õlid'], 'Prae õlis.')).toEqual([
      '15 Oliiviõli',
    ]);
  });

  it.each([
    ['Kohvikoor 10%', 'Koori kartulid ja haki kooritud sibul.'],
    ['Nisujahu', 'Jahuta külma vee all.'],
    ['Küpsetuspulber', 'Küpseta kuldseks.'],
    ['Krevetid', 'Vala peale keev vesi.'],
    ['Kõrvitsaseemned', 'Lõika arbuus, eemalda seemned ja tõsta kõrvale.'],
    ['Sidrunimahl', 'Pigista kurgist mahl välja.'],
    ['Kaalikas', 'Pruunista iga osa eraldi.'],
    ['Keedusink', 'Keeda pehmeks.'],
  ])('have no %s in „%s“', (name, step) => {
    expect(oneStep([`200 ${name}`], step)).toEqual([]);
  });

  it('are a share where the text says so, and the rest of it later', () => {
    expect(
      amountsOf(
        ['30 Oliiviõli / õlid', '85 Sidrun', '10 Till'],
        [
          'Sega kahe kolmandiku õliga. Viiluta pool sidrunist.',
          'Prae ülejäänud õlis. Lisa pool hakitud tillist.',
          'Sega ülejäänud poole sidruni mahla ja ülejäänud tilliga.',
        ],
      ),
    ).toEqual([
      ['20 Oliiviõli', '42.5 Sidrun'],
      ['10 Oliiviõli', '5 Till'],
      ['42.5 Sidrun', '5 Till'],
    ]);
  });

  it('say „ülejäänud“ without a number where no share was named before', () => {
    expect(
      amountsOf(['10 Murulauk'], ['Sega suurem osa murulauguga.', 'Puista peale ülejäänud murulauk.']),
    ).toEqual([['10 Murulauk'], ['ülejäänud Murulauk']]);
  });

  it('say from which step a food is that was got ready there', () => {
    expect(amountsOf(['600 Kartul', '10 Till'], ['Koori kartulid.', 'Lisa kartul ja till.'])).toEqual([
      ['600 Kartul'],
      ['600 Kartul (1)', '10 Till'],
    ]);
  });
});
