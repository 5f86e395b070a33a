import { useMemo } from 'react';
import { useQuestion } from '../../reading/use-question.ts';
import type { Member } from '../../session/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { completionsQuestion } from '../completions/completions.question.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { pageQuestion } from '../pages/pages.question.ts';
import { PROGRAMS_ADDRESS } from '../programs/program-address.ts';
import { programsOf, type Trainings } from '../programs/program-catalogue.ts';
import { useProgramRuns } from '../programs/use-program-runs.ts';
import { trainingsQuestion } from '../trainings/trainings.question.ts';
import { Dinner } from './dinner.tsx';
import { todaysTraining } from './of-today.ts';
import { todaysTrainingText } from './todays-training.text.ts';
import { TodaysTrainingView } from './todays-training-view.tsx';

interface TodaysTrainingProps {
  today: string;
  member: Member;
}

/** One training, one button, and the dinner of the day. */
export function TodaysTraining({ today, member }: TodaysTrainingProps) {
  const pages = useQuestion(pageQuestion, 'program');
  const studio = useQuestion(trainingsQuestion);
  const own = useQuestion(completionsQuestion);
  const completions = useCompletions();
  const runs = useProgramRuns();
  const programs = useMemo(() => programsOf(pages.answer ?? []), [pages.answer]);
  const trainings: Trainings = useMemo(
    () => new Map((studio.answer ?? []).map((training) => [training.id, training])),
    [studio.answer],
  );
  const readings = [pages, studio, own];
  if (readings.some(({ state }) => state === 'loading')) {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={2} />
      </LoadingRegion>
    );
  }
  if (readings.some(({ state }) => state !== 'ready')) {
    const retry = () => readings.forEach((reading) => reading.retry());
    return <RetryNotice title={todaysTrainingText.missing} onRetry={retry} />;
  }
  const todays = todaysTraining({ programs, runs, trainings, completions }, today);
  return (
    <>
      {todays ? (
        <TodaysTrainingView key={todays.program.id} todays={todays} today={today} />
      ) : (
        <NothingLeft />
      )}
      <Dinner today={today} member={member} />
    </>
  );
}

/** Her programs are done, or gone. */
function NothingLeft() {
  return (
    <>
      <p>{todaysTrainingText.nothingLeft}</p>
      <div>
        <LinkButton to={PROGRAMS_ADDRESS} variant="secondary">
          {todaysTrainingText.chooseNext}
        </LinkButton>
      </div>
    </>
  );
}
