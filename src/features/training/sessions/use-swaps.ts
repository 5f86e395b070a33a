import { useMemo } from 'react';
import { exerciseSwap, swappedIn } from '../../../../contract/marks/exercise-swap.mark.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import type { Swaps } from './swapped-sets.ts';

/** The exercises that she does in this training in place of those of its plan. Returns the same map until they change. */
export function useSwaps(sessionId: string): Swaps {
  const marks = useMarks(exerciseSwap);
  return useMemo(() => {
    const own = [...marks].flatMap(([key, swap]) => {
      const exerciseId = swappedIn(sessionId, key);
      return exerciseId === undefined ? [] : [[exerciseId, swap] as const];
    });
    return new Map(own);
  }, [marks, sessionId]);
}
