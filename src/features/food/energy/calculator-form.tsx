import { fill, calculator } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './calculator-screen.module.css';
import { calculatorText } from './calculator.text.ts';
import { ChoiceList } from './choice-list.tsx';
import {
  type Activity,
  ACTIVITY_LEVELS,
  CONDITIONS,
  GOALS,
  GREATEST_DEFICIT_PERCENT,
  LEAST_DEFICIT_PERCENT,
  USUAL_DEFICIT_PERCENT,
} from './energy-need.ts';
import type { NumberFieldName } from './check-question.ts';
import { type Calculator, fieldId } from './use-calculator.ts';

const ACTIVITIES = (Object.keys(ACTIVITY_LEVELS) as Activity[]).map((value) => ({
  value,
  label: calculator[value],
}));
const GOAL_OPTIONS = GOALS.map((value) => ({ value, label: calculator[`goal.${value}`] }));
const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: calculatorText.condition[value] }));
const DEFICITS = [LEAST_DEFICIT_PERCENT, USUAL_DEFICIT_PERCENT, GREATEST_DEFICIT_PERCENT].map((n) => ({
  value: String(n),
  label: fill(n === USUAL_DEFICIT_PERCENT ? calculatorText.deficitUsual : calculatorText.deficitChoice, {
    n,
  }),
}));

export function CalculatorForm({ typed, errors, change, submit }: Calculator) {
  const number = (field: NumberFieldName) => ({
    id: fieldId(field),
    value: typed[field],
    error: errors[field],
    onChange: (value: string) => change({ [field]: value }),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{calculatorText.you}</legend>
        <div className={styles.pair}>
          <NumberField {...number('age')} label={calculator.age} unit={calculatorText.years} />
          <NumberField {...number('height')} label={calculator.height} unit="cm" />
        </div>
        <NumberField
          {...number('weight')}
          label={calculator.weight}
          unit="kg"
          hint={typed.condition.startsWith('pregnant') ? calculatorText.weightHint : undefined}
        />
        <NumberField
          {...number('bodyFat')}
          label={calculator.bodyFat}
          unit="%"
          hint={calculatorText.bodyFatHint}
        />
      </fieldset>
      <ChoiceList
        label={calculator.activity}
        options={ACTIVITIES}
        value={typed.activity}
        onChange={(activity) => change({ activity })}
      />
      <ChoiceList
        label={calculator.goal}
        options={GOAL_OPTIONS}
        value={typed.goal}
        onChange={(goal) => change({ goal })}
      />
      {typed.goal === 'lose' && typed.condition === 'none' && (
        <SegmentedControl
          label={calculatorText.deficit}
          options={DEFICITS}
          value={String(typed.deficitPercent)}
          onChange={(percent) => change({ deficitPercent: Number(percent) })}
        />
      )}
      <SelectField
        label={calculatorText.conditionLabel}
        options={CONDITION_OPTIONS}
        value={typed.condition}
        onChange={(condition) => change({ condition })}
      />
      <Button type="submit" size="large" isWide>
        {calculator.calculate}
      </Button>
    </form>
  );
}
