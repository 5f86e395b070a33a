import { useId, useLayoutEffect, useRef } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { actions } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { trueNow } from '../../../offline/wrong-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Sheet } from '../../../ui/sheet.tsx';
import type { EditFormProps } from '../../../platform/sync-status/entry-view.ts';
import { refusalSentence } from '../../../platform/sync-status/refusal-words.ts';
import { sessionReason } from './refusal-reason.ts';
import { SessionFields } from './session-fields.tsx';
import type { Session } from './session.ts';
import { sessionOfEntry } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { useSessionForm } from './use-session-form.ts';

interface SessionSheetProps {
  isOpen?: boolean;
  openedAt: Date;
  /** The day it is logged for; today's without it. */
  day?: string;
  /** Trainings of the catalogue of which she did one; without them it is a free training. */
  trainings?: readonly TrainingCardFragment[];
  /** The one to edit; a new one is made without it. */
  session?: Session;
  /** The entry that waits with it. */
  entry?: EntryOfKind<'saveSession'> | undefined;
  onClose: () => void;
  /** Called when it is on the device's disk, before it closes. */
  onSaved?: () => void;
}

const NEVER = new Date(0);

/** The form of a session: its training, time, length and notes. Closing it with Esc keeps the text. */
export function SessionSheet(props: SessionSheetProps) {
  const { isOpen = true, openedAt, trainings, session, entry, onClose, onSaved } = props;
  const formId = useId();
  const today = dayOf(momentOf(entry ? trueNow(entry, openedAt) : openedAt));
  const form = useSessionForm({
    day: props.day ?? today,
    openedAt,
    trainings,
    session,
    entry,
    onSaved() {
      onSaved?.();
      onClose();
    },
  });
  const cancel = () => {
    form.reset();
    onClose();
  };
  const leave = () => {
    form.leave();
    onClose();
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={cancel}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId} isBusy={form.isSaving}>
        {actions.save}
      </Button>
    </>
  );
  const refusal = entry && refusalSentence(entry, sessionReason);
  return (
    <Sheet isOpen={isOpen} onClose={leave} title={titleOf(props)} actions={buttons} isBusy={form.isSaving}>
      <form
        id={formId}
        noValidate
        className={sheetForm.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
        {form.isLeftover && <LeftoverNotice />}
        {form.failure !== undefined && <Failure reason={form.failure} />}
        <SessionFields form={form} today={today} trainings={trainings} />
      </form>
    </Sheet>
  );
}

function titleOf({ session, trainings }: SessionSheetProps): string {
  if (session) return sessionsText.editSession;
  return trainings ? sessionsText.doneBefore : sessionsText.freeTraining;
}

/** Corrects one that was refused, from the list of what waits. */
export function EntrySheet({ entry, openedAt, onClose }: EditFormProps<'saveSession'>) {
  return (
    <SessionSheet
      isOpen={openedAt !== undefined}
      session={sessionOfEntry(entry)}
      entry={entry}
      openedAt={openedAt ?? NEVER}
      onClose={onClose}
    />
  );
}

/** Says NOT saved in her sight: it takes focus, and so scrolls into view. */
function Failure({ reason }: { reason: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), [reason]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="danger" title={sessionsText.notSaved} isAnnounced>
        {reason}
      </Notice>
    </div>
  );
}
