/**
 * A disk without room. Content fetched for it is thrown away, so that it is not fetched again at once: a phone that is full stays
 * so for days, and each attempt costs her data and its battery.
 */
import { isFullDisk } from '../device/spare-room.ts';
import {
  type FullMark,
  type LibraryDatabase,
  type PartMark,
  TRIED_AGAIN_AFTER_MS,
} from './library-database.ts';

export { isFullDisk };

/** True if there was no room a short while ago for what `asked` names. */
export async function wasFull(database: LibraryDatabase, mark: FullMark, asked: string): Promise<boolean> {
  return isFullFor(await database.get('parts', mark), asked);
}

/** True if the note is of a short while ago, and of what `asked` names. */
export function isFullFor(note: Pick<PartMark, 'asked' | 'at'> | undefined, asked: string): boolean {
  return note?.asked === asked && Math.abs(Date.now() - (note.at ?? 0)) < TRIED_AGAIN_AFTER_MS;
}

/** A request that may have no room. */
interface Wanting {
  mark: FullMark;
  asked: string;
}

export async function noteFull(database: LibraryDatabase, { mark, asked }: Wanting): Promise<void> {
  await database.put('parts', { digest: '', asked, at: Date.now() }, mark);
}

/** Runs `work`, and notes if there is no room for it, until there is. */
export async function notingFull(
  database: LibraryDatabase,
  wanting: Wanting,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    await database.delete('parts', wanting.mark);
  } catch (error) {
    // There may be no room for this either; then the worker and the page that asked know it (sw/library-refresh.ts, library-channel.ts).
    if (isFullDisk(error)) await noteFull(database, wanting).catch(() => undefined);
    throw error;
  }
}
