import { ChefHat, Heart, Refrigerator, Salad, ShoppingBasket } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { fill, actions, food, nav } from '../../../language/words.ts';
import { formatCount } from '../../../language/plurals.ts';
import type { Reading } from '../../../reading/reading.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListCount } from '../../../ui/list-count.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { useAddressFilters } from '../../../ui/use-address-filters.ts';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { AvoidedButton } from '../avoided/avoided-button.tsx';
import { avoidedText } from '../avoided/avoided.text.ts';
import { LeftOutLine } from '../avoided/left-out-line.tsx';
import { useLeftOut } from '../avoided/use-avoided.ts';
import { useShowingLeftOut } from '../avoided/use-showing-left-out.ts';
import { RecipeFilterBar } from './recipe-filter-bar.tsx';
import styles from './recipe-cards.module.css';
import { RecipeCards } from './recipe-cards.tsx';
import { readRecipeFilters, writeRecipeFilters } from './recipe-filters.address.ts';
import { hasRecipeFilters, searchRecipes } from './recipe-search.ts';
import type { RecipeList } from '../../../library/recipe-list.ts';
import { useRecipeList } from './use-recipe-list.ts';
import { recipesText } from './recipes.text.ts';

const ADDRESS = { read: readRecipeFilters, write: writeRecipeFilters };

const NONE: RecipeList = { rows: [], total: 0 };

export function RecipesScreen() {
  const reading = useRecipeList();
  const { rows, total } = reading.answer ?? NONE;
  const { filters, asked, change, clear } = useAddressFilters(ADDRESS);
  const leftOut = useLeftOut(rows);
  const [isShowingAll, showAll] = useShowingLeftOut();
  const found = useMemo(() => searchRecipes(rows, asked), [rows, asked]);
  const kept = useMemo(() => found.filter(({ id }) => !leftOut.has(id)), [found, leftOut]);
  const shown = isShowingAll || leftOut.size === 0 ? found : kept;
  const isWhole = !hasRecipeFilters(asked);
  // Counts recipes that are still being read, unless one is known to be left out.
  const count = isWhole ? total - (found.length - shown.length) : shown.length;
  return (
    <Page
      title={nav['/recipes']}
      width="wide"
      actions={
        <>
          <LinkButton to={paths.favourites.to()} variant="secondary" icon={Heart}>
            {food.favourites}
          </LinkButton>
          <LinkButton to={paths.pantry.to()} variant="secondary" icon={Refrigerator}>
            {recipesText.pantry}
          </LinkButton>
          <LinkButton to={paths.mealplan.to()} variant="secondary" icon={Salad}>
            {nav['/mealplan']}
          </LinkButton>
          <LinkButton to={paths.shopping.to()} variant="secondary" icon={ShoppingBasket}>
            {food.shoppingList}
          </LinkButton>
        </>
      }
    >
      {total > 0 ? (
        <>
          <RecipeFilterBar filters={filters} onChange={change} found={formatCount(count, 'retsept')} />
          <ListCount text={countText(count, total)} typed={filters.text} asOf={reading.asOf}>
            <AvoidedButton />
          </ListCount>
          <LeftOutLine
            count={found.length - kept.length}
            isShown={isShowingAll}
            typed={filters.text}
            onShow={showAll}
          />
          {shown.length > 0 ? (
            <RecipeCards name={writeRecipeFilters(asked).toString()} rows={shown} />
          ) : (
            <EmptyState
              kind="filtered"
              action={
                isWhole ? (
                  <Button onClick={() => showAll(true)}>{avoidedText.show}</Button>
                ) : (
                  <Button onClick={clear}>{actions.clearFilters}</Button>
                )
              }
            >
              {found.length > 0 ? avoidedText.allHidden : food.noResults}
            </EmptyState>
          )}
        </>
      ) : (
        <WithoutRecipes reading={reading} />
      )}
    </Page>
  );
}

/** „84 retsepti“, with the total when some are filtered out. */
function countText(shown: number, total: number): string {
  const all = formatCount(total, 'retsept');
  return shown === total ? all : fill(recipesText.shownOf, { shown, all });
}

function WithoutRecipes({ reading }: { reading: Reading<RecipeList> }) {
  switch (reading.state) {
    case 'loading':
      return (
        <LoadingRegion>
          <Skeleton shape="title" />
          <div className={styles.grid}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} shape="cover" />
            ))}
          </div>
        </LoadingRegion>
      );
    case 'ready':
      return (
        <EmptyState kind="first" icon={ChefHat} title={recipesText.none}>
          {recipesText.noneText}
        </EmptyState>
      );
    default:
      return <ReadFailure reading={reading} />;
  }
}
