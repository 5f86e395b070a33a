import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { cooking } from '../../../../contract/marks/cooking.mark.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import type { CookedIngredient } from '../recipes/cooked-ingredient.ts';
import { recipeQuestion } from '../recipes/recipes.question.ts';
import type { StepRecipe } from '../recipes/step-timer.ts';
import { useSubstituting } from '../substitutes/use-substitutes.ts';
import type { TimedSteps } from './dish-rows.ts';

export interface Dish extends StepRecipe, TimedSteps {
  /** The ingredients as written. */
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>;
  /** Ingredients as she cooks it, with her substitutes in the same places. */
  cooked: readonly CookedIngredient[];
  /** Her portions divided by the recipe's own. */
  factor: number;
}

export interface Dishes {
  /** Dishes that can be planned, in the order of the ids; undefined while one, or a substitute, is being read. */
  dishes: readonly Dish[] | undefined;
  /** Those whose steps she does not see. */
  closed: readonly Pick<RecipeDetailsFragment, 'id' | 'name_EE'>[];
  /** The first that could not be read. */
  failed: Reading<RecipeDetailsFragment> | undefined;
  /** All that could not be. */
  failedIds: readonly string[];
}

/** Up to three recipes. */
export function useDishes(ids: readonly string[]): Dishes {
  const [one, two, three] = ids;
  const first = useQuestion(one !== undefined && recipeQuestion, one ?? '');
  const second = useQuestion(two !== undefined && recipeQuestion, two ?? '');
  const third = useQuestion(three !== undefined && recipeQuestion, three ?? '');
  const apply = useSubstituting();
  const cookings = useMarks(cooking);
  const dishOf = (written: RecipeDetailsFragment): Dish[] => {
    const { id, name_EE, cookingTime, ingredients, servings, steps } = written;
    if (!ingredients || !steps || steps.length === 0) return [];
    const cooked = apply?.(written).ingredients ?? ingredients;
    const factor = (cookings.get(id)?.servings ?? servings) / servings;
    return [{ id, name_EE, cookingTime, ingredients, cooked, factor, steps }];
  };
  const readings = [first, second, third].slice(0, ids.length);
  const answers = readings.flatMap(({ answer }) => (answer ? [answer] : []));
  const hasFailed = ({ state }: (typeof readings)[number]) => state !== 'loading' && state !== 'ready';
  const isLoading = readings.some(({ state }) => state === 'loading');
  return {
    dishes: isLoading || !apply ? undefined : answers.flatMap(dishOf),
    closed: answers.filter((recipe) => dishOf(recipe).length === 0),
    failed: readings.find(hasFailed),
    failedIds: ids.filter((_, index) => readings[index] && hasFailed(readings[index])),
  };
}
