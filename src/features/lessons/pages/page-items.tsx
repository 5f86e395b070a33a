import type { ReactNode } from 'react';
import type { Reading } from '../../../reading/reading.ts';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { pagesText } from './pages.text.ts';
import type { PageItem } from './pages.question.ts';

interface PageItemsProps {
  reading: Reading<readonly PageItem[]>;
  children: (items: readonly PageItem[]) => ReactNode;
}

/** The four states of a page's items: shown, loading, not written yet, and unavailable. */
export function PageItems({ reading, children }: PageItemsProps) {
  switch (reading.state) {
    case 'loading':
      return (
        <LoadingRegion>
          <Skeleton shape="title" />
          <Skeleton count={6} />
        </LoadingRegion>
      );
    case 'ready':
      if (reading.answer.length > 0) return children(reading.answer);
      return <EmptyState kind="first">{pagesText.empty}</EmptyState>;
    default:
      return <ReadFailure reading={reading} />;
  }
}
