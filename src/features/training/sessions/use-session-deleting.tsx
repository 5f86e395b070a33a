import { type ReactNode, useState } from 'react';
import { formatWhen } from '../../../language/dates.ts';
import { actions, sync } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { type Deletion, deleteSession, isUnsent, releaseDeletion, undoDeletion } from './delete-session.ts';
import { nameOf } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';

export interface SessionDeleting {
  /** Deletes with an undo, or asks first if it exists on this device alone. */
  ask: (shown: ShownSession) => void;
  question: ReactNode;
  problem: ReactNode;
}

export function useSessionDeleting(): SessionDeleting {
  const outbox = useOutbox();
  const showSnackbar = useSnackbar();
  const [asked, setAsked] = useState<ShownSession>();
  const [problem, setProblem] = useState<string>();

  const undo = async (deletion: Deletion) => {
    const isUndone = outbox && (await undoDeletion(outbox, deletion).catch(() => false));
    if (!isUndone) setProblem(sessionsText.undoTooLate);
  };
  const remove = async (shown: ShownSession) => {
    setAsked(undefined);
    setProblem(undefined);
    if (!outbox) return;
    try {
      const deletion = await deleteSession(outbox, shown);
      showSnackbar({
        text: sessionsText.deleted,
        ...(deletion && {
          isFinal: true,
          onUndo: () => void undo(deletion),
          onEnd: () => void releaseDeletion(outbox, deletion).catch(() => undefined),
        }),
      });
    } catch {
      setProblem(sessionsText.notDeleted);
    }
  };
  return {
    ask: (shown) => (isUnsent(shown, outbox?.entries ?? []) ? setAsked(shown) : void remove(shown)),
    question: asked && (
      <DeleteDialog shown={asked} onClose={() => setAsked(undefined)} onConfirm={() => void remove(asked)} />
    ),
    problem: problem && (
      <Notice kind="danger" isAnnounced>
        {problem}
      </Notice>
    ),
  };
}

interface DeleteDialogProps {
  shown: ShownSession;
  onClose: () => void;
  onConfirm: () => void;
}

function DeleteDialog({ shown: { session }, onClose, onConfirm }: DeleteDialogProps) {
  const today = useToday();
  return (
    <ConfirmDialog
      title={sessionsText.deleteQuestion}
      confirm={sync.discard}
      back={actions.back}
      isDanger
      {...{ onClose, onConfirm }}
    >
      <p>{`${nameOf(session)}, ${formatWhen(session.eventDateTime, today)}`}</p>
      <p>{sync['discard.q']}</p>
    </ConfirmDialog>
  );
}
