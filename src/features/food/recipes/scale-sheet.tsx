import { useId } from 'react';
import { nutritionPerServing } from '../../../../contract/recipe-nutrition.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { actions, fill, unit as unitWords } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Stepper } from '../../../ui/stepper.tsx';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid.ts';
import { recipesText } from './recipes.text.ts';
import { SERVINGS_MAX } from './scale-amount.ts';
import { type ScaleFormOptions, useScaleForm } from './use-scale-form.ts';

const WAYS = [
  { value: 'food', label: recipesText.scaleToFood },
  { value: 'energy', label: recipesText.scaleToEnergy },
] as const;

/** The form for amounts that come to hers of one ingredient, or to the energy that she wants on a plate. */
export function ScaleSheet(options: ScaleFormOptions) {
  const { recipe, ingredients, onClose } = options;
  const formId = useId();
  const isEnergyHidden = useEnergyHidden();
  const kcal = isEnergyHidden ? undefined : nutritionPerServing(ingredients, recipe.servings)?.kcal;
  const scale = useScaleForm(options);
  const { way, measured, chosen, plates, error } = scale;
  const form = useFocusOnInvalid(error);
  const fieldProps = { value: scale.typed, error, onChange: (typed: string) => scale.set({ typed }) };
  const buttons = (
    <>
      <Button variant="secondary" onClick={scale.cancel}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId}>
        {recipesText.scaleDo}
      </Button>
    </>
  );
  return (
    <Sheet isOpen onClose={onClose} title={recipesText.scale} actions={buttons}>
      <form ref={form} id={formId} noValidate className={sheetForm.form} onSubmit={scale.onSubmit}>
        {scale.isLeftover && <LeftoverNotice />}
        {kcal !== undefined && kcal > 0 && (
          <SegmentedControl
            label={recipesText.scaleBy}
            options={WAYS}
            value={way}
            onChange={scale.chooseWay}
          />
        )}
        {way === 'food' && chosen ? (
          <>
            <SelectField
              label={recipesText.scaleFood}
              value={scale.foodId}
              options={measured.map(({ ingredient, amount, unit }) => ({
                value: ingredient.id,
                label: fill(recipesText.scaleFoodOption, {
                  food: ingredient.name_EE,
                  amount: formatWithUnit(amount, unitWords[unit]),
                }),
              }))}
              onChange={(foodId) => scale.set({ foodId })}
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
              onChange={(chosenPlates) => scale.set({ plates: chosenPlates })}
            />
          </>
        )}
      </form>
    </Sheet>
  );
}
