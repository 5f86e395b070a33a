import { type ReactNode, useState } from 'react';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { diary } from '../../../language/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { deleteMeasurement, isUnsent } from './delete-measurement.ts';
import type { ShownMeasurement } from './measurements-with-entries.ts';
import { measurementsText } from './measurements.text.ts';

export interface Deleting {
  /** Deletes with an undo, or asks first if it cannot be undone. */
  ask: (row: ShownMeasurement) => void;
  question: ReactNode;
  problem: ReactNode;
}

export function hasPhoto({ measurement, entry }: ShownMeasurement): boolean {
  return measurement.photoUrl !== null || (entry?.kind === 'createMeasurement' && entry.hasPhoto);
}

export function useDeleting(): Deleting {
  const outbox = useOutbox();
  const showSnackbar = useSnackbar();
  const [asked, setAsked] = useState<ShownMeasurement>();
  const [problem, setProblem] = useState<string>();

  const undo = async (entry: EntryOfKind<'deleteMeasurement'>) => {
    const isUndone = await outbox?.drop(entry).catch(() => false);
    if (!isUndone) setProblem(measurementsText.undoTooLate);
  };
  const remove = async (row: ShownMeasurement) => {
    setAsked(undefined);
    setProblem(undefined);
    if (!outbox) return;
    try {
      const entry = await deleteMeasurement(outbox, row);
      // The pressed button disappears with its row; undoing returns focus here.
      document.getElementById('measurements-title')?.focus();
      showSnackbar({
        text: diary.measurementDeleted,
        ...(entry && {
          isFinal: true,
          onUndo: () => void undo(entry),
          onEnd: () => void outbox.release(entry).catch(() => undefined),
        }),
      });
    } catch {
      setProblem(measurementsText.notDeleted);
    }
  };
  return {
    ask: (row) => (isUnsent(row) || hasPhoto(row) ? setAsked(row) : void remove(row)),
    question: asked && (
      <DeleteDialog row={asked} onClose={() => setAsked(undefined)} onConfirm={() => void remove(asked)} />
    ),
    problem: problem && (
      <Notice kind="danger" isAnnounced>
        {problem}
      </Notice>
    ),
  };
}
