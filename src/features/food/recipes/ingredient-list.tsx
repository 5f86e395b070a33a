import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWithUnit } from '../../../language/numbers.ts';
import { fill, unit as unitWords } from '../../../language/words.ts';
import { classes } from '../../../ui/classes.ts';
import { householdHint } from '../../../language/household-measure.ts';
import type { CookedIngredient } from './cooked-ingredient.ts';
import { substitutesText } from '../substitutes/substitutes.text.ts';
import styles from './ingredient-list.module.css';
import { ingredientWords } from './ingredient-name.ts';
import { kitchenAmount, scaleAmount } from './scale-amount.ts';

/** An amount that she weighed is not rounded. */
export interface WeighedIngredient {
  foodId: string;
  amount: number;
}

export interface IngredientListProps {
  ingredients: readonly CookedIngredient[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
  /** The amount that she has of one of them. */
  has?: WeighedIngredient | undefined;
  /** Indexes of the ingredients she has ticked off. */
  ticked: readonly number[];
  onTick: (place: number, isTicked: boolean) => void;
  /** Returns the action beside a row. */
  actionOf?: (place: number) => ReactNode;
}

/** Amounts for the chosen portions; each can be ticked off while she gets it ready. */
export function IngredientList({ ingredients, factor, has, ticked, onTick, actionOf }: IngredientListProps) {
  return (
    <ul className={styles.list}>
      {ingredients.map((entry, place) => {
        const isTicked = ticked.includes(place);
        return (
          <li key={place} className={styles.item}>
            <label className={classes(styles.row, isTicked && styles.ticked)}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isTicked}
                onChange={() => onTick(place, !isTicked)}
              />
              <span className={styles.check} aria-hidden="true">
                {isTicked && <Check size={18} strokeWidth={3} />}
              </span>
              <IngredientWords
                entry={entry}
                factor={factor}
                has={has?.foodId === entry.ingredient.id ? has.amount : undefined}
              />
            </label>
            {actionOf?.(place)}
          </li>
        );
      })}
    </ul>
  );
}

interface IngredientWordsProps {
  entry: CookedIngredient;
  factor: number;
  has: number | undefined;
}

/** „120 g riisi“ with its household measure, or „soola, maitse järgi“. */
export function IngredientWords({ entry, factor, has }: IngredientWordsProps) {
  const { amount, unit, ingredient, replaces } = entry;
  if (unit === 'TASTE' || amount === null) {
    return (
      <span className={styles.words}>
        {ingredientWords(ingredient)}, {unitWords.TASTE}
      </span>
    );
  }
  const scaled = has ?? (replaces ? kitchenAmount(amount * factor) : scaleAmount(amount, factor));
  const hint = householdHint(scaled, unit, ingredient.quantity_EE);
  return (
    <span className={styles.words}>
      <span className={styles.amount} translate="no">
        {formatWithUnit(scaled, unitWords[unit])}
      </span>{' '}
      {ingredientWords(ingredient)}
      {hint && <span className={styles.hint}> {hint}</span>}
      {replaces && (
        <span className={styles.replaces}>
          {' '}
          {fill(substitutesText.replaces, { food: ingredientWords(replaces.food) })}
        </span>
      )}
    </span>
  );
}
