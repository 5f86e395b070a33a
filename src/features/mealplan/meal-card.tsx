import { Lock } from 'lucide-react';
import type { MealPlanMealFragment } from '../../contract/documents.generated.ts';
import { paths } from '../../contract/paths.ts';
import { formatTime } from '../../language/dates.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { formatCount } from '../../language/plurals.ts';
import { mealType } from '../../language/words.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { CoverImage } from '../../ui/cover-image.tsx';
import { useEnergyHidden } from '../../ui/energy-visibility.ts';
import { opensWith } from '../access/locked.text.ts';
import { mealNutrition } from './day-menu.ts';
import styles from './meal-card.module.css';

/** One meal of the day's menu, as a list item. */
export function MealCard({ meal, isEager = false }: { meal: MealPlanMealFragment; isEager?: boolean }) {
  const { recipe, servings, sk_dateTime } = meal;
  const isEnergyHidden = useEnergyHidden();
  const kcal = mealNutrition(meal)?.kcal;
  return (
    <Card as="li" isFlush>
      <div className={styles.meal}>
        <div className={styles.cover}>
          <CoverImage src={recipe.thumbnail} alt="" tint="food" ratio="square" isEager={isEager} />
        </div>
        <div className={styles.words}>
          <p className={styles.when}>
            <time dateTime={sk_dateTime}>{formatTime(sk_dateTime)}</time> {mealType[meal.mealType]}
          </p>
          <h3 className={styles.name}>
            <CardLink to={paths.recipes.to(recipe.id)}>{recipe.name_EE}</CardLink>
          </h3>
          <p className={styles.figures}>
            {kcal === undefined ? (
              <span className={styles.locked}>
                <Lock size={14} aria-hidden="true" />
                {opensWith(recipe.accessLevel)}
              </span>
            ) : (
              !isEnergyHidden && <span>{formatWithUnit(kcal, 'kcal', 0)}</span>
            )}
            {servings !== 1 && <span>{formatCount(servings, 'portsjon')}</span>}
          </p>
        </div>
      </div>
    </Card>
  );
}
