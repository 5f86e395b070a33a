import { type Entry, mayBeChanged } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';
import type { EntryView } from './entry-view.ts';

/** True if an entry can be given up: the server cannot have it, or another entry can take it back from there. */
export function mayBeGivenUp(entry: Entry, view: EntryView | undefined): boolean {
  return mayBeChanged(entry) || (view?.takeBack != null && entry.state === 'waiting');
}

/**
 * Gives an entry up. If it may have arrived, a mutation that undoes it is queued behind it. Returns false
 * when neither can be done.
 */
export async function giveUpEntry(
  outbox: Outbox,
  entry: Entry,
  view: EntryView | undefined,
): Promise<boolean> {
  if (await outbox.drop(entry)) return true;
  if (!view?.takeBack) return false;
  await view.takeBack(outbox, entry);
  return true;
}
