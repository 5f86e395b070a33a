import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { recipeQuestion } from '../../../../../src/features/food/recipes/recipes.question.ts';
import { answerFromLibrary } from '../../../../../src/reading/answer-from-library.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';

const VIEWER = 'member-1';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('promise 8: a recipe stored by an earlier version is returned complete, with null for the fields it lacks', async () => {
  const kept = {
    __typename: 'Recipe',
    id: 'supp',
    ingredients: [{ __typename: 'RecipeIngredient', ingredient: { __typename: 'Ingredient', id: 'kartul' } }],
  } as unknown as RecipeDetailsFragment;
  await withLibrary(VIEWER, (database) => database.put('recipes', kept, 'supp'));
  const answer = await answerFromLibrary(VIEWER, recipeQuestion, { id: 'supp' });
  expect(answer?.data).toMatchObject({
    getRecipe: {
      id: 'supp',
      allergens: null,
      ingredients: [{ ingredient: { id: 'kartul', partitive_EE: null } }],
    },
  });
});
