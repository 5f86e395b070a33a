/** The list's search and filters, kept in its address so that going back restores them. */
import { MEAL_TYPES, RECIPE_TAGS } from '../../../../contract/enumerations.ts';
import type { RecipeFilters } from './recipe-search.ts';

/** The minutes she can choose from. */
export const MAX_MINUTES_CHOICES = [15, 30, 45] as const;

export function readRecipeFilters(address: URLSearchParams): RecipeFilters {
  const meals = address.getAll('meal');
  const tags = address.getAll('tag');
  const minutes = Number(address.get('minutes'));
  return {
    text: address.get('q') ?? '',
    meals: MEAL_TYPES.filter((meal) => meals.includes(meal)),
    tags: RECIPE_TAGS.filter((tag) => tags.includes(tag)),
    maxMinutes: MAX_MINUTES_CHOICES.find((choice) => choice === minutes),
  };
}

export function writeRecipeFilters(filters: RecipeFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.text.trim() !== '') address.set('q', filters.text.trim());
  for (const meal of filters.meals) address.append('meal', meal);
  for (const tag of filters.tags) address.append('tag', tag);
  if (filters.maxMinutes !== undefined) address.set('minutes', String(filters.maxMinutes));
  return address;
}
