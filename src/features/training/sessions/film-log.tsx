import { Check } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { GUIDED, restsOff } from '../../../../contract/marks/rests-off.mark.ts';
import { dotted } from '../../../language/dotted.ts';
import { fill } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { vibrate } from '../../../ui/vibration.ts';
import { useMark } from '../../../platform/marks/use-mark.ts';
import { isPerformed } from './guided-session.ts';
import { type PlannedSet, setsOfPlan } from './plan-sets.ts';
import { isUnderWay, type Session } from './session.ts';
import { setsWithSwaps, stepOfPlan } from './swapped-sets.ts';
import { useSessions } from './use-sessions.ts';
import { useStarting } from './use-starting.tsx';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import type { FilmLogProps } from '../trainings/training-player.tsx';
import { guidedText } from './guided.text.ts';
import { logSet, newestSession, takeBackSet } from './log-set.ts';
import { setWords } from './set-words.ts';
import { useSwaps } from './use-swaps.ts';

/** „Seeria tehtud“ beside the film: logs the next set of the exercise that is shown into the guided training, and begins that if need be. */
export function FilmLog({ training, chapter }: FilmLogProps) {
  const outbox = useOutbox();
  const sessions = useSessions().sessions.map(({ session }) => session);
  const show = useSnackbar();
  const oneAtATime = useOneAtATime();
  const setId = useId();
  const [problem, setProblem] = useState<string>();
  const own = sessions.find((session) => isUnderWay(session) && session.trainingId === training.id);
  const isWithoutRests = useMark(restsOff, GUIDED) === true;
  const swaps = useSwaps(own?.id ?? '');
  const sets = useMemo(
    () => setsWithSwaps(setsOfPlan(training.plan ?? [], { isWithoutRests }), swaps),
    [training.plan, isWithoutRests, swaps],
  );
  const shown = setsOfChapter(sets, Math.max(0, chapter));
  const planned = shown.find((each) => !own?.sets.some((set) => isPerformed(set, each)));
  const say = (error: unknown) => setProblem(notSavedReason(error, guidedText.notSavedInfo));
  const log = async (session: Session) => {
    if (!outbox || !planned) return;
    vibrate(10);
    setProblem(undefined);
    try {
      const logged = await logSet(outbox, { training, session, sets, planned, sessions });
      if (!logged.ok) return setProblem(logged.problem);
      if (logged.isOver) return show({ text: guidedText.over });
      const undo = () => takeBackSet(outbox, session, planned).catch(say);
      show({ text: `${guidedText.isDone}: ${setWords(planned)}`, onUndo: () => void undo() });
    } catch (error) {
      say(error);
    }
  };
  const starting = useStarting(training, (id) => {
    const begun = outbox && newestSession(outbox, id);
    return begun && log(begun);
  });
  const press = () => (own ? void oneAtATime(() => log(own)) : starting.press());
  const fault = problem ?? starting.problem;
  return (
    <>
      <span id={setId}>{planned ? wordsOf(planned) : guidedText.isDone}</span>
      {fault !== undefined && <span role="alert">{fault}</span>}
      <Button
        size="compact"
        icon={Check}
        isBusy={starting.isBusy}
        aria-disabled={!planned}
        aria-describedby={setId}
        onClick={() => planned && press()}
      >
        {guidedText.done}
      </Button>
      {starting.question}
    </>
  );
}

/** Exercises that follow each other are chapters, whatever she does in their place. */
function setsOfChapter(sets: readonly PlannedSet[], chapter: number): PlannedSet[] {
  let nth = -1;
  return sets.filter((planned, index) => {
    const before = sets[index - 1];
    if (!before || stepOfPlan(planned) !== stepOfPlan(before)) nth += 1;
    return nth === chapter;
  });
}

function wordsOf(planned: PlannedSet): string {
  const { nth, all } = planned;
  return dotted([setWords(planned), ...(all > 1 ? [fill(guidedText.setOf, { n: nth, all })] : [])]);
}
