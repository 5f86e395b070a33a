/** Takes the place of a dish that could not be read. */
import type { MealPlanMealFragment } from '../../../../contract/documents.generated.ts';
import { mealplanText } from './mealplan.text.ts';

type Recipe = MealPlanMealFragment['recipe'];

const STAND_IN = 'unread:';

/** Has the dish's own id, so that it opens, moves and is taken out like any other. */
export function unreadRecipe(id: string): Recipe {
  return {
    __typename: 'Recipe',
    id,
    name_EE: mealplanText.unread,
    thumbnail: null,
    mealType: [],
    tags: [],
    cookingTime: null,
    accessLevel: 'FOOD',
    servings: 1,
    allergens: null,
    locked: false,
    updatedAt: '',
    ingredients: null,
  };
}

/** In an answer it has an id that no dish has: the cache would take it for news of the dish. */
export function standInFor(id: string): Recipe {
  return { ...unreadRecipe(id), id: `${STAND_IN}${id}` };
}

/** The id of the dish for which the recipe of an answer stands in; undefined of one that was read. */
export function unreadIdOf({ id }: Pick<Recipe, 'id'>): string | undefined {
  return id.startsWith(STAND_IN) ? id.slice(STAND_IN.length) : undefined;
}
