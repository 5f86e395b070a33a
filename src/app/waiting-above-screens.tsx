import { Provider } from 'urql';
import type { EntryViews } from '../platform/sync-status/entry-view.ts';
import type { WaitingListProps } from '../platform/sync-status/waiting-count.tsx';
import { WaitingList } from '../platform/sync-status/waiting-list.tsx';
import { entryViews } from './entry-views.ts';
import { useRunningEngine } from './start/engine-context.tsx';
import { WaitingEntries } from './waiting-entries.tsx';

/**
 * The waiting entries, above the screens: the forms in them read as a screen does, and are not offered if nothing can be read.
 */
export function WaitingAboveScreens(props: WaitingListProps) {
  const engine = useRunningEngine();
  if (!engine) return <WaitingList {...props} views={UNEDITABLE} />;
  return (
    <Provider value={engine.client}>
      <WaitingEntries {...props} />
    </Provider>
  );
}

const UNEDITABLE = Object.fromEntries(
  Object.entries(entryViews).map(([kind, view]) => [kind, { ...view, editing: null }]),
) as EntryViews;
