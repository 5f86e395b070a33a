import { Link } from 'react-router-dom';
import { cooking } from '../../../../contract/marks/cooking.mark.ts';
import { isCurrentPlan, PLAN, together } from '../../../../contract/marks/together.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { offeringDishes } from '../../../../contract/together-address.ts';
import { fill } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useMark, useMarks } from '../../../platform/marks/use-mark.ts';
import { cookAddress } from '../../../platform/timers/cook-address.ts';
import styles from './other-dishes.module.css';
import { recipeQuestion } from './recipes.question.ts';
import { timersText } from '../../../platform/timers/timers.text.ts';
import { recipesText } from './recipes.text.ts';
import { type CookingPlace, standingStep } from './standing-step.ts';

/** More pots than a kitchen has room for. */
const MOST = 3;

/** Links from one dish that she is cooking to another, each at its step, and to the timeline of both. */
export function OtherDishes({ recipeId }: { recipeId: string }) {
  const plan = useMark(together, PLAN);
  const nowMs = useNow().getTime();
  const begun = [...useMarks(cooking)].filter(([id, { step }]) => id !== recipeId && step !== undefined);
  const isPlanned = isCurrentPlan(plan, nowMs) && plan.dishes.includes(recipeId);
  if (begun.length === 0 && !isPlanned) return null;
  const others = begun.slice(0, MOST).map(([id]) => id);
  return (
    <nav aria-label={recipesText.otherDishes} className={styles.dishes}>
      {begun.slice(0, MOST).map(([id, { step = 1, stepOf }]) => (
        <OtherDish key={id} id={id} place={{ step, stepOf }} />
      ))}
      <Link
        to={isPlanned ? paths.together.to() : offeringDishes([recipeId, ...others])}
        className={styles.dish}
      >
        {isPlanned ? recipesText.timeline : recipesText.togetherHere}
      </Link>
    </nav>
  );
}

/** Nothing for one that is no longer published. */
function OtherDish({ id, place }: { id: string; place: CookingPlace }) {
  const reading = useQuestion(recipeQuestion, id);
  if (reading.state !== 'ready') return null;
  const { name_EE, steps } = reading.answer;
  const { step } = steps ? standingStep(place, steps) : place;
  return (
    <Link
      to={cookAddress(paths.recipes.to(id), step)}
      state={{ stepOf: place.stepOf }}
      replace
      className={styles.dish}
    >
      {fill(timersText.dishAtStep, { recipe: name_EE, n: step })}
    </Link>
  );
}
