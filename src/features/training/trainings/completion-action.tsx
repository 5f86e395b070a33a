import { CalendarDays, CircleCheck, Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { momentOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { calendar } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import type { Entry } from '../../../offline/entry.ts';
import type { Member } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import stickyEdge from '../../../ui/sticky-edge.module.css';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { vibrate } from '../../../ui/vibration.ts';
import { CompletionSyncMark } from '../completions/completion-sync-mark.tsx';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { completionsText } from '../completions/completions.text.ts';
import { completeTraining } from '../completions/complete-training.ts';
import { isMarkOf } from '../sessions/session-mark.ts';
import { useSessions } from '../sessions/use-sessions.ts';
import styles from './completion-action.module.css';
import { trainingsText } from './trainings.text.ts';
import { uncompleteTraining } from '../completions/uncomplete-training.ts';
import { undoCompletion } from '../completions/undo-completion.ts';
import { useCompletionToday } from '../completions/use-completion.ts';

interface CompletionActionProps {
  training: TrainingCardFragment;
  member: Member;
}

/** Marks the training as done today, or not done; at the lower edge, within the thumb's reach. */
export function CompletionAction({ training, member }: CompletionActionProps) {
  const outbox = useOutbox();
  const show = useSnackbar();
  const shown = useCompletionToday(training.id, member);
  const [notSaved, setNotSaved] = useState<string>();
  const { sessions } = useSessions();
  const place = useFocusKept();

  const attempt = async (work: () => Promise<void>) => {
    setNotSaved(undefined);
    try {
      await work();
    } catch (error) {
      setNotSaved(notSavedReason(error, completionsText.notSaved));
    }
  };
  const markDone = () =>
    attempt(async () => {
      if (!outbox) return;
      const entry = await completeTraining(outbox, training, momentOf(new Date()));
      vibrate(10);
      show({
        text: calendar.trainingDone,
        onUndo: () => void attempt(() => undoCompletion(outbox, entry)),
        onEnd: () => void outbox.release(entry).catch(() => undefined),
      });
    });
  const unmark = () =>
    attempt(async () => {
      if (!outbox || !shown) return;
      await uncompleteTraining(outbox, shown.completion);
      show({ text: trainingsText.undone });
    });
  const retry = (entry: Entry) => attempt(async () => outbox?.retry(entry));

  return (
    <div ref={place} className={classes(stickyEdge.edge, styles.action)}>
      <div className={classes(styles.box, Boolean(shown ?? notSaved) && styles.told)}>
        {notSaved && (
          <Notice kind="danger" isAnnounced>
            {notSaved}
          </Notice>
        )}
        {shown?.mark && (
          <CompletionSyncMark
            state={shown.mark}
            entry={shown.entry}
            onRetry={shown.entry && (() => void retry(shown.entry as Entry))}
          />
        )}
        {shown ? (
          <div className={styles.done}>
            <p className={styles.state}>
              <CircleCheck size={24} aria-hidden="true" />
              {calendar.doneToday}
            </p>
            {isMarkOf(shown.completion, sessions) ? (
              <LinkButton variant="quiet" size="compact" icon={CalendarDays} to={paths.calendar.to()}>
                {trainingsText.toCalendar}
              </LinkButton>
            ) : (
              <Button variant="quiet" size="compact" icon={Undo2} onClick={() => void unmark()}>
                {calendar.unmarkDone}
              </Button>
            )}
          </div>
        ) : (
          <Button size="large" isWide icon={Check} isBusy={!outbox} onClick={() => void markDone()}>
            {calendar.markDone}
          </Button>
        )}
      </div>
    </div>
  );
}
