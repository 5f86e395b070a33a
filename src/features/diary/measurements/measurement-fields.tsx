import { formatNumber } from '../../../language/numbers.ts';
import { diary, privacy } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { ConsentBox } from '../../../platform/consents/consent-box.tsx';
import { consentField, fieldId } from './measurement-draft.ts';
import { unitOf } from '../../../../contract/measurement-figures.ts';
import type { Figures } from './measurement.ts';
import styles from './measurement-sheet.module.css';
import sheetForm from '../../../ui/sheet-form.module.css';
import { measurementsText } from './measurements.text.ts';
import { PhotoField } from './photo-field.tsx';
import type { MeasurementForm } from './use-measurement-form.ts';
import { useShownFigures } from './weight-visibility.ts';

interface MeasurementFieldsProps {
  form: MeasurementForm;
  last: Figures;
  entry?: EntryOfKind<'createMeasurement'> | undefined;
}

export function MeasurementFields({ form, last, entry, today }: MeasurementFieldsProps & { today: string }) {
  const { errors } = form;
  return (
    <>
      <FigureFields form={form} last={last} />
      <fieldset className={sheetForm.group}>
        <legend className={sheetForm.legend}>{measurementsText.when}</legend>
        <div className={sheetForm.pair}>
          <DateField
            id={fieldId('day')}
            label={diary.date}
            value={form.day}
            max={today}
            error={errors.day}
            onChange={form.setDay}
          />
          <TimeField
            id={fieldId('time')}
            label={diary.time}
            value={form.time}
            error={errors.time}
            onChange={form.setTime}
          />
        </div>
      </fieldset>
      {entry ? (
        entry.hasPhoto && <p className={sheetForm.hint}>{measurementsText.photoKept}</p>
      ) : (
        <PhotoField id={fieldId('photo')} choosing={form.photo} />
      )}
      {form.askedConsents.length > 0 && <Consents form={form} />}
    </>
  );
}

function FigureFields({ form, last }: MeasurementFieldsProps) {
  const figures = useShownFigures();
  return (
    <fieldset className={sheetForm.group}>
      <legend className={sheetForm.legend}>{measurementsText.figures}</legend>
      <p className={sheetForm.hint}>
        {measurementsText.figuresHint}
        {figures.some((figure) => last[figure] !== undefined) && ` ${measurementsText.figuresBefore}`}
      </p>
      <div className={styles.figures}>
        {figures.map((figure) => {
          const before = last[figure];
          return (
            <div key={figure} className={figure === 'weight' ? styles.weight : undefined}>
              <NumberField
                id={fieldId(figure)}
                label={diary[figure]}
                unit={unitOf(figure)}
                value={form.figures[figure] ?? ''}
                error={form.errors[figure]}
                isMetric={figure === 'weight'}
                onChange={(typed) => form.setFigure(figure, typed)}
                {...(before !== undefined && { placeholder: formatNumber(before) })}
              />
            </div>
          );
        })}
      </div>
      <details className={styles.advice}>
        <summary>{diary.howToMeasure}</summary>
        <ul>
          {measurementsText.howToMeasure.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

function Consents({ form }: { form: MeasurementForm }) {
  return (
    <fieldset className={sheetForm.consents}>
      <legend className={sheetForm.legend}>{measurementsText.consents}</legend>
      {form.askedConsents.map((kind) => (
        <ConsentBox
          key={kind}
          id={fieldId(consentField(kind))}
          kind={kind}
          isChecked={form.consents.includes(kind)}
          error={form.errors[consentField(kind)]}
          onChange={(isGiven) => form.setConsent(kind, isGiven)}
        />
      ))}
      <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
    </fieldset>
  );
}
