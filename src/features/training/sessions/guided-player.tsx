import { useState, useSyncExternalStore } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { FullScreen } from '../../../ui/full-screen.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { wakeLockText } from '../../../ui/wake-lock.text.ts';
import { cuesText } from '../../../platform/cues/cues.text.ts';
import { TimerList } from '../../../platform/timers/timer-list.tsx';
import { type GuidedAction, type GuidedState, performedOf } from './guided-session.ts';
import type { Figures } from './set-figures.ts';
import { sessionsText } from './sessions.text.ts';
import type { Session } from './session.ts';
import { GuidedButtons } from './guided-buttons.tsx';
import styles from './guided.module.css';
import type { GuidedRun } from './guided-run.ts';
import { type GuidedSheet, GuidedSheets } from './guided-sheets.tsx';
import { guidedText } from './guided.text.ts';
import { HistoryButton } from './history-sheet.tsx';
import { pressKey } from './press-key.ts';
import { RecordNote } from './record-note.tsx';
import { RestStage, SetStage } from './set-stage.tsx';
import { placeWords } from './set-words.ts';
import { useFinishing } from './use-finishing.ts';
import { useGuidedAlarm } from './use-guided-alarm.ts';
import { useLargeButton } from './use-large-button.ts';
import { useLeftSeconds } from './use-left-seconds.ts';
import { useNewRecord } from './use-new-record.ts';
import { type SetAtHand, useSetAtHand } from './use-set-at-hand.ts';

interface GuidedPlayerProps {
  training: TrainingCardFragment;
  sessionId: string;
  run: GuidedRun;
  /** Newest first. */
  sessions: readonly Session[];
  /** True if these are all her sessions. */
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
  const [sheet, setSheet] = useState<GuidedSheet>();
  const leftSeconds = useLeftSeconds(view);
  const atHand = useSetAtHand(run, state, sessionId, sessions);
  const { planned } = atHand;
  const record = useNewRecord(state, planned, { sessionId, sessions, isWhole });
  const large = useLargeButton(run, state, atHand, () => setSheet('finish'));
  // Not by their number: her sets of an exercise that another phone has swapped meanwhile belong to no set of the plan.
  const leftOut = sets.filter((each) => !performedOf(state, each)).length;
  const finishing = useFinishing(run, onFinish, {
    isOver: !planned && leftOut === 0,
    isCovered: sheet !== undefined,
  });
  const isSoundRefused = useGuidedAlarm(run, large.press);
  const wakeLock = useWakeLock(true);
  const act = (action: GuidedAction) => void run.act(action);
  const deeds = {
    isCovered: sheet !== undefined,
    onMain: large.press,
    onStep: (by: number) => act({ type: 'step', by }),
  };
  return (
    <FullScreen
      title={training.title}
      closeLabel={guidedText.leave}
      onClose={onLeave}
      onKeyDown={(event) => pressKey(event, deeds)}
      place={`${state.at} ${state.isRest}`}
      progress={
        <Progress
          label={planned?.sectionTitle ?? sets.at(-1)?.sectionTitle ?? training.title}
          value={sets.length - leftOut}
          max={sets.length}
          text={fill(guidedText.doneOf, { done: sets.length - leftOut, all: sets.length })}
        />
      }
      footer={
        <GuidedButtons
          state={state}
          setCount={sets.length}
          hasBegun={(leftSeconds ?? 0) < (planned?.seconds ?? 0)}
          main={large.ref}
          onMain={large.press}
          onDone={large.finishSet}
          act={act}
          onPlan={() => setSheet('plan')}
          onFinish={() => setSheet('finish')}
        />
      }
      above={
        <GuidedSheets
          {...{ training, sessionId, run, state, sessions, isWhole, isSoundRefused, finishing }}
          open={sheet}
          onOpen={setSheet}
        />
      }
    >
      {/* The kitchen's timers: the page behind, with its pill, is inert. */}
      <TimerList onFocusLost={large.focus} />
      {problem !== undefined && (
        <Notice kind="danger" title={guidedText.notSaved} isAnnounced>
          {problem}
        </Notice>
      )}
      {isSoundRefused && <Notice title={cuesText.refused} isAnnounced />}
      <output className="visually-hidden">
        {record && `${sessionsText.record}. `}
        {placeWords(planned, state.isRest)}
      </output>
      {record && <RecordNote record={record} />}
      <Stage {...{ atHand, state, leftSeconds, act }} onHistory={() => setSheet('history')} />
      {(wakeLock === 'refused' || wakeLock === 'unsupported') && (
        <div className={styles.words}>
          <p className={styles.cue}>{wakeLockText[wakeLock]}</p>
        </div>
      )}
      {!planned && <PlanIsOver leftOut={leftOut} />}
    </FullScreen>
  );
}

interface StageProps {
  atHand: SetAtHand;
  state: GuidedState;
  leftSeconds: number | null;
  onHistory: () => void;
  act: (action: GuidedAction) => void;
}

/** The set at hand or the rest before it; nothing at the end of the plan. */
function Stage({ atHand, state, leftSeconds, onHistory, act }: StageProps) {
  const { planned, figures, proposal, lastTime } = atHand;
  if (!planned || !figures) return null;
  const ofSet = {
    planned,
    figures,
    leftSeconds,
    proposal,
    history: <HistoryButton lastTime={lastTime} onOpen={onHistory} />,
    onAdjust: (change: (figures: Figures) => Figures) =>
      act({ type: 'adjust', at: state.at, from: figures, change }),
  };
  if (state.isRest) return <RestStage {...ofSet} />;
  return <SetStage {...ofSet} isDone={performedOf(state, planned) !== undefined} />;
}

function PlanIsOver({ leftOut }: { leftOut: number }) {
  return (
    <div className={styles.words}>
      <h2>{guidedText.planIsOver}</h2>
      {leftOut > 0 && <p>{fill(guidedText.leftOut, { sets: formatCount(leftOut, 'seeria') })}</p>}
    </div>
  );
}
