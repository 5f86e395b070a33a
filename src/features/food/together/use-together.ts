import { useState } from 'react';
import { type TogetherDone, togetherDone } from '../../../../contract/marks/together-done.mark.ts';
import {
  isCurrentPlan,
  PLAN,
  together,
  type TogetherPlan,
} from '../../../../contract/marks/together.mark.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { markChange, saveMark } from '../../../platform/marks/save-mark.ts';
import { useMark, useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { useRememberPress } from '../../../platform/marks/use-remember-press.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';

/** Her plan, if it still counts, and how far she is with each of its dishes: the same on all her devices. */
export function useTogether() {
  const store = useMarkStore();
  const remember = useRememberPress();
  const show = useSnackbar();
  const now = useNow();
  const kept = useMark(together, PLAN);
  const done = useMarks(togetherDone);
  // A box cannot wait for the disk before it is ticked.
  const [pressed, setPressed] = useState<ReadonlyMap<string, TogetherDone>>(new Map());
  const plan = isCurrentPlan(kept, now.getTime()) ? kept : undefined;
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
    doneOf: (dish: string): TogetherDone | undefined => {
      const of = pressed.get(dish) ?? done.get(dish);
      return of?.plan === plan?.id ? of : undefined;
    },
    keep: (value: TogetherPlan | null) => save(() => saveMark(store, together, PLAN, value)),
    setDone: async (dish: string, tags: readonly string[]) => {
      if (!plan) return;
      const value = { plan: plan.id, rows: tags.length, tags };
      setPressed((former) => new Map(former).set(dish, value));
      const forget = remember(markChange(togetherDone, dish, value));
      await save(() => saveMark(store, togetherDone, dish, value));
      forget();
      setPressed((former) => new Map([...former].filter(([, each]) => each !== value)));
    },
  };
}
