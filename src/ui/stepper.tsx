import { Minus, Plus } from 'lucide-react';
import { formatNumber } from '../language/numbers.ts';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Accessible names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
}

/** A small number changed with two big buttons, for example portions. */
export function Stepper({ label, value, onChange, min, max, step = 1, lessLabel, moreLabel }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.buttons}>
        <IconButton
          icon={Minus}
          label={lessLabel}
          variant="filled"
          disabled={value <= min}
          onClick={() => set(value - step)}
        />
        <output className={styles.value}>{formatNumber(value)}</output>
        <IconButton
          icon={Plus}
          label={moreLabel}
          variant="filled"
          disabled={value >= max}
          onClick={() => set(value + step)}
        />
      </span>
    </fieldset>
  );
}
