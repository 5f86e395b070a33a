import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'cover' | 'card' | 'row';
  /** The number of them, stacked. */
  count?: number;
}

/** A placeholder for content to come. It appears only when the wait exceeds 300 ms. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div className={styles.group} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes(styles.skeleton, styles[shape])} />
      ))}
    </div>
  );
}

/** Wraps a screen's skeletons and tells screen readers once that something is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.region}>
      <span className="visually-hidden">{actions.loading}</span>
      {children}
    </div>
  );
}
