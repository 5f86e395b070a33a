import { challenge, CHALLENGE_START, challengeDayOn } from '../../contract/marks/challenge.mark.ts';
import { useQuestion } from '../../reading/use-question.ts';
import type { Member } from '../../session/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { ChallengeDayView } from '../challenge/challenge-of-day.tsx';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useMark } from '../marks/use-mark.ts';
import { pageQuestion } from '../pages/pages.question.ts';
import { PROGRAMS_ADDRESS } from '../programs/program-address.ts';
import { EndPrograms } from '../programs/end-programs.tsx';
import { challengeToday, standsFirst } from './challenge-today.ts';
import { Dinner } from './dinner.tsx';
import { todaysTraining } from './of-today.ts';
import { TodaysChallenge } from './todays-challenge.tsx';
import { todaysTrainingText } from './todays-training.text.ts';
import { useKnownPrograms } from './use-known-programs.ts';
import { ProgramBeside, TodaysTrainingView } from './todays-training-view.tsx';

interface TodaysTrainingProps {
  today: string;
  member: Member;
}

/** Shows one training of her programs and her challenge, one button, and the dinner of the day. */
export function TodaysTraining({ today, member }: TodaysTrainingProps) {
  const { known, readings: programReadings } = useKnownPrograms(member.id);
  const { trainings, completions } = known;
  const challengeStart = useMark(challenge, CHALLENGE_START);
  const isChallengeRunning =
    challengeStart !== undefined && challengeDayOn(challengeStart, today) !== undefined;
  const timetable = useQuestion(isChallengeRunning && pageQuestion, 'timetable');
  const info = useChallenge(timetable.answer, completions, today);
  const readings = [...programReadings, ...(isChallengeRunning ? [timetable] : [])];
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
  const todays = todaysTraining(known, today);
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
        <NothingLeft programIds={known.runs.keys()} />
      )}
      {info && ofChallenge && !isChallengeFirst && <ChallengeDayView info={info} day={ofChallenge.day} />}
      <Dinner today={today} member={member} />
    </>
  );
}

/** Her programs are done, or gone. */
function NothingLeft({ programIds }: { programIds: Iterable<string> }) {
  return (
    <>
      <p>{todaysTrainingText.nothingLeft}</p>
      <div>
        <LinkButton to={PROGRAMS_ADDRESS} variant="secondary">
          {todaysTrainingText.chooseNext}
        </LinkButton>
        <EndPrograms programIds={programIds} />
      </div>
    </>
  );
}

/** Looks whether a program that has ended is still at its end: staff may have added a week. */
export function EndedProgramsWatch({ memberId }: { memberId: string }) {
  useKnownPrograms(memberId);
  return null;
}
