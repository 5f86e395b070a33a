import { useId, useState } from 'react';
import { actions } from '../../language/words.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { giveConsent } from '../consents/give-consent.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import { hasNotes, notesOf } from './check-session.ts';
import { NotesFields, type TypedNotes } from './notes-fields.tsx';
import type { SessionNotes } from './save-session.ts';
import { fieldId } from './session-draft.ts';
import { sessionsText } from './sessions.text.ts';
import { useConsent } from './use-consent.ts';

interface NotesSheetProps {
  isOpen: boolean;
  kept: SessionNotes;
  /** Rejects when they could not be kept. They have to be sent after a consent that was just given. */
  onKeep: (notes: SessionNotes, isBehindConsent: boolean) => Promise<void>;
  onClose: () => void;
}

/** How a guided training was, while it lasts or when it is over. Closing it with Esc keeps what was typed. */
export function NotesSheet({ isOpen, kept, onKeep, onClose }: NotesSheetProps) {
  const formId = useId();
  const outbox = useOutbox();
  const consent = useConsent('TRAINING_NOTES');
  const [typed, setTyped] = useState(() => typedOf(kept));
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isConsentAsked = !consent.isGiven && hasNotes(typed);

  const save = async () => {
    if (!outbox) return;
    setFailure(undefined);
    setIsSaving(true);
    try {
      if (isConsentAsked) await giveConsent(outbox, 'TRAINING_NOTES', consent.seenAt);
      await onKeep(notesOf(typed), isConsentAsked);
      onClose();
    } catch (error) {
      setFailure(notSavedReason(error, sessionsText.notSavedInfo));
    } finally {
      setIsSaving(false);
    }
  };
  const submit = () => {
    if (isSaving) return;
    const isRefused = isConsentAsked && !typed.hasConsented;
    setIsMissing(isRefused);
    if (isRefused) document.getElementById(fieldId('consent'))?.focus();
    else void save();
  };
  const cancel = () => {
    setTyped(typedOf(kept));
    onClose();
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={cancel}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId} isBusy={isSaving}>
        {actions.save}
      </Button>
    </>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={sessionsText.notes} actions={buttons} isBusy={isSaving}>
      <form
        id={formId}
        noValidate
        className={sheetForm.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {failure !== undefined && (
          <Notice kind="danger" title={sessionsText.notSaved} isAnnounced>
            {failure}
          </Notice>
        )}
        <NotesFields
          {...typed}
          isConsentAsked={isConsentAsked}
          errors={isMissing ? { consent: sessionsText.consentMissing } : {}}
          change={(changed) => {
            setTyped((before) => ({ ...before, ...changed }));
            setIsMissing(false);
          }}
        />
      </form>
    </Sheet>
  );
}

function typedOf({ effort, note }: SessionNotes): TypedNotes {
  return { effort: effort === null ? '' : String(effort), note: note ?? '', hasConsented: false };
}
