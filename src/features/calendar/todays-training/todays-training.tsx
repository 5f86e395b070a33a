import { challenge, CHALLENGE_START, challengeDayOn } from '../../../../contract/marks/challenge.mark.ts';
import { fill } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import type { Member } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { ChallengeDayView } from '../../training/challenge/challenge-of-day.tsx';
import { useChallenge } from '../../training/challenge/use-challenge.ts';
import { useMark } from '../../../platform/marks/use-mark.ts';
import { pageQuestion } from '../../lessons/pages/pages.question.ts';
import { PROGRAMS_ADDRESS } from '../../training/programs/program-address.ts';
import { recallEndedRuns, withdrawnRunsOf } from '../../training/programs/ended-runs.ts';
import { recallSeenPrograms } from '../../training/programs/seen-programs.ts';
import { EndPrograms } from '../../training/programs/end-programs.tsx';
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
  const seen = recallSeenPrograms(member.id);
  const withdrawn = withdrawnRunsOf(known, recallEndedRuns(member.id), seen);
  const ofChallenge = info && challengeToday(info, trainings, completions);
  const isChallengeFirst = ofChallenge !== undefined && standsFirst(ofChallenge, todays);
  return (
    <>
      {info && ofChallenge && isChallengeFirst ? (
        <>
          <TodaysChallenge info={info} todays={ofChallenge} />
          {todays && <ProgramBeside todays={todays} today={today} />}
        </>
      ) : todays ? (
        <TodaysTrainingView key={todays.program.id} todays={todays} today={today} />
      ) : (
        withdrawn.length === 0 && (
          <Ended text={todaysTrainingText.nothingLeft} programIds={known.runs.keys()} isOnly />
        )
      )}
      {info && ofChallenge && !isChallengeFirst && <ChallengeDayView info={info} day={ofChallenge.day} />}
      {withdrawn.map((id) => {
        const words = { title: seen.get(id) ?? '' };
        return (
          <Ended
            key={id}
            text={fill(todaysTrainingText.withdrawn, words)}
            end={fill(todaysTrainingText.endWithdrawn, words)}
            programIds={[id]}
            isOnly={!todays && id === withdrawn.at(-1)}
          />
        );
      })}
      <Dinner today={today} member={member} />
    </>
  );
}

interface EndedProps {
  text: string;
  /** The programs that the button ends, if it does not end all that she has. */
  end?: string | undefined;
  programIds: Iterable<string>;
  /** She has no other that goes on; said once. */
  isOnly: boolean;
}

/** Says of programs why they have nothing more for her, until she ends them. */
function Ended({ text, end, programIds, isOnly }: EndedProps) {
  return (
    <>
      <p>{text}</p>
      <div>
        {isOnly && (
          <LinkButton to={PROGRAMS_ADDRESS} variant="secondary">
            {todaysTrainingText.chooseNext}
          </LinkButton>
        )}
        <EndPrograms programIds={programIds} label={end} />
      </div>
    </>
  );
}

/** Looks whether a program that has ended is still at its end: she may have taken back a training. */
export function EndedProgramsWatch({ memberId }: { memberId: string }) {
  useKnownPrograms(memberId);
  return null;
}
