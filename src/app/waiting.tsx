import { LoadingRegion, Skeleton } from '../ui/skeleton.tsx';
import styles from './shell.module.css';

/** Stands in for a screen whose code or data is loading. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingRegion>
        <Skeleton shape="title" />
        <Skeleton shape="card" count={2} />
      </LoadingRegion>
    </div>
  );
}
