/** The state of the form of a training that she has done. Typed input is never lost before it is saved, nor by closing the sheet. */
import { useState } from 'react';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { SESSION_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { trueNow } from '../../offline/wrong-clock.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { completeTraining } from '../completions/complete-training.ts';
import { giveConsent } from '../consents/give-consent.ts';
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
import { moveMark } from './session-mark.ts';
import type { Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';
import { useConsent } from './use-consent.ts';

export interface SessionFormOptions {
  /** The day it was done on, unless she changes it. */
  day: string;
  openedAt: Date;
  /** Trainings of the catalogue of which she did one; without them it is a free training. */
  trainings?: readonly TrainingCardFragment[] | undefined;
  /** The one to edit; a new one is made without it. */
  session: Session | undefined;
  /** The entry that waits with it. */
  entry: EntryOfKind<'saveSession'> | undefined;
  onSaved: () => void;
}

export interface SessionForm extends TypedSession {
  hasConsented: boolean;
  trainingId: string;
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
  const { day, openedAt, trainings, session, entry, onSaved } = options;
  const outbox = useOutbox();
  const consent = useConsent('TRAINING_NOTES');
  const [draft, setDraft] = useState(() => draftOf(session));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const training =
    trainings?.length === 1 ? trainings[0] : trainings?.find(({ id }) => id === draft.trainingId);
  const typed = typedOf(draft, { openedAt, day, duration: training?.duration });
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
    // The mark first, and not held: what could not be kept whole is kept again, and the mark is the same.
    const mark = training && (await completeTraining(outbox, training, checked.eventDateTime));
    await keepSession(outbox, { checked, training, session, entry, isBehindConsent: isConsentAsked });
    if (mark) await outbox.release(mark).catch(() => undefined);
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
    if (trainings && !training) found.training = sessionsText.trainingMissing;
    if (isConsentAsked && !draft.hasConsented) found.consent = sessionsText.consentMissing;
    setErrors(found);
    const wrong = FORM_FIELDS.find((field) => found[field] !== undefined);
    if (wrong !== undefined) return document.getElementById(fieldId(wrong))?.focus();
    return answer.ok ? void save(answer.checked) : undefined;
  };
  return {
    ...typed,
    hasConsented: draft.hasConsented,
    trainingId: draft.trainingId,
    isOfCatalogue: trainings !== undefined || session?.kind === 'TRAINING',
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
  training: TrainingCardFragment | undefined;
  session: Session | undefined;
  entry: EntryOfKind<'saveSession'> | undefined;
  /** It has to be sent after the consent that was just given. */
  isBehindConsent: boolean;
}

async function keepSession(outbox: Outbox, keeping: Keeping) {
  const { checked, training, session, entry, isBehindConsent } = keeping;
  // A deleted id can never be used again.
  const isGone = entry?.refusal?.code === 'NOT_FOUND';
  const kept = session && !isGone ? draftOfSession(session) : { id: crypto.randomUUID() };
  const what = training
    ? ofCatalogue(training)
    : session?.kind === 'TRAINING' && { kind: session.kind, name: session.name };
  const draft: SessionDraft = { ...kept, ...checked, ...what };
  if (session) await moveMark(outbox, session, draft.eventDateTime);
  await saveSession(outbox, draft, {
    seen: session?.revision ?? 0,
    isBehindOthers: isBehindConsent,
    isMomentSure: true,
  });
  if (entry && isGone) await outbox.drop(entry);
}

function ofCatalogue({ id, title }: TrainingCardFragment) {
  return { kind: 'TRAINING' as const, trainingId: id, name: title.slice(0, SESSION_NAME_MAX_LENGTH) };
}

function withoutErrors(errors: FieldErrors, changed: Partial<Draft>): FieldErrors {
  const isCorrected = (field: string) =>
    field in changed ||
    (field === 'training' && 'trainingId' in changed) ||
    (field === 'consent' && ('hasConsented' in changed || 'note' in changed || 'effort' in changed));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isCorrected(field)));
}
