/** Foods that she does not eat are left out everywhere: no screen lists recipes or her menu without asking for them. */
import { expect, it } from 'vitest';
import { importsBelow } from '../support/imports.ts';
import { filesIn, textOf } from '../support/repository-files.ts';

const READS = /\/(?:recipes\/recipes\.question|recipes\/use-recipe-list|menu\/use-menu)\.ts$/;
const ASKS =
  /^src\/features\/food\/(?:avoided\/|menu\/(?:avoided-meal|meal-card)\.tsx$|recipes\/recipe-cards\.tsx$)/;

/** Each reads recipes and lists none that she could choose. */
const LISTS_NONE: Readonly<Record<string, string>> = {
  'src/features/find/favourites-list/unlisted-favourites.tsx': 'counts those that no list has',
  'src/features/food/menu/mealplan.question.ts': 'completes what an older build stored',
  'src/features/food/menu/move-meal.tsx': 'exchanges dishes of her menu as they stand',
  'src/features/food/menu/use-chosen-recipes.ts': 'reads what she has put into her menu',
  'src/features/food/pantry/list-missing.ts': 'lists the foods of a dish that she has chosen',
  'src/features/food/recipes/other-dishes.tsx': 'leads to what she is cooking already',
  'src/features/food/recipes/use-recipe-list.ts': 'reads for the lists',
  'src/features/find/search/use-search-index.ts': 'indexes; the screen leaves out',
  'src/features/food/shopping/day-renewal.tsx': 'compares a listed day with her menu as it stands',
  'src/features/food/shopping/days-sheet.tsx': 'adds days of her menu as it stands',
  'src/features/food/together/use-dishes.ts': 'reads the dishes that she has chosen',
};

it('leaves out of every list of recipes what she does not eat, or says of the dish what is in it', () => {
  const imports = importsBelow('src/features');
  const readers = [...new Set(imports.filter(({ to }) => READS.test(to)).map(({ from }) => from))];
  // A reader that finds no imports would find nothing forgotten either.
  expect(readers.length).toBeGreaterThan(8);
  const asks = new Set(imports.filter(({ to }) => ASKS.test(to)).map(({ from }) => from));
  expect(readers.filter((file) => !asks.has(file) && !(file in LISTS_NONE))).toEqual([]);
  expect(Object.keys(LISTS_NONE).filter((file) => !readers.includes(file))).toEqual([]);
});

it('shows each list as she cooks it: none reads the recipes past her substitutes', () => {
  const naming = filesIn('src/features', 'src/platform').filter((file) =>
    /\brecipesQuestion\b/.test(textOf(file)),
  );
  expect(naming).toEqual([
    'src/features/food/recipes/recipes.question.ts',
    'src/features/food/recipes/use-recipe-list.ts',
  ]);
});
