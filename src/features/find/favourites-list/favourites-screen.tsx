import { Heart } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { eaten } from '../../../../contract/marks/eaten.mark.ts';
import { favourite, favouriteKey } from '../../../../contract/marks/favourite.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { food, nav } from '../../../language/words.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { CardGrid } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { eatenDays } from '../../food/own-recipe/eaten-days.ts';
import { ownRecipeText } from '../../food/own-recipe/own-recipe.text.ts';
import { RecipeCards } from '../../food/recipes/recipe-cards.tsx';
import { useRecipeList } from '../../food/recipes/use-recipe-list.ts';
import { StudioCard } from '../../training/trainings/studio-card.tsx';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';
import { VisitorMarksPlace } from '../../../platform/visitor-marks/visitor-marks-place.tsx';
import { favouritesListText } from './favourites-list.text.ts';
import { UnlistedFavourites } from './unlisted-favourites.tsx';
import styles from '../../../ui/list-groups.module.css';

/** About two rows on a wide screen. */
const LAST_EATEN = 8;

const BACK = { to: paths.recipes.to(), label: nav['/recipes'] };

/**
 * `/favourites`: the recipes and trainings with a heart, and the dishes that she ate last. Of those no longer published it shows
 * the number.
 */
export function FavouritesScreen() {
  const keys = [...useMarks(favourite).keys()];
  const hasEaten = useMarks(eaten).size > 0;
  const has = (thing: string) => keys.some((key) => key.startsWith(`${thing}.`));
  return (
    <Page title={food.favourites} width="wide" back={BACK}>
      <VisitorMarksPlace />
      {keys.length === 0 && <NoFavourites />}
      {has('recipe') && <FavouriteRecipes />}
      {has('training') && <FavouriteTrainings />}
      {keys.length > 0 && <UnlistedFavourites />}
      {hasEaten && <LastEaten />}
    </Page>
  );
}

function NoFavourites() {
  const ways = (
    <div className={styles.ways}>
      <LinkButton to={paths.recipes.to()}>{nav['/recipes']}</LinkButton>
      <LinkButton to={paths.studio.to()} variant="secondary">
        {nav['/studio']}
      </LinkButton>
    </div>
  );
  return (
    <EmptyState kind="first" icon={Heart} title={favouritesListText.none} action={ways}>
      {favouritesListText.noneText}
    </EmptyState>
  );
}

function FavouriteRecipes() {
  const marks = useMarks(favourite);
  const reading = useRecipeList();
  const rows = useMemo(
    () => reading.answer?.rows.filter(({ id }) => marks.has(favouriteKey('recipe', id))) ?? [],
    [reading.answer, marks],
  );
  return (
    <Group title={nav['/recipes']} reading={reading} isEmpty={rows.length === 0}>
      <RecipeCards rows={rows} name="" heading="h3" />
    </Group>
  );
}

function LastEaten() {
  const marks = useMarks(eaten);
  const reading = useRecipeList();
  const rows = useMemo(() => {
    const byId = new Map(reading.answer?.rows.map((row) => [row.id, row]));
    return [...eatenDays(marks.keys()).keys()].flatMap((id) => byId.get(id) ?? []).slice(0, LAST_EATEN);
  }, [reading.answer, marks]);
  return (
    <Group title={ownRecipeText.lastEaten} reading={reading} isEmpty={rows.length === 0}>
      <RecipeCards rows={rows} name="" heading="h3" />
    </Group>
  );
}

function FavouriteTrainings() {
  const marks = useMarks(favourite);
  const reading = useQuestion(trainingsQuestion);
  const trainings = useMemo(
    () => reading.answer?.filter(({ id }) => marks.has(favouriteKey('training', id))) ?? [],
    [reading.answer, marks],
  );
  return (
    <Group title={favouritesListText.trainings} reading={reading} isEmpty={trainings.length === 0}>
      <CardGrid>
        {trainings.map((training) => (
          <StudioCard key={training.id} training={training} heading="h3" />
        ))}
      </CardGrid>
    </Group>
  );
}

interface GroupProps {
  title: string;
  reading: Reading<unknown>;
  /** No item of the answer belongs in it. */
  isEmpty: boolean;
  children: ReactNode;
}

/** Each group has its own answer, so that one that cannot be had hides nothing of the other. An empty one has no heading. */
function Group({ title, reading, isEmpty, children }: GroupProps) {
  const titleId = useId();
  const place = useFocusOnward<HTMLElement>();
  if (reading.state === 'ready' && isEmpty) return null;
  return (
    <section ref={place} className={styles.group} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <StaleNote asOf={reading.asOf} />
      </div>
      {reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton shape="card" count={2} />
        </LoadingRegion>
      ) : reading.state === 'ready' ? (
        children
      ) : (
        <ReadFailure reading={reading} />
      )}
    </section>
  );
}
