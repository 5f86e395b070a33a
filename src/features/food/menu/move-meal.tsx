import { mealOfKey } from '../../../../contract/marks/menu-meal.mark.ts';
import { addDays, dayOf } from '../../../../contract/moments.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useToday } from '../../../ui/use-today.ts';
import styles from './change-meal.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { choiceOf, isLeftOut, type MenuMeal } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import type { ChooseDish } from './use-choosing-dish.ts';
import { useWeekMenu } from './use-menu.ts';

/** The weeks of these days, before and after the meal's own, are offered from today on. */
const DAYS_AROUND = 3;

interface MoveMealProps {
  meal: MenuMeal;
  onChosen: ChooseDish;
}

/** The dish and that of another day's same meal change places, so that none is lost. */
export function MoveMeal({ meal, onChosen }: MoveMealProps) {
  const today = useToday();
  const day = dayOf(meal.sk_dateTime);
  const first = useWeekMenu(addDays(day, -DAYS_AROUND));
  const last = useWeekMenu(addDays(day, DAYS_AROUND));
  if (first.state === 'loading' || last.state === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    );
  }
  const missing = [first, last].find(({ state }) => state !== 'ready');
  const around = new Map([...(first.answer ?? []), ...(last.answer ?? [])].map((each) => [each.id, each]));
  const others = [...around.values()].filter(
    (other) =>
      other.mealType === meal.mealType &&
      !mealOfKey(other.id).isAdded &&
      dayOf(other.sk_dateTime) !== day &&
      dayOf(other.sk_dateTime) >= today,
  );
  if (others.length === 0 && !missing) return <p>{mealplanText.noMove}</p>;
  const exchange = (other: MenuMeal) => {
    const changes = new Map([
      [other.id, choiceOf(other, meal.recipe.id, meal.servings)],
      [meal.id, choiceOf(meal, other.recipe.id, other.servings)],
    ]);
    return onChosen(changes, mealplanText.nowMoved, [meal.recipe.id, other.recipe.id]);
  };
  return (
    <div className={sheetForm.form}>
      {others.length > 0 && <p className={sheetForm.hint}>{mealplanText.moveHint}</p>}
      <ul className={styles.dishes}>
        {others.map((other) => (
          <li key={other.id}>
            <ChoiceRow name={formatDayWithWeekday(other.sk_dateTime)} onChoose={() => exchange(other)}>
              <span className={styles.facts}>
                {isLeftOut(other) ? mealplanText.leftOut : other.recipe.name_EE}
              </span>
            </ChoiceRow>
          </li>
        ))}
      </ul>
      {missing && <ReadFailure reading={missing} />}
    </div>
  );
}
