import { WaitingList, type WaitingListProps } from '../features/sync-status/waiting-list.tsx';
import { entryViews } from './entry-views.ts';

/** The list of what waits, with what every feature knows of its entries: a file of its own, for only a press opens it. */
export function WaitingEntries(props: WaitingListProps) {
  return <WaitingList {...props} views={entryViews} />;
}
