import { useState } from 'react';
import type { SwappedExercise } from '../../../../contract/marks/exercise-swap.mark.ts';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { isPaused } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';
import { stepOfPlan } from './swapped-sets.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import type { GuidedRun } from './guided-run.ts';
import { guidedText } from './guided.text.ts';
import { swapExercise } from './swap-exercise.ts';

/** Choosing another exercise for the one at hand, while no clock runs: none may say meanwhile that the old one is done. */
export function useSwapping(run: GuidedRun, sessionId: string, onOpen: (sheet: 'swap' | undefined) => void) {
  const store = useMarkStore();
  const [begun, setBegun] = useState<{ planned: PlannedSet; isHeld: boolean }>();
  const keep = (planned: PlannedSet, to: SwappedExercise | undefined) => {
    const exerciseId = stepOfPlan(planned).exercise.id;
    return swapExercise(store, run, { sessionId, exerciseId, to }).catch((error: unknown) =>
      run.say(notSavedReason(error, guidedText.notSavedInfo)),
    );
  };
  const begin = () => {
    const { state } = run.view.get();
    const planned = run.sets[state.at];
    if (!planned) return;
    setBegun({ planned, isHeld: state.clock !== null && !isPaused(state) });
    void run.act({ type: 'pause' });
    onOpen('swap');
  };
  const end = () => {
    // A rest goes on. A set by the clock waits until she lies down again.
    if (begun?.isHeld && run.view.get().state.isRest) void run.act({ type: 'resume' });
    onOpen(undefined);
  };
  const swap = async (to: SwappedExercise) => {
    if (begun) await keep(begun.planned, to);
    end();
  };
  const takeBack = () => {
    const planned = run.sets[run.view.get().state.at];
    if (planned) void keep(planned, undefined);
    onOpen(undefined);
  };
  return {
    planned: begun?.planned,
    begin,
    end,
    swap: (to: SwappedExercise) => void swap(to),
    takeBack,
  };
}
