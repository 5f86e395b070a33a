import { useId } from 'react';
import { formatPercent } from '../language/numbers.ts';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** The progress, from 0 to `max`; undefined while unknown. */
  value: number | undefined;
  max?: number;
  /** Shown at the end instead of the percentage: „3 / 12“. */
  text?: string;
}

export function Progress({ label, value, max = 1, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      {value !== undefined && <span className={styles.text}>{text ?? formatPercent(value / max, 0)}</span>}
      <progress id={id} className={styles.bar} max={max} {...(value === undefined ? {} : { value })} />
    </div>
  );
}
