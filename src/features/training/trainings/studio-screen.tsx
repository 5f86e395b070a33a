import { Dumbbell, Heart } from 'lucide-react';
import { useMemo } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatCount } from '../../../language/plurals.ts';
import { actions, fill, food, nav } from '../../../language/words.ts';
import { trainingsOf } from '../../../library/saved-videos.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { Button } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListCount } from '../../../ui/list-count.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useAddressFilters } from '../../../ui/use-address-filters.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { useSavedVideos } from '../saved-videos/use-saved-videos.ts';
import { StudioCard } from './studio-card.tsx';
import { StudioFilterBar } from './studio-filter-bar.tsx';
import { readTrainingFilters, writeTrainingFilters } from './training-filters.address.ts';
import { indexTrainings, searchTrainings } from './training-search.ts';
import { trainingsQuestion } from './trainings.question.ts';
import { trainingsText } from './trainings.text.ts';

const ADDRESS = { read: readTrainingFilters, write: writeTrainingFilters };
/** Covers in the first screenful load immediately. */
const EAGER_COVERS = 4;

export function StudioScreen() {
  const reading = useQuestion(trainingsQuestion);
  return (
    <Page
      title={nav['/studio']}
      width="wide"
      actions={
        <LinkButton to={paths.favourites.to()} variant="secondary" icon={Heart}>
          {food.favourites}
        </LinkButton>
      }
    >
      {reading.state === 'ready' ? (
        <Studio trainings={reading.answer} asOf={reading.asOf} />
      ) : reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton shape="title" />
          <Skeleton shape="card" count={4} />
        </LoadingRegion>
      ) : (
        <ReadFailure reading={reading} />
      )}
    </Page>
  );
}

interface StudioProps {
  trainings: readonly TrainingCardFragment[];
  asOf: number | undefined;
}

function Studio({ trainings, asOf }: StudioProps) {
  const { filters, asked, change, clear } = useAddressFilters(ADDRESS);
  const index = useMemo(() => indexTrainings(trainings), [trainings]);
  const saved = useSavedTrainings();
  const categories = useMemo(() => new Set(trainings.flatMap(({ category }) => category)), [trainings]);
  const done = useDoneTrainings();
  const shown = useMemo(() => searchTrainings(index, asked, saved), [index, asked, saved]);
  const found = formatCount(shown.length, 'treening');
  if (trainings.length === 0) {
    return (
      <EmptyState kind="first" icon={Dumbbell} title={trainingsText.none}>
        {trainingsText.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <StudioFilterBar
        {...{ filters, categories, found }}
        onChange={change}
        hasSaved={saved.size > 0 || filters.isSaved}
      />
      <ListCount text={countText(shown.length, trainings.length)} typed={filters.text} asOf={asOf} />
      {shown.length > 0 ? (
        <CardGrid minimum="regular">
          {shown.map((training, position) => (
            <StudioCard
              key={training.id}
              training={training}
              isEager={position < EAGER_COVERS}
              isSaved={saved.has(training.id)}
              isDone={done.has(training.id)}
            />
          ))}
        </CardGrid>
      ) : (
        <EmptyState kind="filtered" action={<Button onClick={clear}>{actions.clearFilters}</Button>}>
          {asked.isSaved && saved.size === 0 ? trainingsText.noneSaved : trainingsText.noResults}
        </EmptyState>
      )}
    </>
  );
}

/** The trainings whose videos play offline. */
function useSavedTrainings(): ReadonlySet<string> {
  const videos = useSavedVideos(useMemberId());
  return useMemo(() => new Set(videos?.filter(({ isWhole }) => isWhole).flatMap(trainingsOf)), [videos]);
}

/** The trainings she has ever done, including waiting entries. */
function useDoneTrainings(): ReadonlySet<string> {
  const completions = useCompletions();
  return useMemo(() => new Set(completions.map(({ trainingId }) => trainingId)), [completions]);
}

/** „44 treeningut“, with the total when some are filtered out. */
function countText(shown: number, total: number): string {
  const all = formatCount(total, 'treening');
  return shown === total ? all : fill(trainingsText.shownOf, { shown, all });
}
