/**
 * The measurement form's state. Typed input is never lost before it is saved, neither by an error, nor by closing
 * the sheet, nor by the end of its page.
 */
import { useState } from 'react';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { formatTime } from '../../../language/dates.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { trueNow } from '../../../offline/wrong-clock.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useKeptDraft, withFreeId } from '../../../session/use-kept-draft.ts';
import { consentGiven } from '../../../platform/consents/give-consent.ts';
import { useRepeatedPress } from '../../../platform/consents/repeat-press.ts';
import { photoRefusalText } from '../../../platform/photos/photos.text.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import {
  checkMeasurement,
  type FieldErrors,
  firstWrongField,
  type FormField,
  type TypedMeasurement,
} from './check-measurement.ts';
import { type CheckedMeasurement, createMeasurement, editMeasurement } from './create-measurement.ts';
import {
  consentErrors,
  consentField,
  type Draft,
  draftOf,
  fieldId,
  isMeasurementDraft,
  MEASUREMENT_DRAFT,
} from './measurement-draft.ts';
import { type Figure, FIGURES } from '../../../../contract/measurement-figures.ts';
import { DIARY_CONSENTS, doubtfulFigures, type Figures, type Measurement } from './measurement.ts';
import { consentsQuestion } from '../../../platform/consents/consents.question.ts';
import { measurementsText } from './measurements.text.ts';
import { type PhotoChoosing, usePhotoChoice } from './use-photo-choice.ts';
import { useShownFigures } from './weight-visibility.ts';

export interface MeasurementFormOptions {
  /** Each figure's last value, used as a hint and to detect mistyped digits. */
  last: Figures;
  /** Her other measurements. */
  others: readonly Pick<Measurement, 'id' | 'eventDateTime'>[];
  /** Consents she has not given yet. */
  missingConsents: readonly ConsentKind[];
  /** An entry to edit instead of creating one. */
  entry?: EntryOfKind<'createMeasurement'> | undefined;
  onSaved: () => void;
}

export interface MeasurementForm extends TypedMeasurement {
  consents: readonly ConsentKind[];
  /** It holds the text that she left unfinished before this page was opened. */
  isLeftover: boolean;
  photo: PhotoChoosing;
  /** Consents that the form's current contents require. */
  askedConsents: readonly ConsentKind[];
  errors: FieldErrors;
  /** The reason why nothing was saved, if no field is to blame. */
  failure: string | undefined;
  /** Asked before saving figures that are far from the last ones. */
  question: { checked: CheckedMeasurement; doubtful: readonly Figure[] } | undefined;
  isSaving: boolean;
  setFigure: (figure: Figure, typed: string) => void;
  setDay: (day: string) => void;
  setTime: (time: string) => void;
  setConsent: (kind: ConsentKind, isGiven: boolean) => void;
  submit: () => void;
  /** Confirms the doubtful figures. */
  confirm: () => void;
  reconsider: () => void;
  reset: () => void;
  /** It is closed with its text. */
  leave: () => void;
}

export function useMeasurementForm(options: MeasurementFormOptions, openedAt: Date): MeasurementForm {
  const { last, others, missingConsents, entry } = options;
  const emptyField = useShownFigures()[0] ?? FIGURES[0];
  const { draft, isLeftover, ...keeping } = useKeptDraft({
    name: MEASUREMENT_DRAFT + (entry ? `.${entry.id}` : ''),
    start: () => draftOf(entry),
    kept: (changed) => ({ ...changed, ...momentIn(changed, openedAt), consents: [] }),
    isDraft: isMeasurementDraft,
    renewed: (changed) => (entry ? changed : withFreeId(changed, others.map(idOf))),
  });
  const photo = usePhotoChoice(draft.photo, (kept) =>
    keeping.change((former) => ({ ...former, photo: kept })),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPressRefused, setIsPressRefused] = useState(false);
  const [question, setQuestion] = useState<{ checked: CheckedMeasurement; doubtful: readonly Figure[] }>();
  const hasPhoto = photo.choice.state === 'ready' || entry?.hasPhoto === true;
  // A refusal for want of a consent says that those on this device are not in force.
  const missing = entry?.refusal?.code === 'NOT_AUTHORIZED' ? DIARY_CONSENTS : missingConsents;
  const askedConsents = missing.filter((kind) => kind === 'MEASUREMENTS' || hasPhoto);
  const typed: TypedMeasurement = { figures: draft.figures, ...momentIn(draft, openedAt) };

  const change = (changed: Partial<Draft>, field: FormField) => {
    keeping.change((kept) => ({ ...kept, ...changed }));
    setErrors(({ [field]: _corrected, ...others }) => others);
    setIsPressRefused(false);
  };
  const reset = () => {
    photo.remove();
    keeping.reset();
    setErrors({});
    setQuestion(undefined);
    setIsPressRefused(false);
  };
  const { save, failure, isSaving } = useSaving({
    ...options,
    photo,
    askedConsents,
    reset,
    claimId: () => keeping.change((kept) => kept).id,
  });
  const saveChecked = (checked: CheckedMeasurement) => {
    setQuestion(undefined);
    void save(checked);
  };

  const submit = () => {
    if (isSaving || photo.choice.state === 'preparing') return undefined;
    const answer = checkMeasurement(typed, {
      now: entry ? trueNow(entry, new Date()) : new Date(),
      hasPhoto,
      emptyField,
      keptMoment: entry?.variables.input.eventDateTime,
      others: others.map(({ eventDateTime }) => eventDateTime),
    });
    const found: FieldErrors = answer.ok ? {} : { ...answer.errors };
    if (photo.choice.state === 'refused') found.photo = photoRefusalText[photo.choice.refusal];
    const consents = consentErrors(askedConsents, draft.consents);
    const isOnlyConsent = Object.keys(found).length === 0 && Object.keys(consents).length > 0;
    setIsPressRefused(isOnlyConsent);
    Object.assign(found, consents);
    setErrors(found);
    const wrong = firstWrongField(found);
    if (wrong !== undefined) return document.getElementById(fieldId(wrong))?.focus();
    if (!answer.ok) return undefined;
    const doubtful = doubtfulFigures(answer.checked.figures, last);
    return doubtful.length > 0
      ? setQuestion({ checked: answer.checked, doubtful })
      : saveChecked(answer.checked);
  };
  useRepeatedPress(isPressRefused && askedConsents.length === 0, submit);

  return {
    ...typed,
    consents: draft.consents,
    isLeftover,
    photo,
    askedConsents,
    errors,
    failure,
    question,
    isSaving,
    setFigure: (figure, value) => change({ figures: { ...draft.figures, [figure]: value } }, figure),
    setDay: (day) => change({ day }, 'day'),
    setTime: (time) => change({ time }, 'time'),
    setConsent: (kind, isGiven) => {
      const others = draft.consents.filter((given) => given !== kind);
      change({ consents: isGiven ? [...others, kind] : others }, consentField(kind));
    },
    submit,
    confirm: () => question && saveChecked(question.checked),
    reconsider: () => setQuestion(undefined),
    reset,
    leave() {
      keeping.leave();
      setIsPressRefused(false);
    },
  };
}

/** The moment that the form shows: that of its opening until she changes it. */
function momentIn({ day, time }: Draft, openedAt: Date): { day: string; time: string } {
  const opened = momentOf(openedAt);
  return { day: day ?? dayOf(opened), time: time ?? formatTime(opened) };
}

function idOf({ id }: Pick<Measurement, 'id'>): string {
  return id;
}

interface SavingOptions extends MeasurementFormOptions {
  photo: PhotoChoosing;
  askedConsents: readonly ConsentKind[];
  reset: () => void;
  /** The id under which it is saved, with which the draft is remembered from now on. */
  claimId: () => string;
}

/** Stores a checked measurement; only then does the form reset and the sheet hear of it (promise 1). */
function useSaving({ entry, onSaved, photo, askedConsents, reset, claimId }: SavingOptions) {
  const outbox = useOutbox();
  const profileSeenAt = useQuestion(outbox && consentsQuestion).answer?.updatedAt;
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const keep = async (checked: CheckedMeasurement): Promise<string | undefined> => {
    if (!outbox) throw new Error('No outbox is open');
    const given = askedConsents.map((kind) => consentGiven(kind, profileSeenAt));
    if (entry)
      return (await editMeasurement(outbox, entry, checked, given))
        ? undefined
        : measurementsText.alreadySent;
    const kept = photo.choice.state === 'ready' ? photo.choice.photo : undefined;
    await createMeasurement(outbox, checked, { id: claimId(), photo: kept, given });
    return undefined;
  };
  const save = async (checked: CheckedMeasurement) => {
    setFailure(undefined);
    setIsSaving(true);
    const problem = await keep(checked).catch((error: unknown) =>
      notSavedReason(error, measurementsText.notSavedInfo),
    );
    setIsSaving(false);
    setFailure(problem);
    if (problem !== undefined) return;
    reset();
    onSaved();
  };
  return { save, failure, isSaving };
}
