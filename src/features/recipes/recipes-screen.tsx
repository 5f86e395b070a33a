import { ChefHat, Salad } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { fill, actions, apiErrors, food, nav } from '../../language/words.ts';
import { useConnection } from '../../offline/connection.ts';
import { formatCount } from '../../language/plurals.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, FailureState } from '../../ui/screen-states.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { useRecipeCatalogue } from './recipe-catalogue.ts';
import { RecipeFilterBar } from './recipe-filter-bar.tsx';
import styles from './recipe-list.module.css';
import { RecipeList } from './recipe-list.tsx';
import { readRecipeFilters, writeRecipeFilters } from './recipe-filters.address.ts';
import { hasRecipeFilters, indexRecipes, searchRecipes } from './recipe-search.ts';
import type { RecipeIndex } from './recipe-search.ts';
import type { RecipeRow } from '../../library/recipe-row.ts';
import { recipesText } from './recipes.text.ts';

const ADDRESS = { read: readRecipeFilters, write: writeRecipeFilters };

/** Sorting thousands of names takes a while, so it is done once for each list of rows, not for each visit. */
const indexes = new WeakMap<readonly RecipeRow[], RecipeIndex>();

function indexOf(rows: readonly RecipeRow[]): RecipeIndex {
  const index = indexes.get(rows) ?? indexRecipes(rows);
  indexes.set(rows, index);
  return index;
}

export function RecipesScreen() {
  const { rows, total, status, asOf, retry } = useRecipeCatalogue();
  const connection = useConnection();
  const { filters, change, clear } = useAddressFilters(ADDRESS);
  // Typing stays ahead of the cards.
  const asked = useDeferredValue(filters);
  const shown = useMemo(() => searchRecipes(indexOf(rows), asked), [rows, asked]);
  const count = hasRecipeFilters(asked) ? shown.length : total;
  return (
    <Page
      title={nav['/recipes']}
      width="wide"
      actions={
        <LinkButton to="/mealplan" variant="secondary" icon={Salad}>
          {nav['/mealplan']}
        </LinkButton>
      }
    >
      {total > 0 ? (
        <>
          <RecipeFilterBar filters={filters} onChange={change} found={formatCount(count, 'retsept')} />
          <div className={styles.count}>
            <output>{countText(count, total)}</output>
            {connection === 'offline' && asOf && <StaleNote moment={asOf} />}
          </div>
          {shown.length > 0 ? (
            <RecipeList name={writeRecipeFilters(asked).toString()} rows={shown} />
          ) : (
            <EmptyState kind="filtered" action={<Button onClick={clear}>{actions.clearFilters}</Button>}>
              {food.noResults}
            </EmptyState>
          )}
        </>
      ) : (
        <WithoutRecipes status={status} onRetry={retry} />
      )}
    </Page>
  );
}

/** „84 retsepti“, or of how many when some are filtered away. */
function countText(shown: number, total: number): string {
  const all = formatCount(total, 'retsept');
  return shown === total ? all : fill(recipesText.shownOf, { shown, all });
}

function WithoutRecipes({ status, onRetry }: { status: string; onRetry: () => void }) {
  switch (status) {
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
    case 'offline':
      return <FailureState kind="offline" onRetry={onRetry} />;
    case 'failed':
      return (
        <FailureState kind="failed" onRetry={onRetry}>
          {apiErrors.INTERNAL}
        </FailureState>
      );
    default:
      return (
        <EmptyState kind="first" icon={ChefHat} title={recipesText.none}>
          {recipesText.noneText}
        </EmptyState>
      );
  }
}
