import { formatClock } from './format-clock.ts';
import styles from './ring.module.css';

interface RingProps {
  leftSeconds: number;
  /** The seconds at which it is whole. */
  wholeSeconds: number;
  isRest: boolean;
}

/** Runs down with its timer. */
export function Ring({ leftSeconds, wholeSeconds, isRest }: RingProps) {
  const share = wholeSeconds === 0 ? 0 : Math.min(1, leftSeconds / wholeSeconds);
  return (
    <div className={styles.ring} role="timer">
      <svg viewBox="0 0 100 100" aria-hidden="true" className={isRest ? styles.rest : styles.work}>
        <circle cx="50" cy="50" r="46" className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r="46"
          pathLength="100"
          className={styles.left}
          style={{ strokeDashoffset: 100 * (1 - share) }}
        />
      </svg>
      <span className={styles.time} translate="no">
        {formatClock(leftSeconds)}
      </span>
    </div>
  );
}
