import { Lock, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { formatTime } from '../../../language/dates.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill, mealType } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { opensWith } from '../../../platform/access/locked.text.ts';
import { AvoidedMeal } from './avoided-meal.tsx';
import { mealNutrition } from './day-menu.ts';
import { isAdded, isHers, isLeftOut, type MenuMeal } from './her-menu.ts';
import styles from './meal-card.module.css';
import { mealplanText } from './mealplan.text.ts';

const ChangeMealSheet = lazy(async () => ({
  default: (await import('./change-meal-sheet.tsx')).ChangeMealSheet,
}));

/** One meal of the day's menu, as a list item. */
export function MealCard({ meal, isEager = false }: { meal: MenuMeal; isEager?: boolean }) {
  const { recipe, sk_dateTime } = meal;
  const isOut = isLeftOut(meal);
  return (
    <Card as="li" isFlush look={isOut ? 'plain' : 'raised'}>
      <div className={isOut ? undefined : styles.meal}>
        {!isOut && (
          <div className={styles.cover}>
            <CoverImage src={recipe.thumbnail} alt="" tint="food" ratio="square" isEager={isEager} />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.when}>
            <time dateTime={sk_dateTime}>{formatTime(sk_dateTime)}</time> {mealType[meal.mealType]}
          </p>
          {isOut ? (
            <p className={styles.figures}>{mealplanText.leftOut}</p>
          ) : (
            <>
              <h3 className={styles.name}>
                <CardLink to={paths.recipes.to(recipe.id)}>{recipe.name_EE}</CardLink>
              </h3>
              <Figures meal={meal} />
              <AvoidedMeal meal={meal} />
            </>
          )}
          <ChangeMeal meal={meal} />
        </div>
      </div>
    </Card>
  );
}

function Figures({ meal }: { meal: MenuMeal }) {
  const isEnergyHidden = useEnergyHidden();
  const kcal = mealNutrition(meal)?.kcal;
  return (
    <p className={styles.figures}>
      {meal.isUnread ? (
        <span>{mealplanText.unreadText}</span>
      ) : kcal === undefined ? (
        <span className={styles.locked}>
          <Lock size={14} aria-hidden="true" />
          {opensWith(meal.recipe.accessLevel)}
        </span>
      ) : (
        !isEnergyHidden && <span>{formatWithUnit(kcal, 'kcal', 0)}</span>
      )}
      {meal.servings !== 1 && <span>{formatCount(meal.servings, 'portsjon')}</span>}
      {isHers(meal) && <Badge tone="primary">{mealplanText.yours}</Badge>}
    </p>
  );
}

/** Over the card's link. */
function ChangeMeal({ meal }: { meal: MenuMeal }) {
  const [isOpen, setIsOpen] = useState(false);
  const type = mealType[meal.mealType];
  // The day has another meal of the kind.
  const name = isAdded(meal) ? `${type} (${meal.recipe.name_EE})` : type;
  return (
    <div className={styles.change}>
      <IconButton
        icon={Pencil}
        label={fill(mealplanText.changeMeal, { meal: name })}
        onClick={() => setIsOpen(true)}
      />
      <Suspense>{isOpen && <ChangeMealSheet meal={meal} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
