import { useState } from 'react';
import { MEAL_TYPES, type MealType } from '../../../../contract/enumerations.ts';
import { addedMealKey } from '../../../../contract/marks/menu-meal.mark.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { fill, mealType as mealTypeWords } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { DishChoice } from './dish-choice.tsx';
import { mealplanText } from './mealplan.text.ts';
import { useChoosingDish } from './use-choosing-dish.ts';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealTypeWords[value] }));

/** Asks for which meal, and for the dish. */
export function AddMealSheet({ day, onClose }: { day: string; onClose: () => void }) {
  const choose = useChoosingDish(onClose);
  const [mealType, setMealType] = useState<MealType>('SNACK');
  const add = ({ id, name_EE }: RecipeRow) =>
    choose(
      new Map([[addedMealKey(day, mealType), { recipeId: id, servings: 1 }]]),
      fill(mealplanText.nowOnMenu, { name: name_EE }),
      [id],
    );
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
        <DishChoice mealType={mealType} onChoose={add} />
      </div>
    </Sheet>
  );
}
