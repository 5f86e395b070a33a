import { type FormEvent, useId, useState } from 'react';
import { LAST_CALENDAR_DAY } from '../../../../contract/calendar-day.ts';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { PlannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { dayOf, isDay } from '../../../../contract/moments.ts';
import { WRONG_YEAR } from '../../../language/check-moment.ts';
import { formatTime } from '../../../language/dates.ts';
import { actions } from '../../../language/words.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { useToday } from '../../../ui/use-today.ts';
import { plannedTrainingsText } from './planned-trainings.text.ts';
import { usePlanning } from './use-planning.ts';

const USUAL_TIME = '18:00';

interface PlanSheetProps {
  /** The trainings to choose from; with one there is nothing to choose. */
  trainings: readonly Pick<TrainingCardFragment, 'id' | 'title'>[];
  /** The day that she came from. */
  day?: string | undefined;
  /** The one to change; a new one is planned without it. */
  planned?: PlannedTraining & { key: string };
  onClose: () => void;
}

interface Errors {
  training?: string;
  day?: string;
  time?: string;
}

/** Asks which training, on which day and at what hour. It moves a planned one too: by touch nothing need be dragged. */
export function PlanSheet({ trainings, day, planned, onClose }: PlanSheetProps) {
  const formId = useId();
  const today = useToday();
  const planning = usePlanning();
  const once = useOneAtATime();
  const only = trainings.length === 1 ? trainings[0] : undefined;
  const {
    draft: typed,
    isLeftover,
    change,
    reset,
  } = useKeptDraft({
    // A plan that was moved since is not moved back by what was typed before.
    name: `plan-draft.${planned ? planned.key + planned.at : (day ?? only?.id)}`,
    start: () => ({
      trainingId: planned?.trainingId ?? only?.id ?? '',
      day: planned ? dayOf(planned.at) : (day ?? today),
      time: planned ? formatTime(planned.at) : USUAL_TIME,
    }),
  });
  const cancel = () => {
    reset();
    onClose();
  };
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusOnInvalid(errors);
  const save = async () => {
    const found = errorsOf(typed, today);
    setErrors(found);
    const training = trainings.find(({ id }) => id === typed.trainingId);
    if (!training || Object.keys(found).length > 0) return;
    const value = { trainingId: training.id, at: `${typed.day}T${typed.time}` };
    if (await planning.plan(value, training.title, planned?.key)) cancel();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(save);
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={cancel}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId}>
        {actions.save}
      </Button>
    </>
  );
  const title = planned ? plannedTrainingsText.change : plannedTrainingsText.plan;
  return (
    <Sheet isOpen onClose={onClose} title={title} actions={buttons}>
      <form ref={form} id={formId} noValidate className={sheetForm.form} onSubmit={onSubmit}>
        {isLeftover && <LeftoverNotice />}
        {only ? (
          <p>{only.title}</p>
        ) : (
          <SelectField
            label={plannedTrainingsText.training}
            hint={trainings.length === 0 ? plannedTrainingsText.noneOpen : undefined}
            value={typed.trainingId}
            error={errors.training}
            options={optionsOf(trainings)}
            onChange={(trainingId) => change((kept) => ({ ...kept, trainingId }))}
          />
        )}
        <div className={sheetForm.pair}>
          <DateField
            label={plannedTrainingsText.day}
            value={typed.day}
            min={today}
            max={LAST_CALENDAR_DAY}
            error={errors.day}
            onChange={(chosen) => change((kept) => ({ ...kept, day: chosen }))}
          />
          <TimeField
            label={plannedTrainingsText.time}
            value={typed.time}
            error={errors.time}
            onChange={(time) => change((kept) => ({ ...kept, time }))}
          />
        </div>
      </form>
    </Sheet>
  );
}

function errorsOf(typed: { trainingId: string; day: string; time: string }, today: string): Errors {
  return {
    ...(typed.trainingId === '' && { training: plannedTrainingsText.noTraining }),
    ...(!isDay(typed.day) && { day: plannedTrainingsText.noDay }),
    ...(isDay(typed.day) && typed.day < today && { day: plannedTrainingsText.pastDay }),
    ...(typed.day > LAST_CALENDAR_DAY && { day: WRONG_YEAR }),
    ...(!/^\d{2}:\d{2}$/.test(typed.time) && { time: plannedTrainingsText.noTime }),
  };
}

function optionsOf(trainings: PlanSheetProps['trainings']) {
  const byTitle = trainings.toSorted((one, other) => one.title.localeCompare(other.title, 'et'));
  return [
    { value: '', label: plannedTrainingsText.chooseTraining },
    ...byTitle.map(({ id, title }) => ({ value: id, label: title })),
  ];
}
