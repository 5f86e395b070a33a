import { type FormEvent, useId } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { MEAL_TYPES, type MealType } from '../../../../contract/enumerations.ts';
import { SERVINGS_STEP } from '../../../../contract/limits.ts';
import { addedMealKey, MENU_SERVINGS_MAX, mealKey } from '../../../../contract/marks/menu-meal.mark.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { actions, fill, food, mealType as mealTypeWords } from '../../../language/words.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Stepper } from '../../../ui/stepper.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { useToday } from '../../../ui/use-today.ts';
import { menuDays } from '../menu/menu-days.ts';
import { useChangingMenu } from '../menu/use-changing-menu.ts';
import { recipesText } from './recipes.text.ts';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealTypeWords[value] }));
const PLACES = [
  { value: 'inPlace', label: recipesText.menuInPlace },
  { value: 'added', label: recipesText.menuAdded },
] as const;

interface Draft {
  day: string;
  mealType: MealType;
  place: (typeof PLACES)[number]['value'];
  servings: number;
}

/** The sheet that puts a recipe into her menu: on a day, as a meal, in the place of the menu's dish or besides it. */
export function AddToMenuSheet({ recipe, onClose }: { recipe: RecipeDetailsFragment; onClose: () => void }) {
  const formId = useId();
  const today = useToday();
  const changeMenu = useChangingMenu();
  const once = useOneAtATime();
  const { draft, isLeftover, change, reset } = useKeptDraft({
    name: `menu-draft.${recipe.id}`,
    start: (): Draft => ({
      day: today,
      mealType: recipe.mealType[0] ?? 'DINNER',
      place: 'inPlace',
      servings: 1,
    }),
  });
  const { mealType, place, servings } = draft;
  // At midnight the day before is no longer offered.
  const day = draft.day < today ? today : draft.day;
  const set = (changed: Partial<Draft>) => void change((kept) => ({ ...kept, ...changed }));
  const cancel = () => {
    reset();
    onClose();
  };
  const add = async () => {
    const key = place === 'added' ? addedMealKey(day, mealType) : mealKey(day, mealType);
    const said = fill(recipesText.onMenu, {
      name: recipe.name_EE,
      date: formatDayWithWeekday(day, 'adessive'),
    });
    if (await changeMenu(new Map([[key, { recipeId: recipe.id, servings }]]), said)) cancel();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(add);
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={cancel}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId}>
        {recipesText.addToMenuDo}
      </Button>
    </>
  );
  return (
    <Sheet isOpen onClose={onClose} title={recipesText.addToMenu} actions={buttons}>
      <form id={formId} noValidate className={sheetForm.form} onSubmit={onSubmit}>
        {isLeftover && <LeftoverNotice />}
        <SelectField
          label={recipesText.menuDay}
          value={day}
          options={menuDays(today).map((value) => ({
            value,
            label: formatDayWithWeekday(value),
          }))}
          onChange={(chosen) => set({ day: chosen })}
        />
        <SelectField
          label={recipesText.meal}
          value={mealType}
          options={MEALS}
          onChange={(chosen) => set({ mealType: chosen })}
        />
        <SegmentedControl
          label={recipesText.menuPlace}
          options={PLACES}
          value={place}
          onChange={(chosen) => set({ place: chosen })}
        />
        <Stepper
          label={food.servings}
          value={servings}
          min={SERVINGS_STEP}
          max={MENU_SERVINGS_MAX}
          step={SERVINGS_STEP}
          lessLabel={recipesText.lessServings}
          moreLabel={recipesText.moreServings}
          onChange={(chosen) => set({ servings: chosen })}
        />
      </form>
    </Sheet>
  );
}
