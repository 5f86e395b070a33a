import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import stepper from '../../ui/stepper.module.css';

interface FigureStepperProps {
  label: string;
  /** With its unit. */
  value: string;
  lessLabel: string;
  moreLabel: string;
  onLess: () => void;
  onMore: () => void;
}

/** A figure of a set, with − and + as large as a thumb. */
export function FigureStepper({ label, value, lessLabel, moreLabel, onLess, onMore }: FigureStepperProps) {
  return (
    <fieldset className={stepper.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <span className={stepper.label} aria-hidden="true">
        {label}
      </span>
      <span className={stepper.buttons}>
        <IconButton icon={Minus} label={lessLabel} variant="filled" onClick={onLess} />
        <output className={stepper.value}>{value}</output>
        <IconButton icon={Plus} label={moreLabel} variant="filled" onClick={onMore} />
      </span>
    </fieldset>
  );
}
