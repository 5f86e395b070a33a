import type { Entry } from '../../offline/entry.ts';

/** The progress of an entry, as its row shows it. */
export type EntryMark = 'pending' | 'sending' | 'failed';

/** A stored measurement whose photo is waiting counts as pending too: part of it is still unsent. */
export function markOf(entry: Entry): EntryMark {
  if (entry.state === 'refused') return 'failed';
  return entry.state === 'sending' ? 'sending' : 'pending';
}
