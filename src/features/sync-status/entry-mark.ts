import type { Entry } from '../../offline/entry.ts';

/** How far a thing that she logged has come, as its row says it; nothing once it has settled. */
export type EntryMark = 'pending' | 'sending' | 'failed';

/** A stored measurement whose photo waits for a network is pending too: something of it is still to be sent. */
export function markOf(entry: Entry): EntryMark {
  if (entry.state === 'refused') return 'failed';
  return entry.state === 'sending' ? 'sending' : 'pending';
}
