import { CloudOff } from 'lucide-react';
import { sync } from '../../language/words.ts';
import { useConnection } from '../../offline/connection.ts';
import styles from './needs-connection.module.css';

/** Shown beside what needs a connection, while there is none; otherwise renders nothing. */
export function NeedsConnection() {
  if (useConnection() === 'online') return null;
  return (
    <p className={styles.note}>
      <CloudOff size={18} aria-hidden="true" />
      {sync.needsConnection}
    </p>
  );
}
