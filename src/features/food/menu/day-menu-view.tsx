import { Salad } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { fill, food } from '../../../language/words.ts';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MacroBar } from '../../../ui/macro-bar.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { GoalOfDay } from '../energy/goal-of-day.tsx';
import { AddMeal } from './add-meal.tsx';
import { DinnerTogether } from './dinner-together.tsx';
import { ChangedMenuNote } from './changed-menu-note.tsx';
import { dayTotal } from './day-menu.ts';
import styles from './day-menu-view.module.css';
import { MealCard } from './meal-card.tsx';
import { mealplanText } from './mealplan.text.ts';
import { useDayMenu } from './use-menu.ts';

/** One day's meals and their total. */
export function DayMenuView({ day }: { day: string }) {
  const isEnergyHidden = useEnergyHidden();
  const reading = useDayMenu(day);
  if (reading.state === 'loading') return <MenuSkeleton />;
  if (reading.state !== 'ready') return <ReadFailure reading={reading} />;
  const { answer: meals, asOf } = reading;
  if (meals.length === 0) {
    return (
      <EmptyMenu title={mealplanText.emptyDay} asOf={asOf}>
        <AddMeal day={day} />
      </EmptyMenu>
    );
  }
  const { nutrition, unknownCount, unreadCount } = dayTotal(meals);
  return (
    <>
      <StaleNote asOf={asOf} />
      <ChangedMenuNote meals={meals} text={mealplanText.yourDay} />
      <div className={styles.day}>
        <ul className={styles.meals}>
          {meals.map((meal) => (
            <MealCard key={meal.id} meal={meal} isEager />
          ))}
          <li>
            <AddMeal day={day} />
            <DinnerTogether day={day} meals={meals} />
          </li>
        </ul>
        <section className={styles.total} aria-labelledby="day-total">
          <h3 id="day-total">{food.dayTotal}</h3>
          {!isEnergyHidden && <p className={styles.energy}>{formatWithUnit(nutrition.kcal, 'kcal', 0)}</p>}
          <GoalOfDay kcal={nutrition.kcal} />
          <MacroBar nutrition={nutrition} />
          {unknownCount > 0 && (
            <p className={styles.note}>{fill(mealplanText.unknownInTotal, { n: unknownCount })}</p>
          )}
          {unreadCount > 0 && (
            <p className={styles.note}>{fill(mealplanText.unreadInTotal, { n: unreadCount })}</p>
          )}
        </section>
      </div>
    </>
  );
}

export function MenuSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton shape="row" count={4} />
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}

interface EmptyMenuProps {
  title: string;
  asOf: number | undefined;
  /** Her next steps. */
  children?: ReactNode;
}

export function EmptyMenu({ title, asOf, children }: EmptyMenuProps) {
  return (
    <>
      <StaleNote asOf={asOf} />
      <EmptyState
        kind="first"
        icon={Salad}
        title={title}
        action={
          <>
            <LinkButton to={paths.recipes.to()}>{mealplanText.browseRecipes}</LinkButton>
            {children}
          </>
        }
      >
        {mealplanText.emptyText}
      </EmptyState>
    </>
  );
}
