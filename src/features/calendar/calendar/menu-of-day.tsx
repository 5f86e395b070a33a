import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { mealType } from '../../../language/words.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AvoidedMeal } from '../../food/menu/avoided-meal.tsx';
import { isLeftOut } from '../../food/menu/her-menu.ts';
import { writeMenuAddress } from '../../food/menu/menu-address.ts';
import { useDayMenu } from '../../food/menu/use-menu.ts';
import { calendarText } from './calendar.text.ts';
import styles from './today-card.module.css';

interface MenuOfDayProps {
  day: string;
  today: string;
  /** False while the content above is loading; the menu is requested anyway. */
  isShown: boolean;
}

/** It reserves its space while loading, so that nothing below moves. */
export function MenuOfDay({ day, today, isShown }: MenuOfDayProps) {
  const { state, answer = [] } = useDayMenu(day);
  const meals = answer.filter((meal) => !isLeftOut(meal));
  if (!isShown || (meals.length === 0 && state !== 'loading')) return null;
  return (
    <div className={styles.menu}>
      <h3>
        <Link to={{ pathname: paths.mealplan.to(), search: writeMenuAddress(day, 'day', today).toString() }}>
          {day === today ? calendarText.todayMenu : calendarText.menuOfDay}
        </Link>
      </h3>
      {meals.length === 0 && <Skeleton count={4} />}
      <ul className={styles.meals}>
        {meals.map((meal) => (
          <li key={meal.id}>
            <span className={styles.meal}>{mealType[meal.mealType]}</span>
            <Link to={paths.recipes.to(meal.recipe.id)}>{meal.recipe.name_EE}</Link>
            <AvoidedMeal meal={meal} />
          </li>
        ))}
      </ul>
    </div>
  );
}
