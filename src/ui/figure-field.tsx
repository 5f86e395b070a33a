import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldBase } from './field.tsx';
import field from './field.module.css';
import { IconButton } from './icon-button.tsx';
import stepper from './stepper.module.css';

interface FigureFieldProps extends Pick<FieldBase, 'label' | 'error'> {
  id: string;
  /** The accessible name, if the label alone does not say which figure it is. It has the label in it. */
  name: string;
  /** The text as typed; it stays text until the form reads it. */
  value: string;
  unit?: string | undefined;
  inputMode: 'numeric' | 'decimal';
  /** Accessible names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  onChange: (value: string) => void;
  onStep: (direction: 1 | -1) => void;
}

/** A figure of a form, typed or stepped by − and +. Unlike FigureStepper it takes any text, and the form names its faults. */
export function FigureField(props: FigureFieldProps) {
  const { label, error, id, name, value, unit, inputMode, lessLabel, moreLabel, onChange, onStep } = props;
  const [isStepped, setIsStepped] = useState(false);
  const step = (direction: 1 | -1) => () => {
    setIsStepped(true);
    onStep(direction);
  };
  return (
    <Field label={label} error={error} id={id}>
      {(control) => (
        <div className={stepper.buttons}>
          <IconButton icon={Minus} label={lessLabel} variant="filled" onClick={step(-1)} />
          <div className={field.box}>
            <input
              {...control}
              type="text"
              inputMode={inputMode}
              autoComplete="off"
              // As wide as „62,25“: the box takes its width from it.
              size={5}
              aria-label={unit === undefined ? name : `${name}, ${unit}`}
              className={field.input}
              value={value}
              onChange={(event) => {
                setIsStepped(false);
                onChange(event.target.value);
              }}
            />
            {unit !== undefined && <span className={field.affix}>{unit}</span>}
          </div>
          <IconButton icon={Plus} label={moreLabel} variant="filled" onClick={step(1)} />
          {/* Reads aloud the steps that she presses, and not each digit that she types. */}
          <output className="visually-hidden">{isStepped && [value, unit].filter(Boolean).join(' ')}</output>
        </div>
      )}
    </Field>
  );
}
