import { CircleSlash } from 'lucide-react';
import styles from './avoided.module.css';

/** Note on a shown dish that contains something she avoids; renders nothing otherwise. */
export function AvoidedNote({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <p className={styles.note}>
      <CircleSlash size={16} aria-hidden="true" />
      <span>{sentence}</span>
    </p>
  );
}
