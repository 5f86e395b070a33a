import { LoadingRegion, Skeleton } from '../ui/skeleton.tsx';
import styles from './shell.module.css';

/** In place of a screen whose code or data is on its way. */
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
