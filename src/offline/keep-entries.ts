/**
 * Puts new entries on the disk, once each: a disk that fails to say that it has kept something may have kept it all the same.
 */
import { currentEntry } from './current-entry.ts';
import { type Entry, type KeptPhoto, mayBeChanged } from './entry.ts';
import {
  type NewEntry,
  type OutboxConnection,
  type OutboxDatabase,
  STRICT,
  stillThere,
  takeOut,
  type TakingOut,
  whole,
} from './outbox-database.ts';
import { replacedBy } from './replaced-by.ts';

/** The changes to entries that wait, along with those that are kept. */
export interface Along {
  /** They are taken out: the server cannot have them, and no other tab has changed them. */
  dropped?: readonly Entry[] | undefined;
  edited?: readonly EditAlong[] | undefined;
}

interface EditAlong {
  entry: Entry;
  /** Is given the entry from the disk, and returns undefined if it may no longer be changed. */
  change: (kept: Entry) => Entry | undefined;
}

/** Thrown if a change along may not be made any more; then nothing was kept. */
export class Overtaken extends Error {}

interface Keeping extends Along {
  /** Belongs to the one of the entries that has one. */
  photo?: KeptPhoto | undefined;
}

/** The entries on the disk before and after the change, by their ids. */
type Edits = Map<string, readonly [Entry, Entry]>;

/**
 * Keeps entries in the given order with their photo and all that is to be done along, all or nothing. Returns each with its
 * place in the order, and those that were edited.
 */
export async function keepEntries(
  database: OutboxDatabase,
  entries: readonly NewEntry[],
  { photo, dropped = [], edited = [] }: Keeping = {},
  edits: Edits = new Map(),
): Promise<Entry[]> {
  const transaction: TakingOut = database.transaction(['entries', 'photos', 'receipts'], 'readwrite', STRICT);
  const store = transaction.objectStore('entries');
  return whole(transaction, async () => {
    for (const entry of dropped)
      if (!(await takeOut(transaction, entry, (there) => isAsSeen(there, entry)))) throw new Overtaken();
    const changed: Entry[] = [];
    // Written without waiting for one another: on a busy phone each answer of the disk takes its time.
    const writing: Promise<unknown>[] = [];
    for (const { entry, change } of edited) {
      const there = await stillThere(store, entry);
      const after = there && change(currentEntry(there));
      if (!after) throw new Overtaken();
      edits.set(entry.id, [there, after]);
      changed.push(after);
      writing.push(issued(store.put(after)));
    }
    const isReplaced = replacedBy(entries);
    const replaced = isReplaced ? (await store.getAll()).filter(isReplaced) : [];
    writing.push(...replaced.map(({ seq }) => issued(store.delete(seq))));
    const photographed = photo && entries.find(({ hasPhoto }) => hasPhoto);
    if (photographed) writing.push(issued(transaction.objectStore('photos').put(photo, photographed.id)));
    // The key path is filled in by the database, which the types cannot say.
    const adding = entries.map((entry) => issued(store.add(entry as Entry)));
    // If a request fails that it has to answer after the commit, a browser may keep the others; it does not keep one alone.
    await Promise.all([...writing, ...adding].slice(0, -1));
    // From here on all are stored even if the page is left at this moment.
    transaction.commit();
    const seqs = await Promise.all(adding);
    return [...changed, ...entries.map((entry, index) => ({ ...entry, seq: seqs[index] }) as Entry)];
  });
}

/** If a later request cannot even be made, nobody waits for this one any more: the transaction tells of the failure. */
function issued<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

/**
 * Stores them on a connection that may be lost meanwhile. If that fails, the disk is asked before the failure is believed, and
 * again before a second try. An entry that the server has taken meanwhile is returned as it was sent.
 */
export async function keepOnce(
  connection: OutboxConnection,
  entries: readonly NewEntry[],
  keeping: Keeping,
): Promise<Entry[]> {
  let hasBegun = false;
  const edits: Edits = new Map();
  const ask = (database: OutboxDatabase) => keptAlready(database, entries, keeping, edits);
  const keep = async (database: OutboxDatabase): Promise<Entry[]> => {
    const kept = hasBegun && (await ask(database));
    hasBegun = true;
    return kept || keepEntries(database, entries, keeping, edits);
  };
  try {
    return await connection.run(keep);
  } catch (error) {
    // If it was overtaken, the stored state is another tab's work.
    const mayBeKept = hasBegun && !(error instanceof Overtaken);
    const kept = mayBeKept && (await connection.run(ask).catch(() => undefined));
    if (!kept) throw error;
    return kept;
  }
}

/**
 * One transaction stored everything: a new entry that is found speaks for the others, which may be gone since. Without a new one
 * the changes speak, each of them. Undefined if nothing was stored.
 */
async function keptAlready(
  database: OutboxDatabase,
  entries: readonly NewEntry[],
  { dropped = [], edited = [] }: Along,
  edits: Edits,
): Promise<Entry[] | undefined> {
  const transaction = database.transaction(['entries', 'receipts']);
  const unsettled = transaction.objectStore('entries').index('id');
  const receipts = transaction.objectStore('receipts');
  const find = async ({ id }: { id: string }) => (await unsettled.get(id)) ?? (await receipts.get(id))?.entry;
  const findAll = (all: readonly { id: string }[]) => Promise.all(all.map(find));
  const added = await findAll(entries);
  const changed = await findAll(edited.map(({ entry }) => entry));
  const left = await findAll(dropped);
  const isKept =
    added.length > 0
      ? added.some(Boolean)
      : changed.every((entry) => entry && isMade(entry, edits.get(entry.id))) && !left.some(Boolean);
  return isKept ? [...changed, ...added].filter((entry) => entry !== undefined) : undefined;
}

/** True if it is as it was to become, and not as it was before. */
function isMade(there: Entry, [before, after]: readonly Entry[] = []): boolean {
  return hasVariablesOf(there, after) && JSON.stringify(there) !== JSON.stringify(before);
}

/** True if no other tab has changed it, and the server cannot have it. */
export function isAsSeen(there: Entry, seen: Entry): boolean {
  return hasVariablesOf(currentEntry(there), seen) && mayBeChanged(there);
}

function hasVariablesOf(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one.variables) === JSON.stringify(other?.variables);
}
