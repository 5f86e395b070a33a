import { Play, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { challenge, CHALLENGE_DAYS, CHALLENGE_START } from '../../../../contract/marks/challenge.mark.ts';
import { addDays } from '../../../../contract/moments.ts';
import { formatWeekdaySeenFrom } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EndButton } from '../../../ui/end-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useStartDay } from '../../../ui/use-start-day.ts';
import { useToday } from '../../../ui/use-today.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { markChange, saveMarks } from '../../../platform/marks/save-mark.ts';
import { useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import type { PageItem } from '../../lessons/pages/pages.question.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { begunWeeksOf, challengeWeeksOf } from './challenge-days.ts';
import { type ChallengeRun, challengeRunOf } from './challenge-run.ts';
import { ChallengeTicks } from './challenge-ticks.tsx';
import { challengeText } from './challenge.text.ts';
import styles from './own-challenge.module.css';
import { useKeptDays } from './use-kept-days.ts';

/** A member's own weeks: begun on any day, ticked day by day, the same on all her devices. */
export function OwnChallenge({ items }: { items: readonly PageItem[] }) {
  const titleId = useId();
  // The buttons that begin and end it go with the press.
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  const today = useToday();
  const marks = useMarks(challenge);
  const store = useMarkStore();
  const show = useSnackbar();
  const completions = useCompletions();
  const weeks = marks.has(CHALLENGE_START) ? begunWeeksOf(items) : challengeWeeksOf(items);
  const run = weeks && challengeRunOf(marks, weeks, completions, today);
  useKeptDays(run);
  if (!weeks) return null;
  const keep = (days: Iterable<readonly [key: string, day: string | null]>, onKept?: () => void) => {
    const changes = [...days].map(([key, day]) => markChange(challenge, key, day));
    saveMarks(store, changes).then(onKept, (error: unknown) =>
      show({ text: notSavedWords(error, marksText.notSaved) }),
    );
  };
  const begin = (day: string, onKept?: () => void) => keep([[CHALLENGE_START, day]], onKept);
  const leave = () =>
    keep(
      [...marks.keys()].map((key) => [key, null]),
      () => show({ text: challengeText.left, onUndo: () => keep(marks) }),
    );
  return (
    <Card as="section" look="tinted" labelledBy={titleId}>
      <div className={styles.own}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {challengeText.own}
        </h2>
        {run ? (
          <>
            <p>{whereShe(run, today)}</p>
            <Progress
              label={challengeText.trainings}
              value={run.days.done}
              max={run.days.all}
              text={share(run.days)}
            />
            <Progress
              label={challengeText.habits}
              value={run.habits.done}
              max={run.habits.all}
              text={share(run.habits)}
            />
            <ChallengeTicks run={run} weeks={weeks} />
            <div className={styles.ticks}>
              {run.today > CHALLENGE_DAYS && (
                <Button variant="secondary" icon={RotateCcw} onClick={() => begin(today)}>
                  {challengeText.again}
                </Button>
              )}
              <EndButton label={challengeText.leave} question={challengeText.leaveQuestion} onEnd={leave}>
                <p>{challengeText.leaveText}</p>
              </EndButton>
            </div>
          </>
        ) : (
          <Beginning today={today} onBegin={begin} />
        )}
      </div>
    </Card>
  );
}

function Beginning({
  today,
  onBegin,
}: {
  today: string;
  onBegin: (day: string, onKept: () => void) => void;
}) {
  const { draft, change, reset } = useKeptDraft({
    name: 'challenge-draft',
    start: (): { day: string | undefined } => ({ day: undefined }),
  });
  const { form, field } = useStartDay(
    addDays(today, 1 - CHALLENGE_DAYS),
    draft.day,
    (day) => change(() => ({ day })),
    (day) => onBegin(day, reset),
  );
  return (
    <form className={styles.own} {...form}>
      <p>{challengeText.beginText}</p>
      <DateField {...field} />
      <div>
        <Button type="submit" icon={Play}>
          {challengeText.begin}
        </Button>
      </div>
    </form>
  );
}

function whereShe({ today: day, startDay }: ChallengeRun, today: string): string {
  if (day === 0)
    return fill(challengeText.toCome, { date: formatWeekdaySeenFrom(today, startDay, 'adessive') });
  if (day > CHALLENGE_DAYS) return challengeText.over;
  return fill(challengeText.day, { day, all: CHALLENGE_DAYS });
}

const share = ({ done, all }: { done: number; all: number }) => `${done} / ${all}`;
