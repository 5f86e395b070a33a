import { useEffect } from 'react';
import { challenge } from '../../../../contract/marks/challenge.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { keepMark } from '../../../platform/marks/save-mark.ts';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import type { ChallengeRun } from './challenge-run.ts';

/** Keeps with which trainings she has done each day, so that it stays done whatever staff write for that day later. */
export function useKeptDays(run: ChallengeRun | undefined): void {
  const store = useMarkStore();
  useEffect(() => {
    if (!run) return;
    for (const [key, value] of run.unkept) {
      // One of a later start is of the four weeks that she has begun since.
      const keep = (former: string | undefined) =>
        former !== undefined && (former === value || former === run.startDay || dayOf(former) > run.startDay)
          ? undefined
          : value;
      // She did not ask for it, so a failure is not shown; it is tried again at her next visit.
      keepMark(store, challenge, key, keep).catch(() => undefined);
    }
  }, [store, run]);
}
