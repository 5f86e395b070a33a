import type { Member } from '../../../core/caller.ts';
import type { RecipeContent } from '../../platform/content/content.ts';
import type { ContentServices, ContentSnapshot } from '../../platform/content/content-store.ts';
import { isHers } from '../../platform/content/ownership.ts';

/** Returns what staff have written for her alone, as she reads it. */
export async function exportPlans({ content }: ContentServices, member: Member) {
  const { trainings, recipes, foods } = await content.current();
  return {
    trainings: trainings
      .filter(({ body }) => isHers(body, member))
      .map(({ body: { id, title, description } }) => ({ id, title, description })),
    recipes: recipes.filter(({ body }) => isHers(body, member)).map(({ body }) => exportRecipe(body, foods)),
  };
}

/** So that she can cook it without the service. */
function exportRecipe(recipe: RecipeContent, foods: ContentSnapshot['foods']) {
  const { id, name_EE: name, description, servings, cookingTimeMinutes, steps } = recipe;
  const ingredients = recipe.ingredients.map(({ amount, unit, foodId }) => ({
    food: foods.get(foodId)?.name_EE ?? foodId,
    amount,
    unit,
  }));
  return { id, name, description, servings, cookingTimeMinutes, ingredients, steps };
}
