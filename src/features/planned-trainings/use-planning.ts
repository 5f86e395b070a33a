import { type PlannedTraining, plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { formatDayWithWeekday, formatTime } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { marksText } from '../marks/marks.text.ts';
import { saveMark } from '../marks/save-mark.ts';
import { useMarks, useMarkStore } from '../marks/use-mark.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import { plannedTrainingsText } from './planned-trainings.text.ts';

export interface Planning {
  /** Resolves once it is on the disk, or has been said not to be: whether it is. A new one has no key. */
  plan: (planned: PlannedTraining, title: string, key?: string) => Promise<boolean>;
  remove: (key: string, title: string) => Promise<boolean>;
}

/** Plans, moves and takes away; each is said, and undone by one tap. */
export function usePlanning(): Planning {
  const store = useMarkStore();
  const plans = useMarks(plannedTraining);
  const show = useSnackbar();
  const save = async (key: string, value: PlannedTraining | null) => {
    try {
      await saveMark(store, plannedTraining, key, value);
      return true;
    } catch (error) {
      show({ text: notSavedReason(error, marksText.notSaved) });
      return false;
    }
  };
  const change = async (key: string, value: PlannedTraining | null, said: string) => {
    const former = plans.get(key) ?? null;
    const isSaved = await save(key, value);
    if (isSaved) show({ text: said, onUndo: () => void save(key, former) });
    return isSaved;
  };
  return {
    plan: (planned, title, key = crypto.randomUUID()) => {
      const date = formatDayWithWeekday(planned.at, 'adessive');
      const words = { title, date, time: formatTime(planned.at) };
      return change(key, planned, fill(plannedTrainingsText.planned, words));
    },
    remove: (key, title) => change(key, null, fill(plannedTrainingsText.removed, { title })),
  };
}
