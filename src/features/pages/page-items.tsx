import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { pagesText } from './pages.text.ts';
import type { PageItem, PageItems as Reading } from './use-page-items.ts';

interface PageItemsProps {
  reading: Reading;
  children: (items: readonly PageItem[]) => ReactNode;
}

/** The four faces of what is read under a key: the items, first load, nothing written yet, nothing to be had. */
export function PageItems({ reading, children }: PageItemsProps) {
  const { items, isLoading, error, retry } = reading;
  if (items && items.length > 0) return children(items);
  if (items) return <EmptyState kind="first">{pagesText.empty}</EmptyState>;
  if (!isLoading) return <ReadFailure error={error} onRetry={retry} />;
  return (
    <LoadingRegion>
      <Skeleton shape="title" />
      <Skeleton count={6} />
    </LoadingRegion>
  );
}
