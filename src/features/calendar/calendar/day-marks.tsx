import { calendar, sync } from '../../../language/words.ts';
import { calendarText } from './calendar.text.ts';
import styles from './day-marks.module.css';
import type { DayCounts } from './day-plan.ts';

/** Done is a filled check, planned a ring, waiting a dashed ring around the check: distinct without colour. */
export function DayMarks({ counts }: { counts: DayCounts }) {
  const { planned, done, hasWaiting, hasFailed } = counts;
  return (
    <span className={styles.marks} aria-hidden="true">
      {done > 0 && <DoneMark isWaiting={hasWaiting} isFailed={hasFailed} />}
      {planned > 0 && <PlannedMark />}
    </span>
  );
}

export function DoneMark({ isWaiting, isFailed }: { isWaiting: boolean; isFailed: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true">
      {isWaiting && <circle cx="8" cy="8" r="7.2" className={styles.waiting} />}
      <circle cx="8" cy="8" r={isWaiting ? 5 : 7} className={isFailed ? styles.failed : styles.done} />
      {isFailed ? (
        <path d="M8 4.5v4M8 11v.5" className={styles.stroke} />
      ) : (
        <path
          d={isWaiting ? 'M5.8 8.2l1.6 1.6 2.9-3.2' : 'M4.6 8.3l2.3 2.3 4.4-4.8'}
          className={styles.stroke}
        />
      )}
    </svg>
  );
}

export function PlannedMark() {
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true">
      <circle cx="8" cy="8" r="6" className={styles.planned} />
    </svg>
  );
}

/** „Tähistused“: the meanings of the shapes. */
export function MarksLegend() {
  return (
    <dl className={styles.legend} aria-label={calendar.legend}>
      <div>
        <dt>
          <PlannedMark />
        </dt>
        <dd>{calendar.scheduled}</dd>
      </div>
      <div>
        <dt>
          <DoneMark isWaiting={false} isFailed={false} />
        </dt>
        <dd>{calendar.completed}</dd>
      </div>
      <div>
        <dt>
          <DoneMark isWaiting isFailed={false} />
        </dt>
        <dd>
          {calendar.completed}, {calendarText.cellWaiting}
        </dd>
      </div>
      <div>
        <dt>
          <DoneMark isWaiting={false} isFailed />
        </dt>
        <dd>{sync.failed}</dd>
      </div>
    </dl>
  );
}
