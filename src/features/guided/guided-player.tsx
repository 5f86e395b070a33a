import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { KeyboardEvent } from 'react';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { ALL_TRAININGS, weightProposals } from '../../contract/marks/weight-proposals.mark.ts';
import { formatCount } from '../../language/plurals.ts';
import { actions, fill } from '../../language/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FullScreen } from '../../ui/full-screen.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { wakeLockText } from '../../ui/wake-lock.text.ts';
import { vibrate } from '../../ui/vibration.ts';
import { cuesText } from '../cues/cues.text.ts';
import { useMark } from '../marks/use-mark.ts';
import { TimerList } from '../recipes/timer-list.tsx';
import { isPaused, performedOf } from '../sessions/guided-session.ts';
import { lastTimesOf } from '../sessions/last-time.ts';
import { proposedWeight } from '../sessions/next-weight.ts';
import { recordsOf } from '../sessions/records.ts';
import { sessionsText } from '../sessions/sessions.text.ts';
import type { Session } from '../sessions/session.ts';
import { figuresBefore } from '../sessions/set-figures.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import { GuidedButtons } from './guided-buttons.tsx';
import styles from './guided.module.css';
import type { GuidedRun } from './guided-run.ts';
import { guidedText } from './guided.text.ts';
import { HistoryButton, HistorySheet } from './history-sheet.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { RunNotes } from './run-notes.tsx';
import { RecordNote } from './record-note.tsx';
import { RestStage, SetStage } from './set-stage.tsx';
import { useGuidedAlarm } from './use-guided-alarm.ts';
import { useJustLedOn } from './use-just-led-on.ts';
import { useLeftSeconds } from './use-left-seconds.ts';
import { pauseWords, setWords } from './set-words.ts';

interface GuidedPlayerProps {
  training: TrainingCardFragment;
  sessionId: string;
  run: GuidedRun;
  /** Newest first. */
  sessions: readonly Session[];
  /** Whether all that she has done is among them. */
  isWhole: boolean;
  onLeave: () => void;
  /** Rejects when it could not be kept. */
  onFinish: () => Promise<void>;
}

/** A training on the whole screen, one set at a time. */
export function GuidedPlayer(props: GuidedPlayerProps) {
  const { training, sessionId, run, sessions, isWhole, onLeave, onFinish } = props;
  const view = useSyncExternalStore(run.view.subscribe, run.view.get);
  const { state, problem } = view;
  const { sets } = run;
  const planned = sets[state.at];
  const main = useRef<HTMLButtonElement>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const [above, setAbove] = useState<'plan' | 'history' | 'notes' | 'finish'>();
  const leftSeconds = useLeftSeconds(view);
  useLayoutEffect(() => main.current?.focus(), []);
  const paused = isPaused(state);
  // A button that has gone with its rest or pause leaves the focus nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus();
  }, [state.at, state.isRest, paused]);

  const lastTimes = planned ? lastTimesOf(planned.step.exercise.id, sessions, sessionId) : [];
  const [lastTime = []] = lastTimes;
  const wantsProposals = useMark(weightProposals, ALL_TRAININGS);
  const figures = planned && (state.figures ?? figuresBefore(planned, state.done, lastTime));
  // What the screen shows of the time before counts when the time runs out; of today's sets the training knows it itself.
  const isUnsaid =
    planned !== undefined &&
    planned.seconds !== null &&
    !state.isRest &&
    state.figures === null &&
    figures?.weight !== figuresBefore(planned, state.done, []).weight;
  const sayFigures = useEffectEvent(() => {
    if (figures) void run.act({ type: 'adjust', at: state.at, from: figures, change: (shown) => shown });
  });
  useEffect(() => {
    if (isUnsaid) sayFigures();
  }, [isUnsaid, state.at]);
  const records = useMemo(
    () => (isWhole ? recordsOf({ id: sessionId, sets: state.done }, sessions) : []),
    [isWhole, sessionId, state.done, sessions],
  );
  // Until she begins the next set.
  const isAfterSet = state.isRest || !planned?.before;
  const record = isAfterSet ? records.find((set) => set === state.done.at(-1)) : undefined;
  const finishSet = () => {
    if (!figures) return;
    vibrate(10);
    void run.act({ type: 'done', at: state.at, figures });
  };
  const hasJustLedOn = useJustLedOn(run);
  const doMain = () => {
    if (hasJustLedOn()) return;
    if (!planned) setAbove('finish');
    else if (state.isRest) void run.act({ type: 'skip', at: state.at });
    else if (paused) void run.act({ type: 'resume' });
    else finishSet();
  };
  const finish = async () => {
    setIsFinishing(true);
    await onFinish().catch((error: unknown) => run.say(notSavedReason(error, guidedText.notSavedInfo)));
    setIsFinishing(false);
    setAbove(undefined);
  };
  const isSoundRefused = useGuidedAlarm(run, doMain);
  const wakeLock = useWakeLock(true);
  const onKeyDown = (event: KeyboardEvent) => {
    const isKeyOfMain = event.key === ' ' || event.key === 'Enter';
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    // Held down, it would log one set after the other, and answer the question at the end of them.
    const isHeld = event.repeat && isKeyOfMain;
    if (isHeld && (isOnButton || above === undefined)) event.preventDefault();
    if (above !== undefined || isHeld) return;
    // A button or a link that has the focus is pressed by the browser.
    if (isKeyOfMain && !isOnButton) {
      event.preventDefault();
      doMain();
    }
    if (event.key === 'ArrowRight') void run.act({ type: 'step', by: 1 });
    if (event.key === 'ArrowLeft') void run.act({ type: 'step', by: -1 });
  };
  const announced = !planned
    ? guidedText.planIsOver
    : state.isRest
      ? `${pauseWords(planned)}. ${fill(guidedText.next, { set: setWords(planned) })}`
      : `${setWords(planned)}. ${fill(guidedText.setOf, { n: planned.nth, all: planned.all })}`;

  return (
    <FullScreen
      title={training.title}
      closeLabel={guidedText.leave}
      onClose={onLeave}
      onKeyDown={onKeyDown}
      place={`${state.at} ${state.isRest}`}
      progress={
        <Progress
          label={planned?.sectionTitle ?? sets.at(-1)?.sectionTitle ?? training.title}
          value={state.done.length}
          max={sets.length}
          text={fill(guidedText.doneOf, { done: state.done.length, all: sets.length })}
        />
      }
      footer={
        <GuidedButtons
          state={state}
          setCount={sets.length}
          hasBegun={(leftSeconds ?? 0) < (planned?.seconds ?? 0)}
          main={main}
          onMain={doMain}
          onDone={finishSet}
          act={(action) => void run.act(action)}
          onPlan={() => setAbove('plan')}
          onFinish={() => setAbove('finish')}
        />
      }
      above={
        <>
          <PlanSheet
            isOpen={above === 'plan'}
            sets={sets}
            state={state}
            isSoundRefused={isSoundRefused}
            onGo={(to) => {
              setAbove(undefined);
              void run.act({ type: 'go', to });
            }}
            onNotes={() => setAbove('notes')}
            onClose={() => setAbove(undefined)}
          />
          {above === 'history' && planned && (
            <HistorySheet
              exercise={planned.step.exercise}
              sessions={sessions}
              onClose={() => setAbove(undefined)}
            />
          )}
          <RunNotes run={run} isOpen={above === 'notes'} onClose={() => setAbove(undefined)} />
          {above === 'finish' && (
            <ConfirmDialog
              title={guidedText.finishQuestion}
              confirm={guidedText.finish}
              back={actions.back}
              isBusy={isFinishing}
              onConfirm={() => void finish()}
              onClose={() => setAbove(undefined)}
            >
              <p>{finishWords(state.done.length, sets.length)}</p>
            </ConfirmDialog>
          )}
        </>
      }
    >
      {/* What is on the stove: the page behind, with its pill, is inert. */}
      <TimerList onFocusLost={() => main.current?.focus()} />
      {problem !== undefined && (
        <Notice kind="danger" title={guidedText.notSaved} isAnnounced>
          {problem}
        </Notice>
      )}
      {isSoundRefused && <Notice title={cuesText.refused} isAnnounced />}
      <output className="visually-hidden">
        {record && `${sessionsText.record}. `}
        {announced}
      </output>
      {record && <RecordNote record={record} />}
      {planned && figures && !state.isRest && (
        <SetStage
          planned={planned}
          leftSeconds={leftSeconds}
          figures={figures}
          isDone={performedOf(state, planned) !== undefined}
          proposal={wantsProposals ? proposedWeight(planned, sets, lastTimes) : null}
          history={<HistoryButton lastTime={lastTime} onOpen={() => setAbove('history')} />}
          onAdjust={(change) => void run.act({ type: 'adjust', at: state.at, from: figures, change })}
        />
      )}
      {planned && state.isRest && <RestStage planned={planned} leftSeconds={leftSeconds} />}
      {(wakeLock === 'refused' || wakeLock === 'unsupported') && (
        <p className={styles.cue}>{wakeLockText[wakeLock]}</p>
      )}
      {!planned && <PlanIsOver leftOut={sets.length - state.done.length} />}
    </FullScreen>
  );
}

function finishWords(done: number, all: number): string {
  if (done === 0) return guidedText.finishNothing;
  return fill(guidedText.finishText, { sets: formatCount(done, 'seeria'), all });
}

function PlanIsOver({ leftOut }: { leftOut: number }) {
  return (
    <div className={styles.words}>
      <h2>{guidedText.planIsOver}</h2>
      {leftOut > 0 && <p>{fill(guidedText.leftOut, { sets: formatCount(leftOut, 'seeria') })}</p>}
    </div>
  );
}
