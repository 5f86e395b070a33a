/** The state of the form of a training that she has done. Typed input is never lost before it is saved, nor by closing the sheet. */
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { trueNow } from '../../offline/wrong-clock.ts';
import { completeTraining } from '../completions/complete-training.ts';
import { giveConsent } from '../consents/give-consent.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import { checkSession, type FieldErrors, hasNotes, type TypedSession } from './check-session.ts';
import { type CheckedContent, keepSession } from './keep-session.ts';
import { hasSets } from './plan-sets.ts';
import { plannedDraft } from './planned-draft.ts';
import { type Draft, draftOf, firstWrongId, typedOf, withoutSetErrors } from './session-draft.ts';
import type { Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';
import { checkSets, type DraftSet } from './set-draft.ts';
import { useConsent } from './use-consent.ts';
import { loadedExercises, usePlans } from './use-plans.ts';
import { useSessions } from './use-sessions.ts';

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
  /** What she did set by set; undefined where she says nothing of it. */
  sets: readonly DraftSet[] | undefined;
  /** The exercises that are done with a weight. */
  loaded: ReadonlySet<string>;
  /** Puts the sets of the plan into the form, or out of it; undefined where there are none to add. */
  toggleSets: (() => void) | undefined;
  changeSet: (index: number, change: (draft: DraftSet) => DraftSet) => void;
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
  const plans = usePlans();
  const { sessions } = useSessions();
  const plan = session ? null : (plans.find(({ id }) => id === training?.id)?.plan ?? null);
  const typed = typedOf(draft, { openedAt, day, duration: training?.duration });
  // A refusal for want of a consent says that the one on this device does not stand.
  const isMissing = !consent.isGiven || entry?.refusal?.code === 'NOT_AUTHORIZED';
  const isConsentAsked = isMissing && hasNotes(typed);

  const loaded = useMemo(() => loadedExercises(plans), [plans]);
  const change = (changed: Partial<Draft>) => {
    setDraft((kept) => ({ ...kept, ...changed }));
    setErrors((shown) => withoutErrors(shown, changed));
  };
  const toggleSets = () => {
    const others = sessions.map((shown) => shown.session);
    change({ sets: draft.sets ? undefined : plannedDraft(plan ?? [], others) });
  };
  const reset = () => {
    setDraft(draftOf(session));
    setErrors({});
  };
  const keep = async (checked: CheckedContent) => {
    if (!outbox) throw new Error('No outbox is open');
    if (isConsentAsked) await giveConsent(outbox, 'TRAINING_NOTES', consent.seenAt);
    // The mark first, and not held: what could not be kept whole is kept again, and the mark is the same.
    const mark = training && (await completeTraining(outbox, training, checked.eventDateTime));
    await keepSession(outbox, { checked, training, session, entry, isBehindConsent: isConsentAsked });
    if (mark) await outbox.release(mark).catch(() => undefined);
  };
  const save = async (checked: CheckedContent) => {
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
    const sets = checkSets(draft.sets ?? []);
    if (!sets.ok) found.sets = sets.errors;
    // A set whose figure is wrong opens, so that its field is there to be focused.
    flushSync(() => setErrors(found));
    const wrong = firstWrongId(found);
    if (wrong !== undefined) return document.getElementById(wrong)?.focus();
    if (!answer.ok || !sets.ok) return undefined;
    return void save({ ...answer.checked, ...(draft.sets && { sets: sets.sets }) });
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
    sets: draft.sets,
    loaded,
    toggleSets: hasSets(plan) ? toggleSets : undefined,
    changeSet(index, changeOne) {
      const changed = (sets: readonly DraftSet[] = []) =>
        sets.map((each, place) => (place === index ? changeOne(each) : each));
      setDraft((kept) => ({ ...kept, sets: changed(kept.sets) }));
      setErrors((shown) => withoutSetErrors(shown, index));
    },
    change,
    submit,
    reset,
  };
}

function withoutErrors(errors: FieldErrors, changed: Partial<Draft>): FieldErrors {
  const isCorrected = (field: string) =>
    field in changed ||
    (field === 'training' && 'trainingId' in changed) ||
    (field === 'consent' && ('hasConsented' in changed || 'note' in changed || 'effort' in changed));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isCorrected(field)));
}
