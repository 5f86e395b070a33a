import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Opens a recipe at a step. */
export function cookAddress(recipe: string, step: number): string {
  return `${recipe}?step=${step}`;
}

/** State of a link to a step: closing cook mode leads back to where the link is. */
export const COOKING_ENTERED = { isCookingEntered: true };

/**
 * The cooking step is in the address (`?step=3`): the phone's back button leaves cooking, and a reload stays in it.
 * Undefined outside cooking.
 */
export function useCookStep(stepCount: number) {
  const [address, setAddress] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const asked = Number(address.get('step'));
  const step = Number.isInteger(asked) && asked >= 1 && asked <= stepCount ? asked : undefined;
  const isEntered = typeof state === 'object' && state !== null && 'isCookingEntered' in state;

  const go = (to: number, replace: boolean) =>
    setAddress({ step: String(to) }, { replace, preventScrollReset: true, state: COOKING_ENTERED });
  return {
    step,
    enter: (at: number) => go(at, false),
    /** Uses one history entry, however many steps she takes. */
    goTo: (to: number) =>
      setAddress({ step: String(to) }, { replace: true, preventScrollReset: true, state }),
    leave: () => {
      if (isEntered) void navigate(-1);
      else setAddress({}, { replace: true, preventScrollReset: true });
    },
  };
}
