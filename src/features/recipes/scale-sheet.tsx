import { type FormEvent, useState } from 'react';
import type { RecipeDetailsFragment } from '../../contract/documents.generated.ts';
import type { ScaledTo } from '../../contract/marks/cooking.mark.ts';
import { nutritionPerServing } from '../../contract/recipe-nutrition.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { parseDecimal } from '../../language/parse-decimal.ts';
import { formatCount } from '../../language/plurals.ts';
import { fill, unit as unitWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { useEnergyHidden } from '../../ui/energy-visibility.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { Stepper } from '../../ui/stepper.tsx';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid.ts';
import { measuredOf, servingsOf } from './scaled-servings.ts';
import { recipesText } from './recipes.text.ts';
import { SCALED_SERVINGS_MIN, SERVINGS_MAX } from './scale-amount.ts';

interface ScaleSheetProps {
  recipe: RecipeDetailsFragment;
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>;
  onScaled: (servings: number, scaledTo: ScaledTo) => void;
  onClose: () => void;
}

/** Amounts that come to what she has of one ingredient, or to the energy that she wants on a plate. */
export function ScaleSheet({ recipe, ingredients, onScaled, onClose }: ScaleSheetProps) {
  const isEnergyHidden = useEnergyHidden();
  const measured = measuredOf(ingredients);
  const kcal = isEnergyHidden ? undefined : nutritionPerServing(ingredients, recipe.servings)?.kcal;
  const [way, setWay] = useState<'food' | 'energy'>('food');
  const [foodId, setFoodId] = useState(measured[0]?.ingredient.id ?? '');
  const [typed, setTyped] = useState('');
  const [plates, setPlates] = useState(recipe.servings);
  const [error, setError] = useState<string>();
  const form = useFocusOnInvalid(error);
  const chosen = measured.find(({ ingredient }) => ingredient.id === foodId);
  const ways = [
    { value: 'food', label: recipesText.scaleToFood },
    { value: 'energy', label: recipesText.scaleToEnergy },
  ] as const;
  const scale = (event: FormEvent) => {
    event.preventDefault();
    const read = parseDecimal(typed);
    const number = read.ok ? read.value : 0;
    const scaledTo = way === 'food' ? { foodId, amount: number } : { kcal: number, plates };
    const servings = servingsOf(scaledTo, recipe, ingredients);
    if (number <= 0 || servings === undefined) {
      setError(recipesText.scaleNumber);
    } else if (servings < SCALED_SERVINGS_MIN || servings > SERVINGS_MAX) {
      setError(fill(recipesText.scaleRange, { portions: formatCount(servings, 'portsjon') }));
    } else {
      onScaled(servings, scaledTo);
      onClose();
    }
  };
  const fieldProps = { value: typed, error, onChange: setTyped };
  return (
    <Sheet isOpen onClose={onClose} title={recipesText.scale}>
      <form ref={form} noValidate className={sheetForm.form} onSubmit={scale}>
        {kcal !== undefined && kcal > 0 && (
          <SegmentedControl
            label={recipesText.scaleBy}
            options={ways}
            value={way}
            onChange={(value) => {
              setWay(value);
              setTyped('');
              setError(undefined);
            }}
          />
        )}
        {way === 'food' && chosen ? (
          <>
            <SelectField
              label={recipesText.scaleFood}
              value={foodId}
              options={measured.map(({ ingredient, amount, unit }) => ({
                value: ingredient.id,
                label: fill(recipesText.scaleFoodOption, {
                  food: ingredient.name_EE,
                  amount: formatWithUnit(amount, unitWords[unit]),
                }),
              }))}
              onChange={setFoodId}
            />
            <NumberField {...fieldProps} label={recipesText.scaleHave} unit={unitWords[chosen.unit]} />
          </>
        ) : (
          <>
            <NumberField
              {...fieldProps}
              label={recipesText.scaleEnergy}
              unit="kcal"
              hint={fill(recipesText.scaleEnergyHint, { energy: formatWithUnit(kcal ?? 0, 'kcal', 0) })}
            />
            <Stepper
              label={recipesText.plates}
              value={plates}
              min={1}
              max={SERVINGS_MAX}
              lessLabel={recipesText.fewerPlates}
              moreLabel={recipesText.morePlates}
              onChange={setPlates}
            />
          </>
        )}
        <Button type="submit" size="large" isWide>
          {recipesText.scaleDo}
        </Button>
      </form>
    </Sheet>
  );
}
