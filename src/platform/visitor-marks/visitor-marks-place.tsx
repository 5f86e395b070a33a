import { lazy, Suspense, useSyncExternalStore } from 'react';
import { VISITOR } from '../../library/viewer.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { deviceMarksOf } from '../marks/device-marks.ts';

const Card = lazy(async () => ({ default: (await import('./visitor-marks-card.tsx')).VisitorMarksCard }));

const visitors = deviceMarksOf(VISITOR);
const isAny = () => visitors.marks.size > 0;

/** Asks a member about a visitor's marks on this device. Most devices have none, and then this takes no room. */
export function VisitorMarksPlace() {
  const outbox = useOutbox();
  const isLeft = useSyncExternalStore(visitors.subscribe, isAny, () => false);
  return (
    outbox &&
    isLeft && (
      <Suspense>
        <Card outbox={outbox} />
      </Suspense>
    )
  );
}
