import { useMemo } from 'react';
import { programDone } from '../../../../contract/marks/program-done.mark.ts';
import { programPause } from '../../../../contract/marks/program-pause.mark.ts';
import { programStart } from '../../../../contract/marks/program-start.mark.ts';
import { programWeekdays } from '../../../../contract/marks/program-weekdays.mark.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { type ProgramRun, runOf } from './program-run.ts';

/** Her runs of programs, by the program's id: the same on all her devices. */
export function useProgramRuns(): ReadonlyMap<string, ProgramRun> {
  const starts = useMarks(programStart);
  const pauses = useMarks(programPause);
  const weekdays = useMarks(programWeekdays);
  const done = useMarks(programDone);
  return useMemo(
    () =>
      new Map(
        [...starts].map(([id, start]) => [id, runOf(id, start, pauses, weekdays.get(id), done.get(id))]),
      ),
    [starts, pauses, weekdays, done],
  );
}
