import { CloudOff } from 'lucide-react';
import { momentOf } from '../../contract/moments.ts';
import { formatMomentNarrow } from '../language/dates.ts';
import { fill, sync } from '../language/words.ts';
import styles from './stale-note.module.css';
import { useToday } from './use-today.ts';

/** „Näitan salvestatud seisu: täna 10:05“, next to content that is out of date since `asOf` (epoch ms). */
export function StaleNote({ asOf }: { asOf: number | undefined }) {
  const today = useToday();
  if (asOf === undefined) return null;
  return (
    <p className={styles.stale}>
      <CloudOff size={16} aria-hidden="true" />
      {fill(sync.stale, { date: formatMomentNarrow(momentOf(new Date(asOf)), today) })}
    </p>
  );
}
