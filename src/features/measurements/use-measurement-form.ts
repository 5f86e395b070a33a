/**
 * The measurement form's state. Typed input is never lost before it is saved, neither by an error nor by closing the
 * sheet.
 */
import { useState } from 'react';
import type { ConsentKind } from '../../contract/enumerations.ts';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { formatTime } from '../../language/dates.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { trueNow } from '../../offline/wrong-clock.ts';
import { photoRefusalText } from '../photos/photos.text.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import {
  checkMeasurement,
  type FieldErrors,
  firstWrongField,
  type FormField,
  type TypedMeasurement,
} from './check-measurement.ts';
import { type CheckedMeasurement, createMeasurement, editMeasurement } from './create-measurement.ts';
import { consentErrors, consentField, type Draft, draftOf, fieldId } from './measurement-draft.ts';
import { type Figure, FIGURES } from '../../contract/measurement-figures.ts';
import { doubtfulFigures, type Figures } from './measurement.ts';
import { measurementsText } from './measurements.text.ts';
import { type PhotoChoosing, usePhotoChoice } from './use-photo-choice.ts';
import { useShownFigures } from './weight-visibility.ts';

export interface MeasurementFormOptions {
  /** Each figure's last value, used as a hint and to detect mistyped digits. */
  last: Figures;
  /** Consents she has not given yet. */
  missingConsents: readonly ConsentKind[];
  /** When her profile last changed, if this device knows. */
  profileSeenAt?: string | undefined;
  /** An entry to edit instead of creating one. */
  entry?: EntryOfKind<'createMeasurement'> | undefined;
  onSaved: () => void;
}

export interface MeasurementForm extends TypedMeasurement {
  consents: readonly ConsentKind[];
  photo: PhotoChoosing;
  /** Consents that the form's current contents require. */
  askedConsents: readonly ConsentKind[];
  errors: FieldErrors;
  /** Why nothing was saved, if no field is to blame. */
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
}

export function useMeasurementForm(options: MeasurementFormOptions, openedAt: Date): MeasurementForm {
  const { last, missingConsents, entry } = options;
  const photo = usePhotoChoice();
  const emptyField = useShownFigures()[0] ?? FIGURES[0];
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [question, setQuestion] = useState<{ checked: CheckedMeasurement; doubtful: readonly Figure[] }>();
  const askedConsents = missingConsents.filter(
    (kind) => kind === 'MEASUREMENTS' || photo.choice.state === 'ready',
  );
  const typed = withMoment(draft, openedAt);

  const change = (changed: Partial<Draft>, field: FormField) => {
    setDraft((kept) => ({ ...kept, ...changed }));
    setErrors(({ [field]: _corrected, ...others }) => others);
  };
  const reset = () => {
    setDraft(draftOf(entry));
    setErrors({});
    setQuestion(undefined);
    photo.remove();
  };
  const { save, failure, isSaving } = useSaving({ ...options, photo, askedConsents, reset });
  const saveChecked = (checked: CheckedMeasurement) => {
    setQuestion(undefined);
    void save(checked);
  };

  const submit = () => {
    if (isSaving || photo.choice.state === 'preparing') return undefined;
    const answer = checkMeasurement(typed, {
      now: entry ? trueNow(entry, new Date()) : new Date(),
      hasPhoto: photo.choice.state === 'ready' || entry?.hasPhoto === true,
      emptyField,
      keptMoment: entry?.variables.input.eventDateTime,
    });
    const found: FieldErrors = answer.ok ? {} : { ...answer.errors };
    if (photo.choice.state === 'refused') found.photo = photoRefusalText[photo.choice.refusal];
    Object.assign(found, consentErrors(askedConsents, draft.consents));
    setErrors(found);
    const wrong = firstWrongField(found);
    if (wrong !== undefined) return document.getElementById(fieldId(wrong))?.focus();
    if (!answer.ok) return undefined;
    const doubtful = doubtfulFigures(answer.checked.figures, last);
    return doubtful.length > 0
      ? setQuestion({ checked: answer.checked, doubtful })
      : saveChecked(answer.checked);
  };

  return {
    ...typed,
    consents: draft.consents,
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
  };
}

function withMoment(draft: Draft, openedAt: Date): TypedMeasurement {
  const opened = momentOf(openedAt);
  return { figures: draft.figures, day: draft.day ?? dayOf(opened), time: draft.time ?? formatTime(opened) };
}

interface SavingOptions extends MeasurementFormOptions {
  photo: PhotoChoosing;
  askedConsents: readonly ConsentKind[];
  reset: () => void;
}

/** Stores a checked measurement; only then does the form reset and the sheet hear of it (promise 1). */
function useSaving({ entry, onSaved, photo, askedConsents, profileSeenAt, reset }: SavingOptions) {
  const outbox = useOutbox();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const keep = async (checked: CheckedMeasurement): Promise<string | undefined> => {
    if (!outbox) throw new Error('No outbox is open');
    if (entry)
      return (await editMeasurement(outbox, entry, checked)) ? undefined : measurementsText.alreadySent;
    const kept = photo.choice.state === 'ready' ? photo.choice.photo : undefined;
    await createMeasurement(outbox, checked, { photo: kept, consents: askedConsents, seenAt: profileSeenAt });
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
