import { Dumbbell } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { oldest } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { CardGrid } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { pageQuestion } from '../../lessons/pages/pages.question.ts';
import { trainingsQuestion } from '../trainings/trainings.question.ts';
import { EndPrograms } from './end-programs.tsx';
import { PROGRAMS_ADDRESS, programInAddress } from './program-address.ts';
import { ProgramCard } from './program-card.tsx';
import { type KnownProgram, programsOf, type Trainings } from './program-catalogue.ts';
import { ProgramView } from './program-view.tsx';
import { programsText } from './programs.text.ts';
import { recallSeenPrograms } from './seen-programs.ts';
import { useKeptFinish } from './use-kept-finish.ts';
import { useProgramRuns } from './use-program-runs.ts';
import { useCompletions } from '../completions/use-completions.ts';

const NONE: readonly KnownProgram[] = [];

/** `/programs`: the list, or the program in the address. */
export function ProgramsScreen() {
  const pages = useQuestion(pageQuestion, 'program');
  const studio = useQuestion(trainingsQuestion);
  const completions = useCompletions();
  const programs = useMemo(() => pages.answer && programsOf(pages.answer), [pages.answer]);
  useKeptFinish({ programs: programs ?? NONE, runs: useProgramRuns(), completions });
  const trainings: Trainings = useMemo(
    () => new Map((studio.answer ?? []).map((training) => [training.id, training])),
    [studio.answer],
  );
  const [parameters] = useSearchParams();
  const programId = programInAddress(parameters);
  const isReady = programs !== undefined && studio.state === 'ready';
  const isLoading = [pages, studio].some(({ state }) => state === 'loading');
  const asOf = oldest(pages, studio);
  const published = programs?.find(({ id }) => id === programId);
  const program = useShown(published, programId);
  if (isReady && program) {
    const isWithdrawn = program !== published;
    return <ProgramView key={program.id} {...{ program, isWithdrawn, trainings, completions, asOf }} />;
  }
  const retry = () => {
    pages.retry();
    studio.retry();
  };
  return (
    <Page title={programsText.title} lead={programsText.lead} width="wide" focusKey={PROGRAMS_ADDRESS}>
      <StaleNote asOf={asOf} />
      {!isReady && isLoading && (
        <LoadingRegion>
          <Skeleton shape="card" count={4} />
        </LoadingRegion>
      )}
      {!isReady && !isLoading && (
        <ReadFailure reading={{ ...(pages.state === 'ready' ? studio : pages), retry }} />
      )}
      {isReady && programId !== undefined && <NoProgram programId={programId} />}
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

/** A program that staff withdraw while she reads it stays until she leaves it. */
function useShown(published: KnownProgram | undefined, id: string | undefined): KnownProgram | undefined {
  const [shown, show] = useState(published);
  if (published && published !== shown) show(published);
  return published ?? (shown?.id === id ? shown : undefined);
}

function NoProgram({ programId }: { programId: string }) {
  const memberId = useMemberId();
  const isBegun = useProgramRuns().has(programId);
  const isWithdrawn = recallSeenPrograms(memberId).has(programId);
  return (
    <EmptyState
      kind="filtered"
      action={
        <>
          <LinkButton to={PROGRAMS_ADDRESS}>{programsText.toList}</LinkButton>
          {isBegun && <EndPrograms programIds={[programId]} />}
        </>
      }
    >
      {isWithdrawn ? programsText.withdrawn : programsText.missing}
    </EmptyState>
  );
}
