import { SESSION_EFFORT, SESSION_NOTE_MAX_LENGTH } from '../../../../contract/limits.ts';
import { privacy } from '../../../language/words.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { ConsentBox } from '../../../platform/consents/consent-box.tsx';
import { fieldId } from './session-draft.ts';
import { sessionsText } from './sessions.text.ts';

const EFFORTS = [
  { value: '', label: sessionsText.noEffort },
  ...Array.from({ length: SESSION_EFFORT.max }, (_, index) => ({
    value: String(index + 1),
    label: (sessionsText.efforts as Record<number, string>)[index + 1] ?? String(index + 1),
  })),
];

export interface TypedNotes {
  effort: string;
  note: string;
  hasConsented: boolean;
}

interface NotesFieldsProps extends TypedNotes {
  isConsentAsked: boolean;
  errors: { consent?: string };
  change: (changed: Partial<TypedNotes>) => void;
}

/** Her effort and note, under a consent of their own. */
export function NotesFields(props: NotesFieldsProps) {
  const { effort, note, hasConsented, isConsentAsked, errors, change } = props;
  return (
    <>
      <fieldset className={sheetForm.group}>
        <legend className={sheetForm.legend}>{sessionsText.felt}</legend>
        <SelectField
          label={sessionsText.effort}
          isOptional
          value={effort}
          options={EFFORTS}
          onChange={(effort) => change({ effort })}
        />
        <TextAreaField
          label={sessionsText.note}
          isOptional
          maxLength={SESSION_NOTE_MAX_LENGTH}
          value={note}
          onChange={(note) => change({ note })}
        />
      </fieldset>
      {isConsentAsked && (
        <fieldset className={sheetForm.consents}>
          <legend className={sheetForm.legend}>{sessionsText.consents}</legend>
          <ConsentBox
            id={fieldId('consent')}
            kind="TRAINING_NOTES"
            isChecked={hasConsented}
            error={errors.consent}
            onChange={(hasConsented) => change({ hasConsented })}
          />
          <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
        </fieldset>
      )}
    </>
  );
}
