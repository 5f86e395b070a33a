import { lazy, Suspense } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { formatCount } from '../../../language/plurals.ts';
import { actions, fill } from '../../../language/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { GuidedState } from './guided-session.ts';
import { lastSessionOf } from './last-session.tsx';
import type { Session } from './session.ts';
import type { GuidedRun } from './guided-run.ts';
import { guidedText } from './guided.text.ts';
import { HistorySheet } from './history-sheet.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { RunNotes } from './run-notes.tsx';
import type { Finishing } from './use-finishing.ts';
import { useSwapping } from './use-swapping.ts';

const SwapSheet = lazy(async () => ({ default: (await import('./swap-sheet.tsx')).SwapSheet }));

export type GuidedSheet = 'plan' | 'history' | 'notes' | 'swap' | 'finish';

interface GuidedSheetsProps {
  training: TrainingCardFragment;
  sessionId: string;
  run: GuidedRun;
  state: GuidedState;
  /** Newest first. */
  sessions: readonly Session[];
  /** True if these are all her sessions. */
  isWhole: boolean;
  isSoundRefused: boolean;
  open: GuidedSheet | undefined;
  /** Undefined: none. */
  onOpen: (sheet: GuidedSheet | undefined) => void;
  finishing: Finishing;
}

/**
 * The sheets above the set at hand, one at a time: the plan, the exercise's history, another exercise, notes, and the question if
 * it is over.
 */
export function GuidedSheets(props: GuidedSheetsProps) {
  const { training, sessionId, run, state, sessions, isWhole, isSoundRefused, open, onOpen, finishing } =
    props;
  const { sets } = run;
  const planned = sets[state.at];
  const close = () => onOpen(undefined);
  const swapping = useSwapping(run, sessionId, onOpen);
  const finish = async () => {
    await finishing.finish();
    close();
  };
  return (
    <>
      <PlanSheet
        isOpen={open === 'plan'}
        sets={sets}
        state={state}
        isSoundRefused={isSoundRefused}
        lastNote={lastSessionOf(training.id, sessions)?.note}
        onGo={(to) => {
          close();
          void run.act({ type: 'go', to });
        }}
        onNotes={() => onOpen('notes')}
        onSwap={swapping.begin}
        onSwapBack={swapping.takeBack}
        onClose={close}
      />
      {open === 'swap' && swapping.planned && (
        <Suspense>
          <SwapSheet
            planned={swapping.planned}
            sets={sets}
            category={training.category}
            sessionId={sessionId}
            sessions={sessions}
            onSwap={swapping.swap}
            onClose={swapping.end}
          />
        </Suspense>
      )}
      {open === 'history' && planned && (
        <HistorySheet
          exercise={planned.step.exercise}
          sessions={sessions}
          isWhole={isWhole}
          onClose={close}
        />
      )}
      <RunNotes run={run} sessionId={sessionId} isOpen={open === 'notes'} onClose={close} />
      {open === 'finish' && (
        <ConfirmDialog
          title={guidedText.finishQuestion}
          confirm={guidedText.finish}
          back={actions.back}
          isBusy={finishing.isBusy}
          onConfirm={() => void finish()}
          onClose={close}
        >
          <p>{finishWords(state.done.length, sets.length)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function finishWords(done: number, all: number): string {
  if (done === 0) return guidedText.finishNothing;
  return fill(guidedText.finishText, { sets: formatCount(done, 'seeria'), all });
}
