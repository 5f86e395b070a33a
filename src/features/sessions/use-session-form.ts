/** The state of the form of a free training. Typed input is never lost before it is saved, nor by closing the sheet. */
import { useState } from 'react';
import { useEntries, useOutbox } from '../../offline/outbox-context.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { trueNow } from '../../offline/wrong-clock.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { hasConsent } from '../consents/consents-with-entries.ts';
import { giveConsent } from '../consents/give-consent.ts';
import { diaryProfileQuestion } from '../measurements/measurements.question.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import {
  type CheckedSession,
  checkSession,
  type FieldErrors,
  FORM_FIELDS,
  hasNotes,
  type TypedSession,
} from './check-session.ts';
import { draftOfSession, type SessionDraft, saveSession } from './save-session.ts';
import { type Draft, draftOf, fieldId, typedOf } from './session-draft.ts';
import type { Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';

export interface SessionFormOptions {
  /** The day it was done on, unless she changes it. */
  day: string;
  openedAt: Date;
  /** The one to edit; a new one is made without it. */
  session: Session | undefined;
  /** The entry that waits with it. */
  entry: EntryOfKind<'saveSession'> | undefined;
  onSaved: () => void;
}

export interface SessionForm extends TypedSession {
  hasConsented: boolean;
  /** A training of the catalogue stays that training. */
  isOfCatalogue: boolean;
  /** Whether her consent has to be asked for what the form holds now. */
  isConsentAsked: boolean;
  errors: FieldErrors;
  /** Why nothing was saved, if no field is to blame. */
  failure: string | undefined;
  isSaving: boolean;
  change: (changed: Partial<Draft>) => void;
  submit: () => void;
  reset: () => void;
}

export function useSessionForm(options: SessionFormOptions): SessionForm {
  const { day, openedAt, session, entry, onSaved } = options;
  const outbox = useOutbox();
  const consent = useNotesConsent();
  const [draft, setDraft] = useState(() => draftOf(session));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const typed = typedOf(draft, openedAt, day);
  // A refusal for want of a consent says that the one on this device does not stand.
  const isMissing = !consent.isGiven || entry?.refusal?.code === 'NOT_AUTHORIZED';
  const isConsentAsked = isMissing && hasNotes(typed);

  const reset = () => {
    setDraft(draftOf(session));
    setErrors({});
  };
  const keep = async (checked: CheckedSession) => {
    if (!outbox) throw new Error('No outbox is open');
    if (isConsentAsked) await giveConsent(outbox, 'TRAINING_NOTES', consent.seenAt);
    await keepSession(outbox, { checked, session, entry, isBehindConsent: isConsentAsked });
  };
  const save = async (checked: CheckedSession) => {
    setFailure(undefined);
    setIsSaving(true);
    const problem = await keep(checked).catch((error: unknown) =>
      notSavedReason(error, sessionsText.notSavedInfo),
    );
    setIsSaving(false);
    setFailure(problem ?? undefined);
    if (problem !== undefined) return;
    reset();
    onSaved();
  };
  const submit = () => {
    if (isSaving) return undefined;
    const now = entry ? trueNow(entry, new Date()) : new Date();
    const answer = checkSession(typed, now, session?.eventDateTime);
    const found: FieldErrors = answer.ok ? {} : { ...answer.errors };
    if (isConsentAsked && !draft.hasConsented) found.consent = sessionsText.consentMissing;
    setErrors(found);
    const wrong = FORM_FIELDS.find((field) => found[field] !== undefined);
    if (wrong !== undefined) return document.getElementById(fieldId(wrong))?.focus();
    return answer.ok ? void save(answer.checked) : undefined;
  };
  return {
    ...typed,
    hasConsented: draft.hasConsented,
    isOfCatalogue: session?.kind === 'TRAINING',
    isConsentAsked,
    errors,
    failure,
    isSaving,
    change(changed) {
      setDraft((kept) => ({ ...kept, ...changed }));
      setErrors((shown) => withoutErrors(shown, changed));
    },
    submit,
    reset,
  };
}

interface Keeping {
  checked: CheckedSession;
  session: Session | undefined;
  entry: EntryOfKind<'saveSession'> | undefined;
  /** It has to be sent after the consent that was just given. */
  isBehindConsent: boolean;
}

async function keepSession(outbox: Outbox, { checked, session, entry, isBehindConsent }: Keeping) {
  // A deleted id can never be used again.
  const isGone = entry?.refusal?.code === 'NOT_FOUND';
  const kept = session && !isGone ? draftOfSession(session) : { id: crypto.randomUUID() };
  const what = session?.kind === 'TRAINING' ? { kind: session.kind, name: session.name } : {};
  const draft: SessionDraft = { ...kept, ...checked, ...what };
  await saveSession(outbox, draft, { seen: session?.revision ?? 0, isBehindOthers: isBehindConsent });
  if (entry && isGone) await outbox.drop(entry);
}

/** Whether she has agreed to keep notes, and when her profile, which says so, last changed. */
function useNotesConsent(): { isGiven: boolean; seenAt: string | undefined } {
  const entries = useEntries();
  const { answer: profile } = useQuestion(diaryProfileQuestion);
  return {
    isGiven: hasConsent(profile?.consents ?? [], entries, 'TRAINING_NOTES'),
    seenAt: profile?.updatedAt,
  };
}

function withoutErrors(errors: FieldErrors, changed: Partial<Draft>): FieldErrors {
  const isCorrected = (field: string) =>
    field in changed ||
    (field === 'consent' && ('hasConsented' in changed || 'note' in changed || 'effort' in changed));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isCorrected(field)));
}
