/**
 * The state of the form of a training that she has done. Typed input is never lost before it is saved, nor by closing the sheet,
 * nor by the end of its page.
 */
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { monthOf } from '../../../../contract/moments.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { trueNow } from '../../../offline/wrong-clock.ts';
import { useKeptDraft, withFreeId } from '../../../session/use-kept-draft.ts';
import { useMonthsCompletions } from '../completions/use-months-completions.ts';
import { consentGiven } from '../../../platform/consents/give-consent.ts';
import { useRepeatedPress } from '../../../platform/consents/repeat-press.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { checkSession, type FieldErrors, hasNotes, type TypedSession } from './check-session.ts';
import { type CheckedContent, keepSession, SavedElsewhere } from './keep-session.ts';
import { useLeftNotes } from './notes-draft.ts';
import { hasSets } from './plan-sets.ts';
import { plannedDraft } from './planned-draft.ts';
import {
  atItsMoment,
  type Draft,
  draftNameOf,
  draftOf,
  firstWrongId,
  isSessionDraft,
  typedOf,
  withoutSetErrors,
} from './session-draft.ts';
import type { Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';
import { checkSets, type DraftSet } from './set-draft.ts';
import { useConsent } from '../../../platform/consents/use-consent.ts';
import { loadedExercises, usePlans } from './use-plans.ts';
import type { ShownSession } from './sessions-with-entries.ts';
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
  /** It holds the text that she left unfinished before this page was opened. */
  isLeftover: boolean;
  trainingId: string;
  /** A training of the catalogue stays that training. */
  isOfCatalogue: boolean;
  /** True if her consent has to be asked for the form's present contents. */
  isConsentAsked: boolean;
  errors: FieldErrors;
  /** Her sets one by one; undefined if she says nothing of them. */
  sets: readonly DraftSet[] | undefined;
  /** The exercises that are done with a weight. */
  loaded: ReadonlySet<string>;
  /** Puts the sets of the plan into the form, or out of it; undefined if there are none to add. */
  toggleSets: (() => void) | undefined;
  changeSet: (index: number, change: (draft: DraftSet) => DraftSet) => void;
  /** The reason why nothing was saved, if no field is to blame. */
  failure: string | undefined;
  isSaving: boolean;
  change: (changed: Partial<Draft>) => void;
  submit: () => void;
  reset: () => void;
  /** It is closed with its text. */
  leave: () => void;
}

export function useSessionForm(options: SessionFormOptions): SessionForm {
  const { day, openedAt, trainings, session, entry, onSaved } = options;
  const outbox = useOutbox();
  const consent = useConsent('TRAINING_NOTES');
  const notes = useLeftNotes(session);
  const { sessions } = useSessions();
  const keeping = useKeptDraft<Draft>({
    // A correction is one of the session as it was then: it is not offered over one that another phone has saved since.
    name: session ? `session-draft.${session.id}.${session.revision}` : draftNameOf(trainings),
    start: () => ({ ...draftOf(session), ...notes.recalled() }),
    kept: (changed) =>
      atItsMoment(changed, { openedAt, day, duration: trainingIn(trainings, changed)?.duration }),
    isDraft: isSessionDraft,
    renewed: (changed) => (session ? changed : withFreeId(changed, sessions.map(idOf))),
  });
  const { draft } = keeping;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPressRefused, setIsPressRefused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const training = trainingIn(trainings, draft);
  const plans = usePlans();
  const completions = useMonthsCompletions(session && monthOf(session.eventDateTime));
  const plan = session ? null : (plans.find(({ id }) => id === training?.id)?.plan ?? null);
  const typed = typedOf(draft, { openedAt, day, duration: training?.duration });
  // A refusal for want of a consent says that the one on this device is not in force.
  const isMissing = !consent.isGiven || entry?.refusal?.code === 'NOT_AUTHORIZED';
  const isConsentAsked = isMissing && hasNotes(typed);

  const loaded = useMemo(() => loadedExercises(plans), [plans]);
  const change = (changed: Partial<Draft>) => {
    keeping.change((kept) => ({ ...kept, ...changed }));
    setErrors((shown) => withoutErrors(shown, changed));
    setIsPressRefused(false);
  };
  const toggleSets = () => {
    const others = sessions.map((shown) => shown.session);
    change({ sets: draft.sets ? undefined : plannedDraft(plan ?? [], others) });
  };
  const reset = () => {
    notes.drop();
    keeping.reset();
    setErrors({});
    setIsPressRefused(false);
  };
  const keep = async (checked: CheckedContent) => {
    if (!outbox) throw new Error('No outbox is open');
    const given = isConsentAsked ? consentGiven('TRAINING_NOTES', consent.seenAt) : undefined;
    const { id } = keeping.change((kept) => kept);
    const newest = sessions.find((shown) => shown.session.id === session?.id)?.session;
    await keepSession(outbox, { id, checked, training, session, newest, entry, consent: given, completions });
  };
  const save = async (checked: CheckedContent) => {
    setFailure(undefined);
    setIsSaving(true);
    const problem = await keep(checked).catch((error: unknown) =>
      error instanceof SavedElsewhere
        ? sessionsText.savedElsewhere
        : notSavedReason(error, sessionsText.notSavedInfo),
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
    const answer = checkSession(typed, now, session);
    const found: FieldErrors = answer.ok ? {} : { ...answer.errors };
    if (trainings && !training) found.training = sessionsText.trainingMissing;
    if (isConsentAsked && !draft.hasConsented) found.consent = sessionsText.consentMissing;
    const sets = checkSets(draft.sets ?? []);
    if (!sets.ok) found.sets = sets.errors;
    setIsPressRefused(found.consent !== undefined && Object.keys(found).length === 1);
    // A set whose figure is wrong opens, so that its field is there to be focused.
    flushSync(() => setErrors(found));
    const wrong = firstWrongId(found);
    if (wrong !== undefined) return document.getElementById(wrong)?.focus();
    if (!answer.ok || !sets.ok) return undefined;
    return void save({ ...answer.checked, ...(draft.sets && { sets: sets.sets }) });
  };
  useRepeatedPress(isPressRefused && !isConsentAsked, submit);
  return {
    ...typed,
    hasConsented: draft.hasConsented,
    isLeftover: keeping.isLeftover || notes.isLeft,
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
      keeping.change((kept) => ({ ...kept, sets: changed(kept.sets) }));
      setErrors((shown) => withoutSetErrors(shown, index));
      setIsPressRefused(false);
    },
    change,
    submit,
    reset,
    leave() {
      keeping.leave();
      setIsPressRefused(false);
    },
  };
}

function idOf({ session }: ShownSession): string {
  return session.id;
}

function trainingIn(
  trainings: readonly TrainingCardFragment[] | undefined,
  { trainingId }: Draft,
): TrainingCardFragment | undefined {
  return trainings?.length === 1 ? trainings[0] : trainings?.find(({ id }) => id === trainingId);
}

function withoutErrors(errors: FieldErrors, changed: Partial<Draft>): FieldErrors {
  const isCorrected = (field: string) =>
    field in changed ||
    (field === 'training' && 'trainingId' in changed) ||
    (field === 'consent' && ('hasConsented' in changed || 'note' in changed || 'effort' in changed));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isCorrected(field)));
}
