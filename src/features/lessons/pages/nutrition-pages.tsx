/** The nutrition plan's own pages. */
import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { SeeAlso } from '../../../ui/see-also.tsx';
import { FoodPage } from './food-page.tsx';
import { PageScreen } from './page-screen.tsx';
import { pagesText } from './pages.text.ts';

const INFO = { to: paths.nutritionInfo.to(), label: nav['/nutrition/info'] };

export function NutritionInfoScreen() {
  const title = nav['/nutrition/info'];
  return (
    <FoodPage title={title} lead={pagesText.infoLead}>
      <PageScreen pageKey="nutrition.info" title={title} />
    </FoodPage>
  );
}

export function NutritionPlanScreen() {
  return (
    <FoodPage title={pagesText.planTitle} lead={pagesText.planLead}>
      <PageScreen pageKey="nutrition.plan" title={pagesText.planTitle}>
        <SeeAlso links={[INFO]} />
      </PageScreen>
    </FoodPage>
  );
}
