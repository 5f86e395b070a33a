import { RotateCcw, Scale } from 'lucide-react';
import { useState } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { ScaledTo } from '../../../../contract/marks/cooking.mark.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill, unit as unitWords } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { ingredientWords } from './ingredient-name.ts';
import styles from './open-recipe.module.css';
import { recipesText } from './recipes.text.ts';
import { ScaleSheet } from './scale-sheet.tsx';
import { measuredOf } from './scaled-servings.ts';

interface ScalingProps {
  recipe: RecipeDetailsFragment;
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>;
  servings: number;
  scaledTo: ScaledTo | undefined;
  onScaled: (servings: number, scaledTo: ScaledTo) => void;
  onWritten: () => void;
}

/** Says what the amounts are scaled to, if they are not as written; scales them, and takes that back. */
export function Scaling({ recipe, ingredients, servings, scaledTo, onScaled, onWritten }: ScalingProps) {
  const isEnergyHidden = useEnergyHidden();
  const [isOpen, setIsOpen] = useState(false);
  const buttons = useFocusOnward<HTMLDivElement>();
  const isScaled = servings !== recipe.servings || scaledTo !== undefined;
  return (
    <>
      {isScaled && (
        <output className={styles.note}>
          {scaledTo && scaledWords(scaledTo, ingredients, isEnergyHidden)}
          {fill(recipesText.ownServings, { servings: formatCount(recipe.servings, 'portsjon') })}
        </output>
      )}
      <div ref={buttons} className={styles.scaling}>
        <Button variant="quiet" size="compact" icon={Scale} onClick={() => setIsOpen(true)}>
          {recipesText.scale}
        </Button>
        {isScaled && (
          <Button variant="quiet" size="compact" icon={RotateCcw} onClick={onWritten}>
            {recipesText.writtenAmounts}
          </Button>
        )}
      </div>
      {isOpen && (
        <ScaleSheet
          recipe={recipe}
          ingredients={ingredients}
          onScaled={onScaled}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Ends with a blank, because a sentence follows. */
function scaledWords(
  to: ScaledTo,
  ingredients: ScalingProps['ingredients'],
  isEnergyHidden: boolean,
): string | undefined {
  if ('kcal' in to) {
    const words = { plates: formatCount(to.plates, 'taldrik'), energy: formatWithUnit(to.kcal, 'kcal', 0) };
    const { scaledToEnergy, scaledToEnergyOfOne } = recipesText;
    return isEnergyHidden ? undefined : fill(to.plates === 1 ? scaledToEnergyOfOne : scaledToEnergy, words);
  }
  const entry = measuredOf(ingredients).find(({ ingredient }) => ingredient.id === to.foodId);
  return (
    entry &&
    fill(recipesText.scaledToFood, {
      amount: formatWithUnit(to.amount, unitWords[entry.unit]),
      food: ingredientWords(entry.ingredient),
    })
  );
}
