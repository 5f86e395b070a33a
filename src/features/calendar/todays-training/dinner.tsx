import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { mealType } from '../../../language/words.ts';
import type { Member } from '../../../session/session.ts';
import { AvoidedMeal } from '../../food/menu/avoided-meal.tsx';
import { isLeftOut } from '../../food/menu/her-menu.ts';
import { useDayMenu } from '../../food/menu/use-menu.ts';
import styles from './todays-training.module.css';

/** Tonight's dinner, from the menu that is open to her. */
export function Dinner({ today, member }: { today: string; member: Member }) {
  const hasMenu = permissionsOfGroups(member.groups).has('FOOD');
  const { answer: meals = [] } = useDayMenu(hasMenu ? today : undefined);
  const dinner = meals.find((meal) => meal.mealType === 'DINNER' && !isLeftOut(meal));
  if (!dinner) return null;
  return (
    <>
      <p className={styles.dinner}>
        <span>{mealType.DINNER}</span>
        <Link to={paths.recipes.to(dinner.recipe.id)}>{dinner.recipe.name_EE}</Link>
      </p>
      <AvoidedMeal meal={dinner} />
    </>
  );
}
