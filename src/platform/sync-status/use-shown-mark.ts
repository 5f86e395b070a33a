import { useState } from 'react';
import type { SyncState } from '../../ui/sync-mark.tsx';
import type { EntryMark } from './entry-mark.ts';

/** Returns a row's mark, and „Saadetud“ after a waiting entry has settled, for as long as SyncMark shows it. */
export function useShownMark(mark: EntryMark | undefined): SyncState | undefined {
  const [last, setLast] = useState({ mark, isSent: false });
  if (last.mark !== mark) {
    setLast({ mark, isSent: mark === undefined && last.mark !== 'failed' });
  }
  return mark ?? (last.isSent ? 'sent' : undefined);
}
