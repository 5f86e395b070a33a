import {
  type RecipeDetailsFragment,
  RecipeScreen_RecipeDocument,
  RecipesScreen_RecipesDocument,
} from '../../../../contract/documents.generated.ts';
import { LIST_LIMIT } from '../../../../contract/limits.ts';
import { allRecipes, firstRecipes, type RecipeList } from '../../../library/recipe-list.ts';
import { inListOrder, recipeRowOf } from '../../../library/recipe-row.ts';
import { declareQuestion, declareShownList } from '../../../reading/question.ts';

export const recipeQuestion = declareQuestion({
  document: RecipeScreen_RecipeDocument,
  variables: (id: string) => ({ id }),
  answerOf: ({ getRecipe }) => getRecipe,
  async fromLibrary(library, { id }) {
    const recipe = await library.get('recipes', id);
    return recipe && { getRecipe: { ...withEveryField(recipe), withdrawn: false } };
  },
});

/** All recipes in the viewer's list, open and closed. */
export const recipesQuestion = declareShownList({
  document: RecipesScreen_RecipesDocument,
  variables: () => ({ limit: LIST_LIMIT.max, nextToken: null }),
  pageOf: ({ listRecipes }) => listRecipes,
  answerOf: (recipes): RecipeList => ({ rows: inListOrder(recipes.map(recipeRowOf)), total: recipes.length }),
  kept: { first: firstRecipes, whole: allRecipes },
  async fromLibrary(library) {
    const items = await library.getAll('recipes');
    return items.length > 0
      ? { listRecipes: { __typename: 'RecipeList' as const, items, nextToken: null } }
      : undefined;
  },
});

/** Copies stored by an earlier version lack newer fields, which a screen must not miss. */
export function withEveryField(recipe: RecipeDetailsFragment): RecipeDetailsFragment {
  const ingredients = recipe.ingredients?.map((entry) => ({
    ...entry,
    ingredient: {
      ...entry.ingredient,
      partitive_EE: entry.ingredient.partitive_EE ?? null,
      group_EE: entry.ingredient.group_EE ?? null,
    },
  }));
  return { ...recipe, allergens: recipe.allergens ?? null, ingredients: ingredients ?? null };
}
