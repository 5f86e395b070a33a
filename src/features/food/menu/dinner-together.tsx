import { AlarmClock } from 'lucide-react';
import { offeringDishes } from '../../../../contract/together-address.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { isLeftOut, type MenuMeal } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';

/** Offers to plan today's dinner and its side so that both are ready at one time. */
export function DinnerTogether({ day, meals }: { day: string; meals: readonly MenuMeal[] }) {
  const today = useToday();
  const dishes = meals.filter(
    (meal) => meal.mealType === 'DINNER' && !isLeftOut(meal) && !meal.recipe.locked,
  );
  const ids = [...new Set(dishes.map(({ recipe }) => recipe.id))];
  if (day !== today || ids.length < 2) return null;
  return (
    <LinkButton variant="secondary" icon={AlarmClock} to={offeringDishes(ids)}>
      {mealplanText.together}
    </LinkButton>
  );
}
