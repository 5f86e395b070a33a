import { useMemo } from 'react';
import { fill } from '../../../language/words.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Choices, openQuestions } from './interpret-file.ts';
import { importText } from './measurement-import.text.ts';
import type { ReadFile } from './reading.ts';

interface FileQuestionsProps {
  file: ReadFile;
  choices: Choices;
  onChange: (choices: Partial<Choices>) => void;
}

/** The questions that the file leaves open: units, the order of day and month, whose measurements they are. */
export function FileQuestions({ file, choices, onChange }: FileQuestionsProps) {
  const open = useMemo(() => openQuestions(file), [file]);
  return (
    <>
      {open.isWeightUnitOpen && (
        <SegmentedControl
          label={importText.weightUnit}
          options={optionsOf(importText.weightUnits)}
          value={choices.weightUnit}
          onChange={(weightUnit) => onChange({ weightUnit })}
        />
      )}
      {open.isGirthUnitOpen && (
        <SegmentedControl
          label={importText.girthUnit}
          options={optionsOf(importText.girthUnits)}
          value={choices.girthUnit}
          onChange={(girthUnit) => onChange({ girthUnit })}
        />
      )}
      {open.isDayOrderOpen && (
        <SegmentedControl
          label={importText.dayOrder}
          options={optionsOf(importText.dayOrders)}
          value={choices.dayOrder}
          onChange={(dayOrder) => onChange({ dayOrder })}
        />
      )}
      {open.heights.length > 1 && (
        <SelectField
          label={importText.height}
          options={open.heights.map((value) => ({ value, label: heightLabel(value) }))}
          value={choices.height ?? ''}
          onChange={(height) => onChange({ height })}
        />
      )}
    </>
  );
}

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const heightLabel = (height: string) => fill(importText.heightOf, { height: height.replace('.', ',') });
