import {
  exerciseSwap,
  type SwappedExercise,
  swapKey,
} from '../../../../contract/marks/exercise-swap.mark.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { changeMark } from '../../../platform/marks/save-mark.ts';
import { stepOfPlan, swapAfter } from './swapped-sets.ts';
import type { GuidedRun } from './guided-run.ts';

interface Swapping {
  sessionId: string;
  /** An exercise of the plan. */
  exerciseId: string;
  /** The exercise that she does in its place; undefined: the plan's again. */
  to: SwappedExercise | undefined;
}

/** Puts another exercise in the place of one, in all of its sets that are not done. Resolves when that is on the disk. */
export async function swapExercise(
  store: MarkStore,
  run: GuidedRun,
  { sessionId, exerciseId, to }: Swapping,
): Promise<void> {
  const atHand = run.sets[run.view.get().state.at];
  // First her figures for the old one go: killed in between, none of them counts for the new one.
  if (atHand && stepOfPlan(atHand).exercise.id === exerciseId) await run.act({ type: 'swapped' });
  await changeMark(store, exerciseSwap, swapKey(sessionId, exerciseId), (swap) =>
    swapAfter(swap ?? [], exerciseId, to, { sets: run.sets, done: run.view.get().state.done }),
  );
}
