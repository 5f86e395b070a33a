import { CloudOff, LogIn } from 'lucide-react';
import styles from './needs-connection.module.css';
import { obstacleWords, useObstacle } from './obstacle.ts';

/** Shown beside what needs a connection, while there is none; otherwise renders nothing. */
export function NeedsConnection() {
  const obstacle = useObstacle();
  if (obstacle === undefined) return null;
  const Icon = obstacle === 'session' ? LogIn : CloudOff;
  return (
    <p className={styles.note}>
      <Icon size={18} aria-hidden="true" />
      {obstacleWords[obstacle]}
    </p>
  );
}
