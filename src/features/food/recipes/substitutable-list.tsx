import { formatWithUnit } from '../../../language/numbers.ts';
import { unit as unitWords } from '../../../language/words.ts';
import { heldIn } from '../avoided/avoidance.ts';
import { useAvoided } from '../avoided/use-avoided.ts';
import { SubstituteButton } from '../substitutes/substitute-button.tsx';
import { allergensOfFood, candidatesFor } from '../substitutes/substituted.ts';
import { useSubstituteTable } from '../substitutes/use-substitutes.ts';
import type { CookedIngredient } from './cooked-ingredient.ts';
import { IngredientList, type IngredientListProps } from './ingredient-list.tsx';
import { ingredientWords } from './ingredient-name.ts';
import { scaleAmount } from './scale-amount.ts';

interface SubstitutableListProps extends IngredientListProps {
  recipeId: string;
  /** The recipe's own ingredients, in the same places. */
  written: readonly CookedIngredient[];
}

/** The ingredients, each with the foods that can take its place and that she does not avoid. */
export function SubstitutableList({ recipeId, written, ...listed }: SubstitutableListProps) {
  const { ingredients, factor } = listed;
  const table = useSubstituteTable();
  const avoided = useAvoided();
  const actionOf = (place: number) => {
    const entry = written[place];
    if (!table || !entry || entry.amount === null || entry.unit === 'TASTE') return null;
    const candidates = candidatesFor(entry, ingredients, table).filter(
      ({ food: { id } }) =>
        !heldIn({ allergens: allergensOfFood(id, table) ?? null, foodIds: [id] }, avoided),
    );
    const amount = formatWithUnit(scaleAmount(entry.amount, factor), unitWords[entry.unit]);
    return (
      <SubstituteButton
        recipeId={recipeId}
        food={entry.ingredient}
        written={`${amount} ${ingredientWords(entry.ingredient)}`}
        replaces={ingredients[place]?.replaces}
        candidates={candidates}
        factor={factor}
      />
    );
  };
  return <IngredientList {...listed} actionOf={actionOf} />;
}
