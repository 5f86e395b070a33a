import { ALLERGENS, type Allergen } from '../../../../contract/enumerations.ts';
import type { RecipeContent } from '../../platform/content/content.ts';
import type { Recipe, RecipeIngredient } from '../../../core/contract-types.generated.ts';
import type { ContentItem, ContentSnapshot } from '../../platform/content/content-store.ts';
import { isHidden, isOpenTo } from '../../platform/content/ownership.ts';
import type { ContentViews } from '../../platform/content/views-per-class.ts';
import { viewsPerClass } from '../../platform/content/views-per-class.ts';

/** The recipes as a caller sees them: what is closed to her keeps its steps and ingredients to itself. */
export const recipeViews = viewsPerClass((snapshot, caller): ContentViews<Recipe> => {
  const view = (item: ContentItem<RecipeContent>) => toView(item, snapshot, !isOpenTo(item.body, caller));
  const views = new Map(snapshot.recipes.map((item) => [item.body.id, view(item)]));
  const inForce = snapshot.recipes.filter(({ isArchived }) => !isArchived);
  const list = inForce.flatMap(({ body }) => views.get(body.id) ?? []).filter((each) => !isHidden(each));
  return { list, byId: views };
});

function toView(
  { body, updatedAt, isArchived }: ContentItem<RecipeContent>,
  snapshot: ContentSnapshot,
  locked: boolean,
): Recipe {
  return {
    id: body.id,
    name_EE: body.name_EE,
    thumbnail: body.thumbnail,
    mealType: body.mealType,
    description: body.description,
    cookingTime: body.cookingTimeMinutes,
    accessLevel: body.accessLevel,
    tags: body.tags,
    servings: body.servings,
    allergens: allergensOf(body, snapshot),
    locked,
    withdrawn: isArchived,
    steps: locked ? null : body.steps,
    ingredients: locked ? null : ingredientsOf(body, snapshot),
    updatedAt,
  };
}

/** Rather not known than too few. */
function allergensOf({ ingredients }: RecipeContent, { foods }: ContentSnapshot): Allergen[] | null {
  const held = new Set<Allergen>();
  for (const { foodId } of ingredients) {
    const food = foods.get(foodId);
    if (!food?.allergens) return null;
    for (const allergen of food.allergens) held.add(allergen);
  }
  return ALLERGENS.filter((allergen) => held.has(allergen));
}

/** A recipe that was archived by a former release may name a food that is gone; it is left out rather than failing the whole. */
function ingredientsOf(body: RecipeContent, { foods }: ContentSnapshot): RecipeIngredient[] {
  return body.ingredients.flatMap(({ amount, unit, foodId }) => {
    const ingredient = foods.get(foodId);
    return ingredient === undefined ? [] : [{ amount, unit, ingredient }];
  });
}
