import { CloudOff, LogIn } from 'lucide-react';
import styles from './needs-connection.module.css';
import { obstacleWords, useObstacle } from './obstacle.ts';

/** Stands beside a control that needs a connection; renders nothing while there is one. */
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
