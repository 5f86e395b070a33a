import type { ReactNode } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { isCut } from '../../../reading/reading.ts';
import { useIsVisitor } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import diary from '../../../ui/two-columns.module.css';
import { historyText } from './exercise-history.text.ts';
import type { History } from './use-history.ts';

interface HistoryReadingProps {
  history: History;
  isEmpty: boolean;
  emptyTitle: string;
  children: ReactNode;
}

/** Frames her history in each state of its reading. Entries that wait on this device are shown in any case. */
export function HistoryReading({ history: { reading }, isEmpty, emptyTitle, children }: HistoryReadingProps) {
  if (useIsVisitor())
    return (
      <EmptyState
        kind="first"
        title={historyText.signInTitle}
        action={<LinkButton to={paths.login.to()}>{nav['/login']}</LinkButton>}
      >
        {historyText.signIn}
      </EmptyState>
    );
  return (
    <>
      <StaleNote asOf={reading.asOf} />
      <div className={diary.content}>
        {!isEmpty && children}
        {isEmpty && reading.state === 'ready' && (
          <EmptyState
            kind="first"
            title={emptyTitle}
            action={<LinkButton to={paths.studio.to()}>{nav['/studio']}</LinkButton>}
          >
            {historyText.emptyText}
          </EmptyState>
        )}
        {reading.state === 'loading' && isEmpty && (
          <LoadingRegion>
            <Skeleton shape="card" count={3} />
          </LoadingRegion>
        )}
        {isCut(reading) && (
          <RetryNotice title={historyText.notAllRead} onRetry={reading.retry}>
            {historyText.notAllReadInfo}
          </RetryNotice>
        )}
        {(reading.state === 'offline' || reading.state === 'failed') && <ReadFailure reading={reading} />}
      </div>
    </>
  );
}
