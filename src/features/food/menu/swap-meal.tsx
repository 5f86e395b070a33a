import { nutritionPerServing } from '../../../../contract/recipe-nutrition.ts';
import { fill } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { DishChoice } from './dish-choice.tsx';
import { choiceOf, type MenuMeal, suggestedOf } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import type { ChooseDish } from './use-choosing-dish.ts';

interface SwapMealProps {
  meal: MenuMeal;
  onChosen: ChooseDish;
}

/** Another dish in the meal's place, with as many portions. */
export function SwapMeal({ meal, onChosen }: SwapMealProps) {
  const { mealType, recipe } = meal;
  const kcal = nutritionPerServing(recipe.ingredients, recipe.servings)?.kcal;
  const choose = ({ id, name_EE }: RecipeRow) => {
    const choice = choiceOf(meal, id, meal.servings || suggestedOf(meal).servings);
    return onChosen(new Map([[meal.id, choice]]), fill(mealplanText.nowOnMenu, { name: name_EE }), [id]);
  };
  return <DishChoice mealType={mealType} former={{ recipeId: recipe.id, kcal }} onChoose={choose} />;
}
