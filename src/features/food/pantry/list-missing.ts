import type { Client } from '@urql/core';
import { sourceBase } from '../../../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { readQuestion } from '../../../reading/read-question.ts';
import { recipeQuestion } from '../recipes/recipes.question.ts';
import { listSource, type Undo } from '../shopping/list-source.ts';
import { recipeSource } from '../shopping/listed-foods.ts';
import type { useSubstituting } from '../substitutes/use-substitutes.ts';
import type { DishToCook } from './dishes-by-missing.ts';

interface Cooking {
  client: Client;
  /** Turns a recipe into the one that she cooks; undefined while that is being read. */
  apply: ReturnType<typeof useSubstituting>;
}

/**
 * Puts the foods that the dish misses on her shopping list, for as many portions as it makes. Throws if the recipe cannot be
 * read, or no longer has one of these foods.
 */
export async function listMissing(
  store: MarkStore,
  { client, apply }: Cooking,
  { recipeId, missing }: DishToCook,
): Promise<Undo> {
  const { answer: written, error } = await readQuestion(client, recipeQuestion, [recipeId]);
  const recipe = written && (apply?.(written) ?? written);
  if (!recipe?.ingredients) throw error ?? new Error(`No ingredients of ${recipeId}`);
  const toBuy = recipe.ingredients.filter(({ ingredient }) => missing.includes(ingredient.id));
  const found = new Set(toBuy.map(({ ingredient }) => ingredient.id));
  const absent = missing.filter((id) => !found.has(id));
  if (absent.length > 0) throw new Error(`${recipeId} has no ${absent.join()}`);
  return listSource(store, sourceBase('recipe', recipeId), recipeSource(recipe, toBuy, recipe.servings));
}
