import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { sourceBase } from '../../../../contract/marks/shopping-source.mark.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { listSource, type Undo } from './list-source.ts';
import { recipeSource } from './listed-foods.ts';

/** Resolves once it is on the disk. */
export function listRecipe(
  store: MarkStore,
  recipe: RecipeDetailsFragment,
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>,
  portions: number,
): Promise<Undo> {
  return listSource(store, sourceBase('recipe', recipe.id), recipeSource(recipe, ingredients, portions));
}
