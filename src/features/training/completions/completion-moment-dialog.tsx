import { type FormEvent, useId, useState } from 'react';
import { dayOf, momentOf, withSecondsOf } from '../../../../contract/moments.ts';
import { checkMoment, type MomentErrors } from '../../../language/check-moment.ts';
import { formatTime } from '../../../language/dates.ts';
import { actions, diary } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { trueNow } from '../../../offline/wrong-clock.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { syncStatusText } from '../../../platform/sync-status/sync-status.text.ts';
import styles from './completion-moment-dialog.module.css';
import { completionsText } from './completions.text.ts';

interface CompletionMomentDialogProps {
  entry: EntryOfKind<'completeTraining'>;
  /** Undefined while it is closed. */
  openedAt: Date | undefined;
  onClose: () => void;
}

/**
 * „Muuda treeningu aega“: corrects when a training was done, if the server refused it or a wrong phone clock held it.
 */
export function CompletionMomentDialog({ entry, openedAt, onClose }: CompletionMomentDialogProps) {
  const outbox = useOutbox();
  const formId = useId();
  const { id, eventDateTime } = entry.variables;
  const {
    draft: typed,
    isLeftover,
    change,
    reset,
  } = useKeptDraft({
    name: `moment-draft.${id}.${eventDateTime}`,
    start: () => ({ day: dayOf(eventDateTime), time: formatTime(eventDateTime) }),
  });
  const [errors, setErrors] = useState<MomentErrors>({});
  const [problem, setProblem] = useState<string>();
  const close = () => {
    reset();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const now = trueNow(entry, new Date());
    const { moment, errors: found } = checkMoment(typed, {
      now,
      keptMoment: eventDateTime,
      futureWords: completionsText.future,
    });
    setErrors(found);
    if (moment === undefined || !outbox) return;
    // A minute that she once took back never counts again.
    const meant = moment === eventDateTime ? moment : withSecondsOf(moment, now);
    const isChanged = await outbox.edit(entry, { id, eventDateTime: meant });
    if (isChanged) close();
    else setProblem(syncStatusText.deviceCannotSend);
  };
  if (!openedAt) return null;
  return (
    <ConfirmDialog
      title={completionsText.changeMoment}
      confirm={actions.save}
      formId={formId}
      onClose={close}
    >
      {isLeftover && <LeftoverNotice />}
      {problem && (
        <Notice kind="danger" isAnnounced>
          {problem}
        </Notice>
      )}
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          void save(event).catch((error: unknown) =>
            setProblem(notSavedReason(error, completionsText.notSaved)),
          )
        }
      >
        <DateField
          label={diary.date}
          value={typed.day}
          max={dayOf(momentOf(trueNow(entry, openedAt)))}
          error={errors.day}
          onChange={(day) => change((kept) => ({ ...kept, day }))}
        />
        <TimeField
          label={diary.time}
          value={typed.time}
          error={errors.time}
          onChange={(time) => change((kept) => ({ ...kept, time }))}
        />
      </form>
    </ConfirmDialog>
  );
}
