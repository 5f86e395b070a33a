import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { SESSION_NAME_MAX_LENGTH } from '../../../../contract/limits.ts';
import { diary } from '../../../language/words.ts';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { NotesFields } from './notes-fields.tsx';
import { fieldId } from './session-draft.ts';
import { FREE_KINDS } from './session.ts';
import { sessionsText } from './sessions.text.ts';
import { SetsFields } from './sets-fields.tsx';
import type { SessionForm } from './use-session-form.ts';

const KINDS = FREE_KINDS.map((value) => ({ value, label: sessionsText.kinds[value] }));

interface SessionFieldsProps {
  form: SessionForm;
  today: string;
  /** Trainings of which she did one. */
  trainings?: readonly TrainingCardFragment[] | undefined;
}

export function SessionFields({ form, today, trainings }: SessionFieldsProps) {
  const { errors, change } = form;
  return (
    <>
      <fieldset className={sheetForm.group}>
        <legend className={sheetForm.legend}>{sessionsText.what}</legend>
        {trainings?.length === 1 && <p>{trainings[0]?.title}</p>}
        {trainings && trainings.length !== 1 && (
          <SelectField
            id={fieldId('training')}
            label={sessionsText.training}
            hint={trainings.length === 0 ? sessionsText.noneOpen : undefined}
            value={form.trainingId}
            error={errors.training}
            options={optionsOf(trainings)}
            onChange={(trainingId) => change({ trainingId, sets: undefined })}
          />
        )}
        <div className={sheetForm.pair}>
          {!form.isOfCatalogue && (
            <SelectField
              label={sessionsText.kind}
              value={form.kind}
              options={KINDS}
              onChange={(kind) => change({ kind })}
            />
          )}
          <NumberField
            id={fieldId('minutes')}
            label={sessionsText.minutes}
            unit="min"
            value={form.minutes}
            error={errors.minutes}
            onChange={(minutes) => change({ minutes })}
          />
        </div>
        {!form.isOfCatalogue && (
          <TextField
            label={sessionsText.name}
            hint={sessionsText.nameHint}
            isOptional
            maxLength={SESSION_NAME_MAX_LENGTH}
            value={form.name}
            onChange={(name) => change({ name })}
          />
        )}
      </fieldset>
      <fieldset className={sheetForm.group}>
        <legend className={sheetForm.legend}>{sessionsText.when}</legend>
        <div className={sheetForm.pair}>
          <DateField
            id={fieldId('day')}
            label={diary.date}
            value={form.day}
            max={today}
            error={errors.day}
            onChange={(day) => change({ day })}
          />
          <TimeField
            id={fieldId('time')}
            label={diary.time}
            value={form.time}
            error={errors.time}
            onChange={(time) => change({ time })}
          />
        </div>
      </fieldset>
      <SetsFields {...form} />
      <NotesFields {...form} />
    </>
  );
}

function optionsOf(trainings: readonly TrainingCardFragment[]) {
  const byTitle = trainings.toSorted((one, other) => one.title.localeCompare(other.title, 'et'));
  return [
    { value: '', label: sessionsText.noTraining },
    ...byTitle.map(({ id, title }) => ({ value: id, label: title })),
  ];
}
