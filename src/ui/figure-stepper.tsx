import { Minus, Plus } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

interface FigureStepperProps {
  label: string;
  /** As it is read, with its unit. */
  value: string;
  /** Accessible names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  isLeast?: boolean;
  isMost?: boolean;
  onLess: () => void;
  onMore: () => void;
}

/** A figure between − and +, each as large as a thumb. */
export function FigureStepper(props: FigureStepperProps) {
  const { label, value, lessLabel, moreLabel, isLeast = false, isMost = false, onLess, onMore } = props;
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.buttons}>
        <IconButton icon={Minus} label={lessLabel} variant="filled" disabled={isLeast} onClick={onLess} />
        <output className={styles.value}>{value}</output>
        <IconButton icon={Plus} label={moreLabel} variant="filled" disabled={isMost} onClick={onMore} />
      </span>
    </fieldset>
  );
}
