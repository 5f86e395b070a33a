import { useEffect } from 'react';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { keepFinished } from './change-program-run.ts';
import type { KnownPrograms } from './ended-runs.ts';
import { justFinished } from './program-progress.ts';

/** Keeps each program that she has finished as it is now, so that it stays finished whatever staff change in it. */
export function useKeptFinish({
  programs,
  runs,
  completions,
}: Pick<KnownPrograms, 'programs' | 'runs' | 'completions'>): void {
  const store = useMarkStore();
  useEffect(() => {
    for (const program of programs) {
      const run = runs.get(program.id);
      const weeks = run && justFinished(program, run, completions);
      // She did not ask for it, so a failure is not shown; it is tried again at her next visit.
      if (weeks) keepFinished(store, program.id, { startedAt: run.startedAt, weeks }).catch(() => undefined);
    }
  }, [store, programs, runs, completions]);
}
