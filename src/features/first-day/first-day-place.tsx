import { Card } from '../../ui/card.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import styles from './first-day-place.module.css';

/** Its place while it is coming, so that nothing below it moves. */
export function FirstDayPlace() {
  return (
    <Card as="section" look="warm">
      <div className={styles.place}>
        <LoadingRegion>
          <Skeleton shape="row" count={3} />
        </LoadingRegion>
      </div>
    </Card>
  );
}
