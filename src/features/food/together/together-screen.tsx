import { useSearchParams } from 'react-router-dom';
import { offeredDishes } from '../../../../contract/together-address.ts';
import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { Page } from '../../../ui/page.tsx';
import { PlanForm } from './plan-form.tsx';
import { Timeline } from './timeline-view.tsx';
import { recipesText } from '../recipes/recipes.text.ts';
import { togetherText } from './together.text.ts';
import { useTogether } from './use-together.ts';

const BACK = { to: paths.recipes.to(), label: nav['/recipes'] };

/**
 * `/together`: dishes that are ready at one time, as one timeline. With dishes in its address, or without a plan, what to plan.
 * Everything it needs is on the device.
 */
export function TogetherScreen() {
  const [address] = useSearchParams();
  const { plan } = useTogether();
  const offered = offeredDishes(address);
  const isPlanning = !plan || offered.length > 0;
  return (
    <Page
      title={recipesText.togetherHere}
      back={BACK}
      width="narrow"
      focusKey={isPlanning ? 'plan' : 'timeline'}
      lead={isPlanning ? togetherText.lead : undefined}
    >
      {isPlanning ? <PlanForm ids={offered} /> : <Timeline plan={plan} />}
    </Page>
  );
}
