import { useState } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { calendar } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { vibrate } from '../../../ui/vibration.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { completeTraining } from '../../training/completions/complete-training.ts';
import { uncompleteTraining } from '../../training/completions/uncomplete-training.ts';
import { undoCompletion } from '../../training/completions/undo-completion.ts';
import { calendarText } from './calendar.text.ts';
import type { ShownCompletion } from '../../training/completions/completions-with-entries.ts';

export interface Completing {
  /** `moment` is when it was done, with its offset: its day is the day it counts for. */
  markDone: (training: TrainingCardFragment, moment: string) => void;
  unmarkDone: (shown: ShownCompletion) => void;
  retry: (shown: ShownCompletion) => void;
  /** The reason why the last one could not be stored on the device. */
  problem: string | undefined;
}

/** Marks the calendar's trainings as done and not done; both are on disk before the screen says so (promise 1). */
export function useCompleting(): Completing {
  const outbox = useOutbox();
  const show = useSnackbar();
  const [problem, setProblem] = useState<string>();

  const attempt = (work: Promise<unknown> | undefined, otherwise: string) => {
    setProblem(undefined);
    work?.catch((error: unknown) => setProblem(notSavedReason(error, otherwise)));
  };
  const markDone = async (training: TrainingCardFragment, moment: string) => {
    if (!outbox) return;
    const entry = await completeTraining(outbox, training, moment);
    vibrate(10);
    show({
      text: calendar.trainingDone,
      onUndo: () => attempt(undoCompletion(outbox, entry), calendarText.notRemoved),
      onEnd: () => void outbox.release(entry).catch(() => undefined),
    });
  };
  const unmarkDone = async ({ completion }: ShownCompletion) => {
    if (!outbox) return;
    await uncompleteTraining(outbox, completion);
    show({ text: calendarText.unmarked });
  };
  return {
    markDone: (training, moment) => attempt(markDone(training, moment), calendarText.notSaved),
    unmarkDone: (shown) => attempt(unmarkDone(shown), calendarText.notRemoved),
    retry: ({ entry }) => attempt(entry && outbox?.retry(entry), calendarText.notSaved),
    problem,
  };
}
