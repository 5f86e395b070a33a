import { CloudOff } from 'lucide-react';
import { formatMoment } from '../language/dates.ts';
import { fill, sync } from '../language/words.ts';
import styles from './stale-note.module.css';

/** „Näitan salvestatud seisu: …“, beside what is old. `moment` is when it was true, with its offset. */
export function StaleNote({ moment }: { moment: string }) {
  return (
    <p className={styles.stale}>
      <CloudOff size={16} aria-hidden="true" />
      {fill(sync.stale, { date: formatMoment(moment) })}
    </p>
  );
}
