import type { WaitingListProps } from '../platform/sync-status/waiting-count.tsx';
import { WaitingList } from '../platform/sync-status/waiting-list.tsx';
import { entryViews } from './entry-views.ts';

/** The list of waiting entries with every feature's views. It is a separate file because only a press opens it. */
export function WaitingEntries(props: WaitingListProps) {
  return <WaitingList {...props} views={entryViews} />;
}
