import { useMemo } from 'react';
import { challenge, CHALLENGE_START, challengeDayOn } from '../../contract/marks/challenge.mark.ts';
import { useQuestion } from '../../reading/use-question.ts';
import type { Member } from '../../session/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { ChallengeDayView } from '../challenge/challenge-of-day.tsx';
import { useChallenge } from '../challenge/use-challenge.ts';
import { completionsQuestion } from '../completions/completions.question.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { useMark } from '../marks/use-mark.ts';
import { pageQuestion } from '../pages/pages.question.ts';
import { PROGRAMS_ADDRESS } from '../programs/program-address.ts';
import { programsOf, type Trainings } from '../programs/program-catalogue.ts';
import { useProgramRuns } from '../programs/use-program-runs.ts';
import { trainingsQuestion } from '../trainings/trainings.question.ts';
import { challengeToday, standsFirst } from './challenge-today.ts';
import { Dinner } from './dinner.tsx';
import { todaysTraining } from './of-today.ts';
import { TodaysChallenge } from './todays-challenge.tsx';
import { todaysTrainingText } from './todays-training.text.ts';
import { ProgramBeside, TodaysTrainingView } from './todays-training-view.tsx';

interface TodaysTrainingProps {
  today: string;
  member: Member;
}

/** Shows one training of her programs and her challenge, one button, and the dinner of the day. */
export function TodaysTraining({ today, member }: TodaysTrainingProps) {
  const runs = useProgramRuns();
  const challengeStart = useMark(challenge, CHALLENGE_START);
  const isChallengeRunning =
    challengeStart !== undefined && challengeDayOn(challengeStart, today) !== undefined;
  const pages = useQuestion(runs.size > 0 && pageQuestion, 'program');
  const timetable = useQuestion(isChallengeRunning && pageQuestion, 'timetable');
  const studio = useQuestion(trainingsQuestion);
  const own = useQuestion(completionsQuestion);
  const completions = useCompletions();
  const info = useChallenge(timetable.answer, completions, today);
  const programs = useMemo(() => programsOf(pages.answer ?? []), [pages.answer]);
  const trainings: Trainings = useMemo(
    () => new Map((studio.answer ?? []).map((training) => [training.id, training])),
    [studio.answer],
  );
  const readings = [
    studio,
    own,
    ...(runs.size > 0 ? [pages] : []),
    ...(isChallengeRunning ? [timetable] : []),
  ];
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
  const ofChallenge = info && challengeToday(info, trainings, completions);
  const isChallengeFirst = ofChallenge !== undefined && standsFirst(ofChallenge, todays);
  return (
    <>
      {info && ofChallenge && isChallengeFirst ? (
        <>
          <TodaysChallenge info={info} todays={ofChallenge} />
          {todays && <ProgramBeside todays={todays} />}
        </>
      ) : todays ? (
        <TodaysTrainingView key={todays.program.id} todays={todays} today={today} />
      ) : (
        <NothingLeft />
      )}
      {info && ofChallenge && !isChallengeFirst && <ChallengeDayView info={info} day={ofChallenge.day} />}
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
