import type { ReactNode } from 'react';
import { BerryBranch } from './berry-branch.tsx';
import styles from './beside-art.module.css';

/** A text column of readable width; wide windows show the product's illustration beside it. */
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
