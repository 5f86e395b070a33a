import type { ReactNode } from 'react';
import { BerryBranch } from './berry-branch.tsx';
import styles from './beside-art.module.css';

/** A column of words of readable width; where the window is wide, the product's own picture stands beside it. */
export function BesideArt({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.words}>{children}</div>
      <div className={styles.art} aria-hidden="true">
        <BerryBranch />
      </div>
    </div>
  );
}
