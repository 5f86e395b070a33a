/**
 * Drawings of what iOS shows. Its labels stay English, because iOS has no Estonian. The sentence beside each drawing
 * says everything.
 */
import type { ReactNode } from 'react';
import styles from './install-card.module.css';

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 260 120" className={styles.picture} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A square with an arrow leaving it upwards, within 24 by 28. */
function ShareIcon({ x, y, className }: { x: number; y: number; className: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <path d="M8 10H3v17h18V10h-5" />
      <path d="M12 18V1M6.5 6 12 .8 17.5 6" />
    </g>
  );
}

/** The browser's bottom bar with its share button. */
export function SharePicture() {
  return (
    <Picture>
      <rect className={styles.sheet} x="14" y="-20" width="232" height="126" rx="18" />
      <path className={styles.faint} d="M38 18h120M38 34h160" />
      <path className={styles.line} d="M46 68l-9 9 9 9M80 68l9 9-9 9" opacity=".6" />
      <circle className={styles.halo} cx="130" cy="76" r="25" />
      <ShareIcon x={118} y={61} className={styles.pointed} />
      <path className={styles.line} d="M168 68h9v18h-9zM177 70h9v18h-9" opacity=".6" />
      <path className={styles.line} d="M210 69h14v14h-14zM214 87h14V73" opacity=".6" />
    </Picture>
  );
}

/** The share menu's row. */
export function MenuPicture() {
  return (
    <Picture>
      <rect className={styles.sheet} x="14" y="14" width="232" height="140" rx="18" />
      <path className={styles.faint} d="M34 34h70M208 34h14" />
      <rect className={styles.halo} x="20" y="50" width="220" height="38" rx="10" />
      <text className={styles.label} x="34" y="74">
        Add to Home Screen
      </text>
      <g className={styles.pointed}>
        <rect x="204" y="59" width="20" height="20" rx="5" />
        <path d="M214 64v10M209 69h10" />
      </g>
      <path className={styles.faint} d="M34 106h96M208 106h14" />
    </Picture>
  );
}

/** The last sheet: the switch on, and „Add“. */
export function AddPicture() {
  return (
    <Picture>
      <rect className={styles.sheet} x="14" y="12" width="232" height="140" rx="18" />
      <path className={styles.faint} d="M34 34h44" />
      <rect className={styles.halo} x="184" y="19" width="52" height="30" rx="15" />
      <text className={styles.action} x="210" y="39" textAnchor="middle">
        Add
      </text>
      <path className={styles.faint} d="M34 62h90" />
      <text className={styles.label} x="34" y="96">
        Open as Web App
      </text>
      <rect className={styles.track} x="190" y="78" width="42" height="26" rx="13" />
      <circle className={styles.thumb} cx="219" cy="91" r="10.5" />
    </Picture>
  );
}
