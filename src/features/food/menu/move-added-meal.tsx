import { addedMealKey } from '../../../../contract/marks/menu-meal.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useToday } from '../../../ui/use-today.ts';
import { menuDays } from './menu-days.ts';
import styles from './change-meal.module.css';
import { ChoiceRow } from './choice-row.tsx';
import type { MenuMeal } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import type { ChooseDish } from './use-choosing-dish.ts';

interface MoveAddedMealProps {
  meal: MenuMeal;
  onChosen: ChooseDish;
}

/** It takes no dish's place, so it goes to another day by itself. */
export function MoveAddedMeal({
  meal: { id, mealType, recipe, servings, sk_dateTime },
  onChosen,
}: MoveAddedMealProps) {
  const today = useToday();
  const days = menuDays(today).filter((day) => day !== dayOf(sk_dateTime));
  const moveTo = (day: string) =>
    onChosen(
      new Map([
        [addedMealKey(day, mealType), { recipeId: recipe.id, servings }],
        [id, null],
      ]),
      fill(mealplanText.nowMovedTo, { date: formatDayWithWeekday(day, 'adessive') }),
    );
  return (
    <div className={sheetForm.form}>
      <p className={sheetForm.hint}>{mealplanText.moveAddedHint}</p>
      <ul className={styles.dishes}>
        {days.map((day) => (
          <li key={day}>
            <ChoiceRow name={formatDayWithWeekday(day)} onChoose={() => moveTo(day)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
