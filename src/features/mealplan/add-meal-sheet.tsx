import { useState } from 'react';
import { useClient } from 'urql';
import { MEAL_TYPES, type MealType } from '../../contract/enumerations.ts';
import { addedMealKey } from '../../contract/marks/menu-meal.mark.ts';
import { formatDayWithWeekday } from '../../language/dates.ts';
import { fill, mealType as mealTypeWords } from '../../language/words.ts';
import type { RecipeRow } from '../../library/recipe-row.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { useChangingMenu } from '../menu-choices/use-changing-menu.ts';
import { DishChoice } from './dish-choice.tsx';
import { mealplanText } from './mealplan.text.ts';
import { readChosenRecipe } from './use-chosen-recipes.ts';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealTypeWords[value] }));

/** Asks for which meal, and for the dish. */
export function AddMealSheet({ day, onClose }: { day: string; onClose: () => void }) {
  const client = useClient();
  const change = useChangingMenu();
  const once = useOneAtATime();
  const [mealType, setMealType] = useState<MealType>('SNACK');
  const add = async ({ id, name_EE }: RecipeRow) => {
    await readChosenRecipe(client, id);
    const choice = { recipeId: id, servings: 1 };
    const said = fill(mealplanText.nowOnMenu, { name: name_EE });
    if (await change(new Map([[addedMealKey(day, mealType), choice]]), said)) onClose();
  };
  const title = fill(mealplanText.addMealTo, { day: formatDayWithWeekday(day) });
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <div className={sheetForm.form}>
        <SelectField
          label={mealplanText.addMealType}
          value={mealType}
          options={MEALS}
          onChange={setMealType}
        />
        <DishChoice mealType={mealType} onChoose={(row) => void once(() => add(row))} />
      </div>
    </Sheet>
  );
}
