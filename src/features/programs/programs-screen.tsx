import { Dumbbell } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardGrid } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { EmptyState } from '../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { KeptNote } from '../access/kept-note.tsx';
import { usePageItems } from '../pages/use-page-items.ts';
import { useTrainings } from '../trainings/use-trainings.ts';
import { PROGRAMS_ADDRESS, programInAddress } from './program-address.ts';
import { ProgramCard } from './program-card.tsx';
import { programsOf, type Trainings } from './program-catalogue.ts';
import { ProgramView } from './program-view.tsx';
import { programsText } from './programs.text.ts';
import { useCompletions } from '../completions/use-completions.ts';

/** `/programs`: the list, or the program in the address. */
export function ProgramsScreen() {
  const { items, isLoading, error, retry } = usePageItems('program');
  const studio = useTrainings();
  const completions = useCompletions();
  const programs = useMemo(() => items && programsOf(items), [items]);
  const trainings: Trainings = useMemo(
    () => new Map((studio.trainings ?? []).map((training) => [training.id, training])),
    [studio.trainings],
  );
  const [parameters] = useSearchParams();
  const programId = programInAddress(parameters);
  const isReady = programs !== undefined && studio.trainings !== undefined;
  const program = programs?.find(({ id }) => id === programId);
  if (isReady && program) return <ProgramView key={program.id} {...{ program, trainings, completions }} />;
  const retryBoth = () => {
    retry();
    studio.retry();
  };
  return (
    <Page title={programsText.title} lead={programsText.lead} width="wide" focusKey={PROGRAMS_ADDRESS}>
      <KeptNote />
      {!isReady && (isLoading || studio.isLoading) && (
        <LoadingRegion>
          <Skeleton shape="card" count={4} />
        </LoadingRegion>
      )}
      {!isReady && !isLoading && !studio.isLoading && (
        <ReadFailure error={error ?? studio.error} onRetry={retryBoth} />
      )}
      {isReady && programId !== undefined && <NoProgram />}
      {isReady && programId === undefined && programs.length === 0 && (
        <EmptyState kind="first" icon={Dumbbell} title={programsText.none}>
          {programsText.noneText}
        </EmptyState>
      )}
      {isReady && programId === undefined && (
        <CardGrid minimum="large">
          {programs.map((each, position) => (
            <ProgramCard
              key={each.id}
              program={each}
              isEager={position < 2}
              {...{ trainings, completions }}
            />
          ))}
        </CardGrid>
      )}
    </Page>
  );
}

function NoProgram() {
  return (
    <EmptyState kind="filtered" action={<LinkButton to={PROGRAMS_ADDRESS}>{programsText.toList}</LinkButton>}>
      {programsText.missing}
    </EmptyState>
  );
}
