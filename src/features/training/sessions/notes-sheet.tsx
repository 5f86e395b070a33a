import { useId, useState } from 'react';
import { actions } from '../../../language/words.ts';
import type { ToAdd } from '../../../offline/new-entry.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Sheet } from '../../../ui/sheet.tsx';
import { consentGiven } from '../../../platform/consents/give-consent.ts';
import { useRepeatedPress } from '../../../platform/consents/repeat-press.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { hasNotes, notesOf } from './check-session.ts';
import { isTypedNotes, notesDraftName, typedNotesOf } from './notes-draft.ts';
import { NotesFields } from './notes-fields.tsx';
import type { SessionNotes } from './save-session.ts';
import { fieldId } from './session-draft.ts';
import { sessionsText } from './sessions.text.ts';
import { useConsent } from '../../../platform/consents/use-consent.ts';

interface NotesSheetProps {
  isOpen: boolean;
  sessionId: string;
  /** The stored notes by now. */
  kept: () => SessionNotes;
  /** Rejects when they could not be kept, nor the consent that was just given for them. */
  onKeep: (notes: SessionNotes, consent: ToAdd<'giveConsent'> | undefined) => Promise<void>;
  onClose: () => void;
}

/**
 * Her effort and note of a guided training, while it lasts or when it is over. Closing it with Esc keeps the text, and so does
 * the end of its page.
 */
export function NotesSheet({ isOpen, sessionId, kept, onKeep, onClose }: NotesSheetProps) {
  const formId = useId();
  const outbox = useOutbox();
  const consent = useConsent('TRAINING_NOTES');
  const keeping = useKeptDraft({
    name: notesDraftName(sessionId),
    start: () => typedNotesOf(kept()),
    kept: (typed) => ({ ...typed, hasConsented: false }),
    isDraft: isTypedNotes,
  });
  const typed = keeping.draft;
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isConsentAsked = !consent.isGiven && hasNotes(typed);

  const save = async () => {
    if (!outbox) return;
    setFailure(undefined);
    setIsSaving(true);
    try {
      const given = isConsentAsked ? consentGiven('TRAINING_NOTES', consent.seenAt) : undefined;
      await onKeep(notesOf(typed), given);
      keeping.reset();
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
  useRepeatedPress(isMissing && !isConsentAsked, submit);
  const cancel = () => {
    keeping.reset();
    setIsMissing(false);
    onClose();
  };
  const leave = () => {
    keeping.leave();
    setIsMissing(false);
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
    <Sheet isOpen={isOpen} onClose={leave} title={sessionsText.notes} actions={buttons} isBusy={isSaving}>
      <form
        id={formId}
        noValidate
        className={sheetForm.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {keeping.isLeftover && <LeftoverNotice />}
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
            keeping.change((before) => ({ ...before, ...changed }));
            setIsMissing(false);
          }}
        />
      </form>
    </Sheet>
  );
}
