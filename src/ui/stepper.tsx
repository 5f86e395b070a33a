import { formatNumber } from '../language/numbers.ts';
import { FigureStepper } from './figure-stepper.tsx';

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
export function Stepper({ value, onChange, min, max, step = 1, ...names }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <FigureStepper
      {...names}
      value={formatNumber(value)}
      isLeast={value <= min}
      isMost={value >= max}
      onLess={() => set(value - step)}
      onMore={() => set(value + step)}
    />
  );
}
