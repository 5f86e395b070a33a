import { describe, expect, it } from 'vitest';
import type { WrittenRecipe } from '../../../press/recipe-file.ts';
import { findRepeatedNames, parseRecipe } from '../../../press/recipe-file.ts';
import { sampleFoods } from './sample-foods.ts';
import { RECIPE_FILE, problemsOf, recipeText } from './sample-recipe.ts';

const sampleRecipe: WrittenRecipe = {
  id: 'kaerapuder',
  name_EE: 'Kaerapuder',
  mealType: ['BREAKFAST'],
  description: 'Soe ja kreemine.',
  cookingTimeMinutes: 15,
  accessLevel: 'FOOD',
  tags: ['VEGETARIAN', 'EASY'],
  servings: 2,
  steps: ['Kuumuta piim.', 'Keeda helbeid 5 minutit.'],
  ingredients: [
    { amount: 100, unit: 'G', foodId: 'kaerahelbed' },
    { amount: 400, unit: 'ML', foodId: 'piim-2-5' },
    { amount: null, unit: 'TASTE', foodId: 'sool' },
  ],
  vessel: null,
};

describe('parseRecipe', () => {
  it('reads a whole recipe', () => {
    expect(parseRecipe(RECIPE_FILE, recipeText(), sampleFoods)).toEqual({
      recipe: sampleRecipe,
      problems: [],
    });
  });

  it('reads a file with another system’s line endings the same way', () => {
    const text = recipeText().replaceAll('\n', '\r\n');
    expect(parseRecipe(RECIPE_FILE, text, sampleFoods)).toEqual({ recipe: sampleRecipe, problems: [] });
  });

  it('joins the lines of the description', () => {
    const { recipe } = parseRecipe(RECIPE_FILE, recipeText({ description: 'Soe.\nKreemine.' }), sampleFoods);
    expect(recipe?.description).toBe('Soe. Kreemine.');
  });

  it('reads an amount with a decimal comma', () => {
    const parts = {
      ingredients: ['100 g Kaerahelbed', '2,5 ml Kaerajook'],
      fields: { sildid: '[Vegan, Taimetoit]' },
    };
    const { recipe } = parseRecipe(RECIPE_FILE, recipeText(parts), sampleFoods);
    expect(recipe?.ingredients[1]?.amount).toBe(2.5);
  });

  it('reads the vessel that the cover shows', () => {
    const { recipe } = parseRecipe(RECIPE_FILE, recipeText({ fields: { nõu: 'purk' } }), sampleFoods);
    expect(recipe?.vessel).toBe('JAR');
  });

  it('refuses a file without front matter', () => {
    const { recipe, problems } = parseRecipe(RECIPE_FILE, '# Kaerapuder\n', sampleFoods);
    expect(recipe).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it('refuses a file name that cannot be an id', () => {
    const { problems } = parseRecipe('recipes/Kaera puder.md', recipeText(), sampleFoods);
    expect(problems.map((problem) => problem.message)).toEqual([
      'Faili nimes on ainult väikesed ladina tähed (a–z), numbrid ja sidekriipsud.',
    ]);
  });

  it.each([
    ['an empty name', { nimi: '""' }, '2: Väli „nimi“ on puudu.'],
    ['no meal', { toidukord: '[]' }, '3: Retseptil peab olema vähemalt üks toidukord.'],
    [
      'an unknown tag',
      { sildid: '[Taimetoit, Gluteenivaba]' },
      '4: Väljal „sildid“ on tundmatu väärtus „Gluteenivaba“',
    ],
    ['a tag that is not in a list', { sildid: 'Taimetoit' }, '4: Väli „sildid“ on loend nurksulgudes'],
    ['a time that is not a whole number', { aeg: '15 min' }, '5: Väli „aeg“ on täisarv'],
    ['no portions', { portsjonid: '0' }, '6: Väli „portsjonid“ on täisarv'],
    ['an unknown access level', { ligipääs: 'Sõpradele' }, '7: Väli „ligipääs“ on üks neist'],
    ['a personal recipe of nobody', { ligipääs: 'Ainult sulle' }, '7: Kui ligipääs on „Ainult sulle“'],
    [
      'a vessel that nobody draws',
      { nõu: 'pada' },
      '8: Nõu „pada“ ei ole tuntud. Valikus on: kauss, supitaldrik',
    ],
    ['an unknown field', { autor: 'keegi' }, '8: Tundmatu väli „autor“'],
  ])('refuses %s and says on which line', (_, fields, expected) => {
    const problems = problemsOf({ fields });
    expect(problems[0]).toContain(expected);
  });

  it('names an unknown food, and the one that was probably meant', () => {
    expect(problemsOf({ ingredients: ['100 g kaerahelbed'] })).toEqual([
      '13: Toiduainet „kaerahelbed“ ei ole failis foods.csv. Kas mõtlesid „Kaerahelbed“?',
    ]);
  });

  it.each([
    ['Lisa 200 ml maitsvat jooki.', 'Kogusele „200 ml“ peab järgnema koostisosa nimi või vesi'],
    [
      'Sega hulka 101 g kaerahelbeid.',
      'Sammus on „101 g“, aga koostisosades on toiduainet „Kaerahelbed“ vähem.',
    ],
    [
      'Lisa igale 60 g kaerahelbeid.',
      'Sammus on „60 g“, aga koostisosades on toiduainet „Kaerahelbed“ vähem.',
    ],
  ])('refuses a step whose amount could not follow the portions: %s', (step, expected) => {
    expect(problemsOf({ steps: ['Kuumuta piim.', step] })).toEqual([expect.stringContaining(expected)]);
    expect(problemsOf({ steps: ['Kuumuta piim.', step] })[0]).toMatch(/^20: /u);
  });

  it('lets a step weigh out what the recipe has, a portion’s share of it, and water', () => {
    const steps = [
      'Keeda 1 liiter vett, lisa 100 g kaerahelbeid ja 2 spl piima.',
      'Lisa igale 50 g kaerahelbeid.',
    ];
    expect(problemsOf({ steps })).toEqual([]);
  });

  it('refuses an unknown food even if it is only to taste', () => {
    expect(problemsOf({ ingredients: ['Vürts, maitse järgi'] })).toEqual([
      '13: Toiduainet „Vürts“ ei ole failis foods.csv.',
    ]);
  });

  it.each([
    ['400 g Piim 2,5%', '„Piim 2,5%“ kogus on milliliitrites (ml)'],
    ['100 ml Kaerahelbed', '„Kaerahelbed“ kogus on grammides (g)'],
    ['0 g Kaerahelbed', 'Kogus „0“ peab olema nullist suurem arv.'],
    ['-5 g Kaerahelbed', 'Kogus „-5“ peab olema nullist suurem arv.'],
    ['1,2,3 g Kaerahelbed', 'Kogus „1,2,3“ peab olema nullist suurem arv.'],
    ['1 dl Kaerahelbed', 'Koostisosa on kujul'],
    ['Kaerahelbed', 'Koostisosa on kujul'],
  ])('refuses the ingredient „%s“', (ingredient, expected) => {
    const problems = problemsOf({ ingredients: [ingredient] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`13: ${expected}`);
  });

  it('refuses a food that is listed twice', () => {
    expect(problemsOf({ ingredients: ['100 g Kaerahelbed', '50 g Kaerahelbed'] })).toEqual([
      '14: See toiduaine on koostisosades juba olemas. Liida kogused kokku.',
    ]);
  });

  it('refuses a tag that the foods contradict, on the line of the tags', () => {
    expect(problemsOf({ fields: { sildid: '[Vegan, Taimetoit]' } })).toEqual([
      '4: Silt „Vegan“ ei sobi, sest koostisosades on „Piim 2,5%“.',
    ]);
  });

  it.each([
    ['more than 900 kcal', '1000 g Kaerahelbed', 'Ühes portsjonis on 1810 kcal'],
    ['less than 60 kcal', '20 g Kaerahelbed', 'Ühes portsjonis on 36 kcal'],
  ])('refuses a portion of %s', (_, ingredient, expected) => {
    const problems = problemsOf({ ingredients: [ingredient], fields: { sildid: '[Vegan, Taimetoit]' } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`6: ${expected}`);
  });
});

describe('findRepeatedNames', () => {
  it('points from the second file with a name to the first, ignoring case', () => {
    const problems = findRepeatedNames([
      { file: 'recipes/a.md', recipe: sampleRecipe },
      { file: 'recipes/b.md', recipe: { ...sampleRecipe, name_EE: 'KAERAPUDER' } },
      { file: 'recipes/c.md', recipe: { ...sampleRecipe, name_EE: 'Tatrapuder' } },
    ]);
    expect(problems).toEqual([
      { file: 'recipes/b.md', message: 'Nimi „KAERAPUDER“ on juba failis recipes/a.md.' },
    ]);
  });
});
