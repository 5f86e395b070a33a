import { formatWithUnit } from '../../../language/numbers.ts';
import { fill, unit as unitWords } from '../../../language/words.ts';
import { substitutesText } from '../substitutes/substitutes.text.ts';
import type { CookedIngredient } from './cooked-ingredient.ts';
import { ingredientWords } from './ingredient-name.ts';
import { kitchenAmount } from './scale-amount.ts';
import type { StepIngredient } from './step-ingredients.ts';
import styles from './open-recipe.module.css';

interface ReplacedInStepProps {
  ingredients: readonly CookedIngredient[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
  /** The amounts that the step names. */
  amounts: readonly StepIngredient[];
}

/** Names the substitutes for foods in the step's text: „250 ml kaerajooki asendab piima (2,5%).“ */
export function ReplacedInStep({ ingredients, factor, amounts }: ReplacedInStepProps) {
  return amounts.map(({ place, share }) => {
    const { amount = null, unit = 'TASTE', ingredient, replaces } = ingredients[place] ?? {};
    if (!replaces || !ingredient || amount === null || unit === 'TASTE') return null;
    const scaled = kitchenAmount(amount * factor * (share ?? 1));
    const words = `${formatWithUnit(scaled, unitWords[unit])} ${ingredientWords(ingredient)}`;
    return (
      <p key={place} className={styles.replaced}>
        {fill(substitutesText.inStep, { words, food: ingredientWords(replaces.food) })}
      </p>
    );
  });
}
