import { CircleSlash } from 'lucide-react';
import styles from './avoided.module.css';

/** Beside a dish that is shown all the same: what of hers it holds. Nothing where that is nothing. */
export function AvoidedNote({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <p className={styles.note}>
      <CircleSlash size={16} aria-hidden="true" />
      <span>{sentence}</span>
    </p>
  );
}
