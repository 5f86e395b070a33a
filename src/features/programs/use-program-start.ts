import { programStart, type ProgramStart } from '../../contract/marks/program-start.mark.ts';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { marksText } from '../marks/marks.text.ts';
import { saveMark } from '../marks/save-mark.ts';
import { useMark, useMarkStore } from '../marks/use-mark.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import { withoutPause, withPause } from './program-progress.ts';

const now = () => momentOf(new Date());

/** Her own run of one program, the same on all her devices; each change is on this one's disk before it shows. */
export function useProgramStart(programId: string) {
  const store = useMarkStore();
  const show = useSnackbar();
  const start = useMark(programStart, programId);
  const keep = async (changed: ProgramStart | null) => {
    try {
      await saveMark(store, programStart, programId, changed);
    } catch (error) {
      show({ text: notSavedReason(error, marksText.notSaved) });
    }
  };
  return {
    start,
    // What she did earlier today counts: many decide after the first training.
    begin: () => void keep({ startedAt: `${dayOf(now())}T00:00:00${now().slice(19)}`, pauses: [] }),
    pause: () => void (start && keep(withPause(start, dayOf(now())))),
    goOn: () => void (start && keep(withoutPause(start, dayOf(now())))),
    leave: () => void keep(null),
  };
}

export type ProgramCourse = ReturnType<typeof useProgramStart>;
