/**
 * Puts new entries on the disk, once each: a disk that fails to say that it has kept something may have kept it all the same.
 */
import type { Entry, KeptPhoto } from './entry.ts';
import {
  type NewEntry,
  type OutboxConnection,
  type OutboxDatabase,
  STRICT,
  whole,
} from './outbox-database.ts';

export interface Keeping {
  /** Belongs to the one of the entries that has one. */
  photo?: KeptPhoto | undefined;
  /** Says of which entries, as they stand on the disk, these take the place. */
  isReplaced?: ((kept: Entry) => boolean) | undefined;
}

/** Keeps entries in the given order with their photo, all or nothing. Returns each with its place in the order. */
export async function keepEntries(
  database: OutboxDatabase,
  entries: readonly NewEntry[],
  { photo, isReplaced }: Keeping = {},
): Promise<Entry[]> {
  const transaction = database.transaction(['entries', 'photos'], 'readwrite', STRICT);
  const store = transaction.objectStore('entries');
  return whole(transaction, async () => {
    if (isReplaced) {
      const replaced = (await store.getAll()).filter(isReplaced);
      await Promise.all(replaced.map(({ seq }) => store.delete(seq)));
    }
    const photographed = photo && entries.find(({ hasPhoto }) => hasPhoto);
    if (photographed) await transaction.objectStore('photos').put(photo, photographed.id);
    const kept: Entry[] = [];
    for (const entry of entries) {
      // The key path is filled in by the database, which the types cannot say.
      const adding = store.add(entry as Entry);
      // From here on all are stored even if the page is left at this moment.
      if (entry === entries.at(-1)) transaction.commit();
      kept.push({ ...entry, seq: await adding } as Entry);
    }
    return kept;
  });
}

/**
 * Does so on a connection that may be lost over it. Where it fails, the disk is asked before that is believed, and so it is before a
 * second try; what the server has taken meanwhile is returned as it was sent.
 */
export async function keepOnce(
  connection: OutboxConnection,
  entries: readonly NewEntry[],
  keeping: Keeping,
): Promise<Entry[]> {
  let hasBegun = false;
  const keep = async (database: OutboxDatabase): Promise<Entry[]> => {
    const kept = hasBegun ? await keptAlready(database, entries) : [];
    hasBegun = true;
    return kept.length > 0 ? kept : keepEntries(database, entries, keeping);
  };
  try {
    return await connection.run(keep);
  } catch (error) {
    const look = () => connection.run((database) => keptAlready(database, entries)).catch(() => []);
    const kept = hasBegun ? await look() : [];
    if (kept.length === 0) throw error;
    return kept;
  }
}

/** All were kept by one transaction, so one that is found speaks for those that are gone since. */
async function keptAlready(database: OutboxDatabase, entries: readonly NewEntry[]): Promise<Entry[]> {
  const transaction = database.transaction(['entries', 'receipts']);
  const unsettled = transaction.objectStore('entries').index('id');
  const receipts = transaction.objectStore('receipts');
  const found = await Promise.all(
    entries.map(async ({ id }) => (await unsettled.get(id)) ?? (await receipts.get(id))?.entry),
  );
  return found.filter((entry) => entry !== undefined);
}
