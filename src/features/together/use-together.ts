import { useState } from 'react';
import { togetherDone } from '../../contract/marks/together-done.mark.ts';
import { PLAN, together, type TogetherPlan } from '../../contract/marks/together.mark.ts';
import { useNow } from '../../ui/use-now.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { marksText } from '../marks/marks.text.ts';
import { saveMark } from '../marks/save-mark.ts';
import { useMark, useMarks, useMarkStore } from '../marks/use-mark.ts';
import { notSavedWords } from '../sync-status/not-saved.ts';
import { isCurrent } from './timeline.ts';

/** Her plan, if it still counts, and how far she is with each of its dishes: the same on all her devices. */
export function useTogether() {
  const store = useMarkStore();
  const show = useSnackbar();
  const now = useNow();
  const kept = useMark(together, PLAN);
  const done = useMarks(togetherDone);
  // A box cannot wait for the disk before it is ticked.
  const [pressed, setPressed] = useState<ReadonlyMap<string, number>>(new Map());
  const plan = isCurrent(kept, now.getTime()) ? kept : undefined;
  /** Resolves once it is on the disk, or has been said not to be: whether it is. */
  const save = async (saving: () => Promise<void>): Promise<boolean> => {
    try {
      await saving();
      return true;
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
      return false;
    }
  };
  return {
    plan,
    /** How many of the dish's rows are done. */
    rowsDone: (dish: string) => {
      const of = done.get(dish);
      const underway = pressed.get(dish);
      if (underway !== undefined) return underway;
      return of !== undefined && of.plan === plan?.id ? of.rows : 0;
    },
    keep: (value: TogetherPlan | null) => save(() => saveMark(store, together, PLAN, value)),
    setRowsDone: async (dish: string, rows: number) => {
      if (!plan) return;
      setPressed((former) => new Map(former).set(dish, rows));
      await save(() => saveMark(store, togetherDone, dish, { plan: plan.id, rows }));
      setPressed((former) => new Map([...former].filter(([key, value]) => key !== dish || value !== rows)));
    },
  };
}
