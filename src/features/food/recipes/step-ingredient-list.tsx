import { fill, food } from '../../../language/words.ts';
import { classes } from '../../../ui/classes.ts';
import type { CookedIngredient } from './cooked-ingredient.ts';
import { IngredientWords, type WeighedIngredient } from './ingredient-list.tsx';
import { ingredientWords } from './ingredient-name.ts';
import { recipesText } from './recipes.text.ts';
import { scaleAmount } from './scale-amount.ts';
import type { StepIngredient } from './step-ingredients.ts';
import styles from './step-ingredient-list.module.css';

interface StepIngredientListProps {
  ingredients: readonly CookedIngredient[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
  /** The amount that she has of one of them. */
  has: WeighedIngredient | undefined;
  amounts: readonly StepIngredient[];
}

/** The ingredients that one step takes, and those that an earlier one has got ready for it. */
export function StepIngredientList({ ingredients, factor, has, amounts }: StepIngredientListProps) {
  if (amounts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={food.ingredients}>
      {amounts.map(({ place, share, fromStep }) => {
        const entry = ingredients[place];
        if (!entry) return null;
        return (
          <li key={place} className={classes(styles.amount, fromStep !== null && styles.earlier)}>
            {share === null ? (
              fill(recipesText.rest, { food: ingredientWords(entry.ingredient) })
            ) : (
              <IngredientWords
                entry={entry}
                factor={factor * share}
                has={has?.foodId === entry.ingredient.id ? scaleAmount(has.amount, share) : undefined}
              />
            )}
            {fromStep !== null && ` · ${fill(recipesText.fromStep, { n: fromStep })}`}
          </li>
        );
      })}
    </ul>
  );
}
