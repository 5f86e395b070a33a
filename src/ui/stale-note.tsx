import { CloudOff } from 'lucide-react';
import { formatMomentNarrow } from '../language/dates.ts';
import { fill, sync } from '../language/words.ts';
import styles from './stale-note.module.css';
import { useToday } from './use-today.ts';

/** „Näitan salvestatud seisu: täna 10:05“, one line beside what is old. `moment` is when it was true, with its offset. */
export function StaleNote({ moment }: { moment: string }) {
  const today = useToday();
  return (
    <p className={styles.stale}>
      <CloudOff size={16} aria-hidden="true" />
      {fill(sync.stale, { date: formatMomentNarrow(moment, today) })}
    </p>
  );
}
