import { Card } from '../../../ui/card.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './first-day-place.module.css';

/** Reserves the card's space while it loads, so that nothing below moves. */
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
