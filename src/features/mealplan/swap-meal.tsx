import { useClient } from 'urql';
import { nutritionPerServing } from '../../contract/recipe-nutrition.ts';
import { fill } from '../../language/words.ts';
import type { RecipeRow } from '../../library/recipe-row.ts';
import type { MenuChanges } from '../menu-choices/use-changing-menu.ts';
import { DishChoice } from './dish-choice.tsx';
import { choiceOf, type MenuMeal, suggestedOf } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import { readChosenRecipe } from './use-chosen-recipes.ts';

interface SwapMealProps {
  meal: MenuMeal;
  onChosen: (changes: MenuChanges, said: string) => Promise<void>;
}

/** Another dish in the meal's place, with as many portions. */
export function SwapMeal({ meal, onChosen }: SwapMealProps) {
  const client = useClient();
  const { mealType, recipe } = meal;
  const kcal = nutritionPerServing(recipe.ingredients, recipe.servings)?.kcal;
  const choose = async ({ id, name_EE }: RecipeRow) => {
    await readChosenRecipe(client, id);
    const choice = choiceOf(meal, id, meal.servings || suggestedOf(meal).servings);
    await onChosen(new Map([[meal.id, choice]]), fill(mealplanText.nowOnMenu, { name: name_EE }));
  };
  return (
    <DishChoice
      mealType={mealType}
      former={{ recipeId: recipe.id, kcal }}
      onChoose={(row) => void choose(row)}
    />
  );
}
