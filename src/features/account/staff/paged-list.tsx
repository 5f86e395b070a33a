import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { actions, apiErrors } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './staff.module.css';
import { staffText } from './staff.text.ts';
import type { Pages } from './use-pages.ts';

interface PagedListProps<Item> {
  pages: Pages<Item>;
  empty: ReactNode;
  /** The rows; each has one link or button, which gets focus when its page was requested. */
  children: ReactNode;
}

/** A paged list, or why there is none: empty, unreachable and refused stay distinct. */
export function PagedList<Item>({ pages, empty, children }: PagedListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const firstNewRow = useRef<number>(undefined);
  const count = pages.items.length;
  const { isReadingMore } = pages;
  useLayoutEffect(() => {
    // Rows that come meanwhile are those above.
    if (isReadingMore || firstNewRow.current === undefined || count <= firstNewRow.current) return;
    list.current?.querySelectorAll<HTMLElement>('li > :is(a, button)')[firstNewRow.current]?.focus();
    firstNewRow.current = undefined;
  }, [count, isReadingMore]);
  const readMore = () => {
    firstNewRow.current = count;
    pages.readMore();
  };
  if (pages.state === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={4} />
      </LoadingRegion>
    );
  }
  if (pages.state !== 'ready') return <Failure pages={pages} />;
  return (
    <div className={styles.list}>
      {count === 0 && !pages.hasMore ? empty : <div ref={list}>{children}</div>}
      {pages.hasMoreFailed && (
        <Notice kind="warning" isAnnounced>
          {staffText.moreFailed}
        </Notice>
      )}
      {pages.hasMore && (
        <div>
          <Button variant="secondary" isBusy={isReadingMore} onClick={readMore}>
            {pages.hasMoreFailed ? actions.retry : actions.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function Failure<Item>({ pages: { state, code = 'INTERNAL', retry } }: { pages: Pages<Item> }) {
  if (state === 'offline') {
    return (
      <FailureState kind="offline" onRetry={retry}>
        {staffText.offline}
      </FailureState>
    );
  }
  return (
    <FailureState kind="failed" onRetry={code === 'NOT_AUTHORIZED' ? undefined : retry}>
      {apiErrors[code]}
    </FailureState>
  );
}
