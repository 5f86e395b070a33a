import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { nutritionPerServing } from '../../../../contract/recipe-nutrition.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { allergen, fill, food } from '../../../language/words.ts';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import type { CookedIngredient } from './cooked-ingredient.ts';
import { IngredientWords, type WeighedIngredient } from './ingredient-list.tsx';
import styles from './printed-recipe.module.css';
import { recipesText } from './recipes.text.ts';
import { scaledAmounts, sliceScaled } from './scale-step.ts';
import { StepIngredientList } from './step-ingredient-list.tsx';
import type { StepIngredient } from './step-ingredients.ts';

interface PrintedRecipeProps {
  recipe: RecipeDetailsFragment;
  /** Ingredients as she cooks it, with her substitutes. */
  ingredients: readonly CookedIngredient[];
  steps: readonly string[];
  /** The portions she scaled it to. */
  servings: number;
  has: WeighedIngredient | undefined;
  /** The names of the recipe's own ingredients, and how much of a substitute comes to one gram of them. */
  foods: readonly string[];
  ratios: ReadonlyMap<string, number>;
  /** Amounts for each step. */
  amounts: readonly (readonly StepIngredient[])[];
}

/** A recipe on one sheet of paper, in her portions. */
export function PrintedRecipe(props: PrintedRecipeProps) {
  const { recipe, ingredients, steps, servings, has, foods, ratios, amounts } = props;
  const factor = servings / recipe.servings;
  const minutes = recipe.cookingTime === null ? [] : [formatWithUnit(recipe.cookingTime, 'min', 0)];
  return (
    <>
      <h1>{recipe.name_EE}</h1>
      <p>{dotted([formatCount(servings, 'portsjon'), ...minutes])}</p>
      <div className={styles.columns}>
        <section>
          <h2>{food.ingredients}</h2>
          <ul className={styles.ingredients}>
            {ingredients.map((entry, place) => (
              <li key={`${place}-${entry.ingredient.id}`}>
                <IngredientWords
                  entry={entry}
                  factor={factor}
                  has={has?.foodId === entry.ingredient.id ? has.amount : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{food.method}</h2>
          <ol className={styles.steps}>
            {steps.map((text, index) => (
              <li key={index}>
                {sliceScaled(text, scaledAmounts(text, foods, factor, ratios), 0, text.length)}
                <StepIngredientList
                  ingredients={ingredients}
                  factor={factor}
                  has={has}
                  amounts={amounts[index] ?? []}
                />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Figures recipe={recipe} ingredients={ingredients} />
    </>
  );
}

function Figures({ recipe, ingredients }: Pick<PrintedRecipeProps, 'recipe' | 'ingredients'>) {
  const isEnergyHidden = useEnergyHidden();
  const each = nutritionPerServing(ingredients, recipe.servings);
  const names = recipe.allergens?.map((held) => allergen[held].toLocaleLowerCase('et')).join(', ');
  const figures = each && [
    ...(isEnergyHidden ? [] : [`${food.energy} ${formatWithUnit(each.kcal, 'kcal', 0)}`]),
    `${food.protein} ${formatWithUnit(each.protein, 'g')}`,
    `${food.fat} ${formatWithUnit(each.fat, 'g')}`,
    `${food.carbs} ${formatWithUnit(each.carbs, 'g')}`,
  ];
  return (
    <>
      {figures && (
        <>
          <h2>{food.perServing}</h2>
          <p>{dotted(figures)}</p>
        </>
      )}
      {names && <p>{fill(recipesText.allergens, { names })}</p>}
    </>
  );
}
