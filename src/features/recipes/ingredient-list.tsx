import { Check } from 'lucide-react';
import type { RecipeDetailsFragment } from '../../contract/documents.generated.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { unit as unitWords } from '../../language/words.ts';
import { classes } from '../../ui/classes.ts';
import { householdHint } from '../../language/household-measure.ts';
import styles from './ingredient-list.module.css';
import { ingredientWords } from './ingredient-name.ts';
import { scaleAmount } from './scale-amount.ts';

type ListedIngredient = NonNullable<RecipeDetailsFragment['ingredients']>[number];

interface IngredientListProps {
  ingredients: readonly ListedIngredient[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
  /** Indexes of the ingredients she has ticked off. */
  ticked: readonly number[];
  onTick: (place: number, isTicked: boolean) => void;
}

/** Amounts for the chosen portions; each can be ticked off while she gets it ready. */
export function IngredientList({ ingredients, factor, ticked, onTick }: IngredientListProps) {
  return (
    <ul className={styles.list}>
      {ingredients.map((entry, place) => {
        const isTicked = ticked.includes(place);
        return (
          <li key={`${place}-${entry.ingredient.id}`}>
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
              <IngredientWords entry={entry} factor={factor} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** „120 g riisi“ with its household measure, or „soola, maitse järgi“. */
function IngredientWords({ entry, factor }: { entry: ListedIngredient; factor: number }) {
  const { amount, unit, ingredient } = entry;
  if (unit === 'TASTE' || amount === null) {
    return (
      <span className={styles.words}>
        {ingredientWords(ingredient)}, {unitWords.TASTE}
      </span>
    );
  }
  const scaled = scaleAmount(amount, factor);
  const hint = householdHint(scaled, unit, ingredient.quantity_EE);
  return (
    <span className={styles.words}>
      <span className={styles.amount}>{formatWithUnit(scaled, unitWords[unit])}</span>{' '}
      {ingredientWords(ingredient)}
      {hint && <span className={styles.hint}> {hint}</span>}
    </span>
  );
}
