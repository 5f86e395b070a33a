/**
 * Stores entries on the device: one IndexedDB per member, so that another member on the same phone never opens it.
 *
 * Every write is a strict transaction and resolves when the transaction has completed, not when a request has: only
 * then may a screen say "saved" (promise 1). Nothing here swallows a failure; a read that fails throws, because a
 * broken disk must never look like an empty outbox.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, wrap } from 'idb';
import { giveUpPictures, isFullDisk, PICTURE_CACHE } from '../device/spare-room.ts';
import { currentEntry } from './current-entry.ts';
import { DatabaseConnection, DatabaseUnavailable } from './device-database.ts';
import {
  endsSubject,
  type Entry,
  isOnWire,
  isTooNew,
  type KeptPhoto,
  type Receipt,
  receiptOf,
} from './entry.ts';
import { removeEmptyOutbox } from './outbox-removal.ts';
import { replacedBy } from './replaced-by.ts';
import { withTurn } from './turn.ts';

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { id: string } };
  photos: { key: string; value: KeptPhoto };
  receipts: { key: string; value: Receipt };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;
export type NewEntry = Entry extends infer E ? (E extends Entry ? Omit<E, 'seq'> : never) : never;

export const STRICT = { durability: 'strict' } as const;

/** For pictures that another page is giving up: the browser may have frozen it. */
const PATIENCE_MS = 5_000;

export function outboxName(memberId: string): string {
  return `app-outbox:${memberId}`;
}

/** A connection to one member's outbox. */
export class OutboxConnection {
  readonly #name: string;
  readonly #connection: DatabaseConnection;

  /** `isMade`: she gets an outbox if she has none; otherwise work on it throws `DatabaseRemoved`. */
  constructor(memberId: string, { isMade = true } = {}) {
    this.#name = outboxName(memberId);
    this.#connection = new DatabaseConnection({
      name: this.#name,
      version: 1,
      ...(isMade && { upgrade: makeStores }),
    });
  }

  /**
   * Throws `DatabaseUnavailable` if it could not be opened; otherwise as `work` does, which runs once more if the disk was full,
   * after the pictures were given up.
   */
  async run<T>(work: (database: OutboxDatabase) => Promise<T>): Promise<T> {
    const attempt = () => this.#connection.run((database) => work(wrap(database) as OutboxDatabase));
    try {
      return await attempt();
    } catch (error) {
      if (isFullDisk(error)) {
        // Another entry, tab or the worker may be giving them up or have just done so: there is room then, though there are none left.
        await withTurn(PICTURE_CACHE, PATIENCE_MS, giveUpPictures).catch(() => undefined);
        return attempt();
      }
      const mayBeClosing = error instanceof DatabaseUnavailable && error.trouble === 'outdated';
      if (!mayBeClosing) throw error;
      // A sign-out had closed it for good, empty: once it is gone this is a new one.
      await removeEmptyOutbox(this.#name);
      return attempt();
    }
  }

  close(): void {
    this.#connection.close();
  }
}

function makeStores(database: IDBDatabase): void {
  const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
  entries.createIndex('id', 'id', { unique: true });
  database.createObjectStore('photos');
  database.createObjectStore('receipts', { keyPath: 'entryId' });
}

export async function listEntries(database: OutboxDatabase): Promise<Entry[]> {
  return (await database.getAll('entries')).map(currentEntry);
}

export interface EntriesAndReceipts {
  entries: Entry[];
  receipts: Receipt[];
}

/** Reads both in one transaction, so that an entry which the server has taken is in one of the two. */
export async function readEntriesAndReceipts(database: OutboxDatabase): Promise<EntriesAndReceipts> {
  const transaction = database.transaction(['entries', 'receipts']);
  const [entries, receipts] = await Promise.all([
    transaction.objectStore('entries').getAll(),
    transaction.objectStore('receipts').getAll(),
  ]);
  return { entries: entries.map(currentEntry), receipts };
}

export function readPhoto(database: OutboxDatabase, entryId: string): Promise<KeptPhoto | undefined> {
  return database.get('photos', entryId);
}

/** All of `work` or nothing: whatever fails in it, a request or a line of ours, takes the whole transaction back. */
export async function whole<T>(
  transaction: { done: Promise<void>; abort(): void },
  work: () => Promise<T>,
): Promise<T> {
  try {
    const [result] = await Promise.all([work(), transaction.done]);
    return result;
  } catch (error) {
    await rollBack(transaction);
    throw error;
  }
}

async function rollBack(transaction: { done: Promise<void>; abort(): void }): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
  await transaction.done.catch(() => undefined);
}

/**
 * Changes those of `entries` that are still there, all in one transaction: `change` sees each as it is on disk and returns its
 * new form, or undefined to leave it. Returns the changed ones in the same order.
 */
export async function changeEntries(
  database: OutboxDatabase,
  entries: readonly Entry[],
  change: (entry: Entry) => Entry | undefined,
): Promise<Entry[]> {
  const transaction = database.transaction('entries', 'readwrite', STRICT);
  return whole(transaction, async () => {
    const kept = await Promise.all(entries.map((entry) => stillThere(transaction.store, entry)));
    const changed = kept.flatMap((entry) => (entry && change(currentEntry(entry))) ?? []);
    await Promise.all(changed.map((entry) => transaction.store.put(entry)));
    return changed;
  });
}

/** One that takes entries out. */
export type TakingOut = IDBPTransaction<OutboxSchema, ('entries' | 'photos' | 'receipts')[], 'readwrite'>;

/** Takes an entry and its photo away, but only if `isAllowed` says so of it as it is on disk. */
export async function dropEntry(
  database: OutboxDatabase,
  dropped: Entry,
  isAllowed: (entry: Entry) => boolean,
): Promise<boolean> {
  const transaction: TakingOut = database.transaction(['entries', 'photos', 'receipts'], 'readwrite', STRICT);
  return whole(transaction, () => takeOut(transaction, dropped, isAllowed));
}

/**
 * Does so in a transaction that does more. If the server stored the figures but refused the photo, a receipt keeps the figures
 * visible.
 */
export async function takeOut(
  transaction: TakingOut,
  dropped: Entry,
  isAllowed: (entry: Entry) => boolean,
): Promise<boolean> {
  const entry = await stillThere(transaction.objectStore('entries'), dropped);
  if (!entry || !isAllowed(entry)) return false;
  // An entry that was stored and is gone, as deleted on another device, is not shown again.
  if (entry.answer && entry.refusal?.code !== 'NOT_FOUND')
    await transaction.objectStore('receipts').put(receiptOf(entry, entry.answer));
  await transaction.objectStore('entries').delete(entry.seq);
  await transaction.objectStore('photos').delete(entry.id);
  return true;
}

/**
 * Takes all entries away with their photos, but only if all that wait are among `givenUp`; in any case if that is `all`.
 * Otherwise returns false and leaves everything as it is.
 */
export async function giveUpEntries(
  database: OutboxDatabase,
  givenUp: readonly string[] | 'all',
): Promise<boolean> {
  const transaction = database.transaction(['entries', 'photos'], 'readwrite', STRICT);
  return whole(transaction, async () => {
    const entries = await transaction.objectStore('entries').getAll();
    if (givenUp !== 'all' && !entries.every(({ id }) => givenUp.includes(id))) return false;
    await transaction.objectStore('entries').clear();
    await transaction.objectStore('photos').clear();
    return true;
  });
}

/** Finds it by its id, because another database numbers its entries from one again. */
export async function stillThere(
  store: { get(seq: number): Promise<Entry | undefined> },
  { seq, id }: Entry,
): Promise<Entry | undefined> {
  const kept = await store.get(seq);
  return kept?.id === id ? kept : undefined;
}

/** The outcomes of entries that were sent: `kept` ones are as they are now. */
export interface Outcomes {
  settled: readonly Receipt[];
  kept: readonly Entry[];
}

/**
 * Stores outcomes in one transaction; `settled` entries turn into receipts. A sender that was frozen may come with them late, so
 * they count only for entries that are still as they were sent. Entries that she gave up meanwhile stay deleted, and those that
 * another sender has sent since, or she has changed, stay as they are. An entry that ended a subject takes along its refused
 * ones, and those that wait behind them.
 */
export async function recordOutcomes(database: OutboxDatabase, outcomes: Outcomes): Promise<void> {
  const transaction = database.transaction(['entries', 'photos', 'receipts'], 'readwrite', STRICT);
  return whole(transaction, async () => {
    const entries = transaction.objectStore('entries');
    const settle = async (receipt: Receipt) => {
      const kept = await stillThere(entries, receipt.entry);
      if (!kept || JSON.stringify(kept.variables) !== JSON.stringify(receipt.entry.variables)) return;
      await entries.delete(receipt.entry.seq);
      if (receipt.entry.hasPhoto) await transaction.objectStore('photos').delete(receipt.entryId);
      await transaction.objectStore('receipts').put(receipt);
      if (!endsSubject(receipt.entry)) return;
      const { seq, subject } = receipt.entry;
      for (const earlier of await entries.getAll(IDBKeyRange.upperBound(seq, true))) {
        if (earlier.subject !== subject) continue;
        await entries.delete(earlier.seq);
        await transaction.objectStore('photos').delete(earlier.id);
      }
    };
    const keep = async (entry: Entry) => {
      const kept = await stillThere(entries, entry);
      if (!kept || !isOnWire(kept) || kept.postId !== entry.postId) return;
      // A refused entry goes if a later one would have taken its place, had it not been on its way.
      const later = await entries.getAll(IDBKeyRange.lowerBound(entry.seq, true));
      const known = later.filter((each) => !isTooNew(each));
      const isReplaced = entry.state === 'refused' && replacedBy(known)?.(entry);
      await (isReplaced ? entries.delete(entry.seq) : entries.put(entry));
    };
    await Promise.all([...outcomes.settled.map(settle), ...outcomes.kept.map(keep)]);
  });
}

/** Notes that a tab has the receipts' answers in its cache on the disk. */
export async function markAbsorbed(database: OutboxDatabase, entryIds: readonly string[]): Promise<void> {
  const transaction = database.transaction('receipts', 'readwrite');
  const mark = async (entryId: string) => {
    const receipt = await transaction.store.get(entryId);
    if (receipt) await transaction.store.put({ ...receipt, isAbsorbed: true });
  };
  await Promise.all([...entryIds.map(mark), transaction.done]);
}

/** The time that a tab that slept may take to wake up and read the receipts that it missed. */
const RECEIPT_LIFE_MS = 24 * 60 * 60 * 1000;
/** So many are kept however the clock was set meanwhile. */
const MIN_KEPT_RECEIPTS = 100;

/**
 * Forgets what every tab has seen: of the receipts of `contained`, which the cache on the disk has, those of more than a day ago by
 * this device's clock, but for the newest hundred. One that the cache lacks is all that is left of an entry, and stays.
 */
export async function forgetReceiptsOf(
  database: OutboxDatabase,
  contained: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const transaction = database.transaction('receipts', 'readwrite');
  return whole(transaction, async () => {
    const inCache = (await transaction.store.getAll()).filter(({ entryId }) => contained.has(entryId));
    const oldestFirst = inCache.toSorted((one, other) => one.entry.seq - other.entry.seq);
    // A clock that was ahead dates receipts from the future; they grow old by the same distance.
    const isOld = ({ settledAt }: Receipt) => Math.abs(now - settledAt) > RECEIPT_LIFE_MS;
    for (const { entryId } of oldestFirst.slice(0, -MIN_KEPT_RECEIPTS).filter(isOld))
      await transaction.store.delete(entryId);
  });
}

/** Forgets all that the server has taken: she leaves this device. */
export async function forgetReceipts(database: OutboxDatabase): Promise<void> {
  const transaction = database.transaction('receipts', 'readwrite', STRICT);
  return whole(transaction, () => transaction.store.clear());
}
