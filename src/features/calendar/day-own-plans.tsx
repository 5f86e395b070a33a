import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import styles from './day-panel.module.css';
import type { DayPlan } from './day-plan.ts';

const OwnPlans = lazy(async () => ({ default: (await import('./own-plans.tsx')).OwnPlans }));

interface DayOwnPlansProps {
  plan: DayPlan;
  now: Date;
  onMoved: (day: string) => void;
  /** What else the day has, and the buttons that add to it. */
  children: ReactNode;
}

/** What she planned for the day, above the rest of what is hers on it. */
export function DayOwnPlans({ plan: { own }, now, onMoved, children }: DayOwnPlansProps) {
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.panel}>
      {own.length > 0 && (
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton shape="row" count={own.length} />
            </LoadingRegion>
          }
        >
          <OwnPlans plans={own} now={now} onMoved={onMoved} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
