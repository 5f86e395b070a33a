import { type FormEvent, useState } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { ScaledTo } from '../../../../contract/marks/cooking.mark.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { recipesText } from './recipes.text.ts';
import { SCALED_SERVINGS_MIN, SERVINGS_MAX } from './scale-amount.ts';
import { measuredOf, servingsOf } from './scaled-servings.ts';

export interface ScaleFormOptions {
  recipe: RecipeDetailsFragment;
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>;
  onScaled: (servings: number, scaledTo: ScaledTo) => void;
  onClose: () => void;
}

interface Draft {
  way: 'food' | 'energy';
  foodId: string;
  typed: string;
  plates: number;
}

/** The state of the form in which she scales a recipe. */
export function useScaleForm({ recipe, ingredients, onScaled, onClose }: ScaleFormOptions) {
  const measured = measuredOf(ingredients);
  const { draft, isLeftover, change, reset } = useKeptDraft({
    name: `scale-draft.${recipe.id}`,
    start: (): Draft => ({
      way: 'food',
      foodId: measured[0]?.ingredient.id ?? '',
      typed: '',
      plates: recipe.servings,
    }),
  });
  const { typed, plates } = draft;
  const [error, setError] = useState<string>();
  // Since it was typed she may have hidden energy, or the recipe have lost the ingredient.
  const way = useEnergyHidden() ? 'food' : draft.way;
  const chosen = measured.find(({ ingredient }) => ingredient.id === draft.foodId) ?? measured[0];
  const foodId = chosen?.ingredient.id ?? '';
  const set = (changed: Partial<Draft>) => void change((kept) => ({ ...kept, ...changed }));
  const cancel = () => {
    reset();
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = parseDecimal(typed);
    const number = read.ok ? read.value : 0;
    const scaledTo = way === 'food' ? { foodId, amount: number } : { kcal: number, plates };
    const servings = servingsOf(scaledTo, recipe, ingredients);
    if (number <= 0 || servings === undefined) {
      setError(recipesText.scaleNumber);
    } else if (servings < SCALED_SERVINGS_MIN || servings > SERVINGS_MAX) {
      setError(fill(recipesText.scaleRange, { portions: portionsOutside(servings) }));
    } else {
      onScaled(servings, scaledTo);
      cancel();
    }
  };
  return {
    way,
    chooseWay: (other: Draft['way']) => {
      set({ way: other, typed: '' });
      setError(undefined);
    },
    measured,
    /** The one of `foodId`. */
    chosen,
    foodId,
    typed,
    plates,
    set,
    error,
    isLeftover,
    cancel,
    onSubmit,
  };
}

/** Rounded, a number beside the range would be said to be in it, or nothing. */
function portionsOutside(servings: number): string {
  if (servings < SCALED_SERVINGS_MIN) {
    return fill(recipesText.scaleUnder, { n: formatNumber(SCALED_SERVINGS_MIN) });
  }
  const max = formatNumber(SERVINGS_MAX);
  return formatNumber(servings) === max
    ? fill(recipesText.scaleOver, { n: max })
    : formatCount(servings, 'portsjon');
}
