import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays, mondayOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDayAndMonth, formatWeekday } from '../../../language/dates.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { nounAfter } from '../../../language/plurals.ts';
import { actions, fill, mealType } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { besideGoal } from '../energy/energy-goal.ts';
import { GoalBar } from '../energy/goal-bar.tsx';
import { useGoalOfMenu } from '../energy/use-energy-goal.ts';
import { AvoidedMeal } from './avoided-meal.tsx';
import { ChangedMenuNote } from './changed-menu-note.tsx';
import { dayTotal, mealNutrition, mealsOfDay } from './day-menu.ts';
import { EmptyMenu, MenuSkeleton } from './day-menu-view.tsx';
import { isHers, isLeftOut, type MenuMeal } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import { writeMenuAddress } from './menu-address.ts';
import { useWeekMenu } from './use-menu.ts';
import styles from './week-menu-view.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Monday to Sunday around the day, each with its meals and energy. The current week starts with today; past days are
 * collapsed.
 */
export function WeekMenuView({ day, today }: { day: string; today: string }) {
  const reading = useWeekMenu(day);
  const [isPastOpen, setIsPastOpen] = useState(false);
  if (reading.state === 'loading') return <MenuSkeleton />;
  if (reading.state !== 'ready') return <ReadFailure reading={reading} />;
  const { answer: meals, asOf } = reading;
  if (meals.length === 0) return <EmptyMenu title={mealplanText.emptyWeek} asOf={asOf} />;
  const dates = WEEK.map((offset) => addDays(mondayOf(day), offset));
  const isThisWeek = dates.includes(today);
  const past = isThisWeek ? dates.filter((date) => date < today) : [];
  const daysOf = (shown: readonly string[]) => (
    <ul className={styles.week}>
      {shown.map((date) => (
        <WeekDay key={date} date={date} today={today} meals={mealsOfDay(meals, date)} />
      ))}
    </ul>
  );
  return (
    <>
      <StaleNote asOf={asOf} />
      <ChangedMenuNote meals={meals} text={mealplanText.yourWeek} />
      {past.length > 0 && (
        <div className={styles.past}>
          <Button
            variant="quiet"
            size="compact"
            icon={isPastOpen ? ChevronDown : ChevronRight}
            aria-expanded={isPastOpen}
            onClick={() => setIsPastOpen(!isPastOpen)}
          >
            {fill(mealplanText.pastDays, { count: past.length, days: nounAfter(past.length, 'päev') })}
          </Button>
          {isPastOpen && daysOf(past)}
        </div>
      )}
      {daysOf(dates.slice(past.length))}
    </>
  );
}

interface WeekDayProps {
  date: string;
  today: string;
  meals: readonly MenuMeal[];
}

function WeekDay({ date, today, meals }: WeekDayProps) {
  const isEnergyHidden = useEnergyHidden();
  const {
    nutrition: { kcal },
    unknownCount,
    unreadCount,
  } = dayTotal(meals);
  const goal = useGoalOfMenu();
  return (
    <li className={styles.day} aria-current={date === today ? 'date' : undefined}>
      <div className={styles.heading}>
        <h3 className={styles.name}>
          <Link to={{ search: `?${writeMenuAddress(date, 'day', today).toString()}` }}>
            <span className={styles.weekday}>{formatWeekday(date)},</span> {formatDayAndMonth(date)}
          </Link>
          {date === today && <Badge tone="solid">{actions.today}</Badge>}
        </h3>
        {kcal > 0 && !isEnergyHidden && (
          <span className={styles.kcal}>
            {dotted([formatWithUnit(kcal, 'kcal', 0), ...(goal ? [besideGoal(goal)] : [])])}
          </span>
        )}
      </div>
      {kcal > 0 && goal && <GoalBar kcal={kcal} goalKcal={goal.kcal} />}
      {kcal > 0 && unknownCount > 0 && !isEnergyHidden && (
        <p className={styles.note}>{fill(mealplanText.unknownInTotal, { n: unknownCount })}</p>
      )}
      {kcal > 0 && unreadCount > 0 && !isEnergyHidden && (
        <p className={styles.note}>{fill(mealplanText.unreadInTotal, { n: unreadCount })}</p>
      )}
      {meals.length === 0 && <p className={styles.empty}>{mealplanText.emptyDay}</p>}
      <ul className={styles.meals}>
        {meals.map((meal) => (
          <WeekMeal key={meal.id} meal={meal} />
        ))}
      </ul>
    </li>
  );
}

function WeekMeal({ meal }: { meal: MenuMeal }) {
  const isEnergyHidden = useEnergyHidden();
  const kcal = mealNutrition(meal)?.kcal;
  if (isLeftOut(meal)) {
    return (
      <li className={styles.meal}>
        <span className={styles.type}>{mealType[meal.mealType]}</span>
        <span className={styles.empty}>{mealplanText.leftOut}</span>
      </li>
    );
  }
  return (
    <li>
      <Link to={paths.recipes.to(meal.recipe.id)} className={styles.meal}>
        <span className={styles.type}>
          {dotted([mealType[meal.mealType], ...(isHers(meal) ? [mealplanText.yours] : [])])}
        </span>
        <span className={styles.recipe}>{meal.recipe.name_EE}</span>
        {kcal !== undefined && !isEnergyHidden && (
          <span className={styles.kcal}>{formatWithUnit(kcal, 'kcal', 0)}</span>
        )}
      </Link>
      <AvoidedMeal meal={meal} />
    </li>
  );
}
