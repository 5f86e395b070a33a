import type { Entry } from '../../offline/entry.ts';
import type { EntryView } from './entry-view.ts';
import { syncStatusText } from './sync-status.text.ts';

export function EntryTitle({ entry, view }: { entry: Entry; view: EntryView | undefined }) {
  return view ? <view.Title entry={entry} /> : syncStatusText.fromNewerVersion;
}
