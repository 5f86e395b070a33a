import { type PlannedTraining, plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { momentOf } from '../../../../contract/moments.ts';
import { formatTime, formatWeekdaySeenFrom } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { changeMark, saveMark } from '../../../platform/marks/save-mark.ts';
import { useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { plannedTrainingsText } from './planned-trainings.text.ts';

export interface Planning {
  /** Resolves once it is on the disk, or has been said not to be: whether it is. A new one has no key. */
  plan: (planned: PlannedTraining, title: string, key?: string) => Promise<boolean>;
  /**
   * Moves one from its place by then to the one that `to` returns: presses that follow each other add up. Resolves with its new
   * place; undefined if it has not been moved.
   */
  move: (
    key: string,
    title: string,
    to: (planned: PlannedTraining) => PlannedTraining | undefined,
  ) => Promise<PlannedTraining | undefined>;
  remove: (key: string, title: string) => Promise<boolean>;
}

/** Plans, moves and takes away; each is said, and undone by one tap. */
export function usePlanning(): Planning {
  const store = useMarkStore();
  const plans = useMarks(plannedTraining);
  const show = useSnackbar();
  const stored = async (saving: Promise<void>) => {
    try {
      await saving;
      return true;
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
      return false;
    }
  };
  const save = (key: string, value: PlannedTraining | null) =>
    stored(saveMark(store, plannedTraining, key, value));
  const change = async (key: string, value: PlannedTraining | null, said: string) => {
    const former = plans.get(key) ?? null;
    const isSaved = await save(key, value);
    if (isSaved) show({ text: said, onUndo: () => void save(key, former) });
    return isSaved;
  };
  return {
    plan: (planned, title, key = crypto.randomUUID()) => change(key, planned, plannedWords(planned, title)),
    async move(key, title, to) {
      let former: PlannedTraining | undefined;
      let moved: PlannedTraining | undefined;
      const saving = changeMark(store, plannedTraining, key, (standing) => {
        former = standing;
        moved = standing && to(standing);
        return moved;
      });
      if (!(await stored(saving)) || !moved) return undefined;
      show({ text: plannedWords(moved, title), onUndo: () => void save(key, former ?? null) });
      return moved;
    },
    remove: (key, title) => change(key, null, fill(plannedTrainingsText.removed, { title })),
  };
}

function plannedWords({ at }: PlannedTraining, title: string): string {
  const date = formatWeekdaySeenFrom(momentOf(new Date()), at, 'adessive');
  return fill(plannedTrainingsText.planned, { title, date, time: formatTime(at) });
}
