import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { COOKING_ENTERED } from '../../../platform/timers/cook-address.ts';
import { type CookingPlace, placeAt, standingStep } from './standing-step.ts';

interface CookState {
  isCookingEntered?: unknown;
  stepOf?: string;
}

/**
 * The cooking step is in the address (`?step=3`): the phone's back button leaves cooking, and a reload stays in it. Its words are
 * in the history's state, so that she stays at them when staff have changed the recipe. Undefined outside cooking.
 */
export function useCookStep(steps: readonly string[]) {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = Number(address.get('step'));
  const state: CookState = (location.state as CookState | null) ?? {};
  const { stepOf } = state;
  const isCooking = Number.isInteger(asked) && asked >= 1 && steps.length > 0;
  const standing = isCooking ? standingStep({ step: asked, stepOf }, steps) : undefined;

  const go = ({ step, ...words }: CookingPlace, replace: boolean, entered: CookState) =>
    setAddress({ step: `${step}` }, { replace, preventScrollReset: true, state: { ...entered, ...words } });
  // A link to a step knows its number alone.
  const isUnnamed = stepOf === undefined && standing?.isChanged === false;
  const name = useEffectEvent(() => go(placeAt(asked, steps), true, state));
  useEffect(() => {
    if (isUnnamed) name();
  }, [isUnnamed]);
  return {
    step: standing?.step,
    isChanged: standing?.isChanged === true,
    /** A visit changes if she goes to another step, and stays if staff move hers. */
    visit: `${asked} ${stepOf ?? placeAt(asked, steps).stepOf}`,
    enter: (place: CookingPlace) => go(place, false, COOKING_ENTERED),
    /** Uses one history entry, however many steps she takes. */
    goTo: (place: CookingPlace) => go(place, true, state),
    leave: () => {
      if (state.isCookingEntered !== undefined) void navigate(-1);
      else setAddress({}, { replace: true, preventScrollReset: true });
    },
  };
}
