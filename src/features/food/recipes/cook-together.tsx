import { AlarmClock } from 'lucide-react';
import { offeringDishes } from '../../../../contract/together-address.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { recipesText } from './recipes.text.ts';

/** Links to the plan in which this dish and another are ready at one time. */
export function CookTogether({ recipeId }: { recipeId: string }) {
  return (
    <LinkButton variant="secondary" icon={AlarmClock} to={offeringDishes([recipeId])}>
      {recipesText.together}
    </LinkButton>
  );
}
