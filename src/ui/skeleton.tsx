import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'cover' | 'card' | 'row';
  /** How many of it, one under another. */
  count?: number;
}

/** The shape of what is coming. It appears only when the wait lasts longer than 300 ms. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div className={styles.group} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes(styles.skeleton, styles[shape])} />
      ))}
    </div>
  );
}

/** Around a screen's skeletons: says once, to screen readers, that something is being loaded. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.region}>
      <span className="visually-hidden">{actions.loading}</span>
      {children}
    </div>
  );
}
