import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import {
  beginProgram,
  changeWeekdays,
  leaveProgram,
  pauseProgram,
  pauseUntil,
  type ProgramBeginning,
  resumeProgram,
} from './change-program-run.ts';
import { useProgramRuns } from './use-program-runs.ts';

const today = () => dayOf(momentOf(new Date()));

/** Keeps her change, or says that it could not be kept. */
function useKeeping() {
  const show = useSnackbar();
  return (change: Promise<void>, onKept?: () => void) => {
    change.then(onKept, (error: unknown) => show({ text: notSavedWords(error, marksText.notSaved) }));
  };
}

/** Ends her runs of these programs. */
export function useEndingPrograms() {
  const store = useMarkStore();
  const keep = useKeeping();
  return (programIds: readonly string[]) => {
    for (const id of programIds) keep(leaveProgram(store, id, today()));
  };
}

/** Her run of one program, and the changes that she can make to it; each is on this device's disk before it shows. */
export function useProgramRun(programId: string) {
  const store = useMarkStore();
  const keep = useKeeping();
  const run = useProgramRuns().get(programId);
  return {
    run,
    begin: (beginning: ProgramBeginning, onKept?: () => void) =>
      keep(beginProgram(store, programId, today(), beginning), onKept),
    changeWeekdays: (change: Parameters<typeof changeWeekdays>[2]) =>
      keep(changeWeekdays(store, programId, change)),
    pause: () => keep(pauseProgram(store, programId, today())),
    pauseUntil: (to: string | undefined) => keep(pauseUntil(store, programId, today(), to)),
    goOn: () => keep(resumeProgram(store, programId, today())),
  };
}

export type ProgramCourse = ReturnType<typeof useProgramRun>;
