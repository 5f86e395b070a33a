/**
 * The rows of a cache on the device. They say whose answers they contain, for the outbox to know which receipts a start must
 * absorb again. Each tab that writes rows leaves on that list only what its own memory contains: its rows may be older than
 * those that they replace (docs/decisions/120-the-cache-says-what-it-contains.md; every state of two pages is visited in showing.pml).
 */
import type { SerializedEntries } from '@urql/exchange-graphcache';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, wrap } from 'idb';
import { DatabaseConnection } from './device-database.ts';

type Row = Record<string, string>;

interface CacheSchema extends DBSchema {
  rows: { key: string; value: Row };
  /** `version` of the rows; `contained`, if it was ever noted. */
  meta: { key: string; value: string | string[] };
}

/** The changes to be written: fields, and the entries whose answers came with them. */
export interface Delta {
  fields: SerializedEntries;
  arrived: readonly string[];
}

export const NOTHING: Delta = { fields: {}, arrived: [] };

type CacheDatabase = IDBPDatabase<CacheSchema>;

export function cacheName(memberId: string): string {
  return `app-cache:${memberId}`;
}

/** `Profile:1.email` belongs to the row `Profile:1`; graphcache writes a dot within an entity's key as %2e. */
function rowKey(fieldKey: string): string {
  return fieldKey.slice(0, fieldKey.indexOf('.'));
}

/** The rows on the disk; those that another version left are thrown away before any is read or written. */
export class CacheRows {
  readonly #version: string;
  readonly #connection: DatabaseConnection;
  #ready: Promise<void> | undefined;
  /** The entries whose answers this tab's memory has: undefined while all that the outbox takes for absorbed is believed. */
  #contained: Set<string> | undefined;

  constructor({ memberId, version }: { memberId: string; version: string }) {
    this.#version = version;
    this.#connection = new DatabaseConnection({
      name: cacheName(memberId),
      version: 1,
      upgrade: makeStores,
      staysRemoved: true,
    });
  }

  /** Reads in one transaction if the version is right, because the first screen waits for it. */
  async read(): Promise<SerializedEntries> {
    const kept = await this.#connect((database) => readRowsOf(database, this.#version));
    if (!kept) return this.#run(async () => ({}));
    this.#contained = kept.contained && new Set(kept.contained);
    return kept.fields;
  }

  lacking(entryIds: readonly string[]): readonly string[] {
    const contained = this.#contained ?? new Set(entryIds);
    this.#contained = new Set(entryIds.filter((id) => contained.has(id)));
    return entryIds.filter((id) => !contained.has(id));
  }

  async write({ fields, arrived }: Delta): Promise<void> {
    await this.#run((database) => writeRows(database, fields, { arrived, own: this.#contained }));
    for (const id of arrived) this.#contained?.add(id);
  }

  async #run<T>(work: (database: CacheDatabase) => Promise<T>): Promise<T> {
    this.#ready ??= this.#connect((database) => keepOnly(database, this.#version));
    try {
      await this.#ready;
    } catch (error) {
      this.#ready = undefined;
      throw error;
    }
    return this.#connect(work);
  }

  #connect<T>(work: (database: CacheDatabase) => Promise<T>): Promise<T> {
    return this.#connection.run((database) => work(wrap(database) as CacheDatabase));
  }
}

function makeStores(database: IDBDatabase): void {
  database.createObjectStore('rows');
  database.createObjectStore('meta');
}

async function keepOnly(database: CacheDatabase, version: string): Promise<void> {
  const transaction = database.transaction(['rows', 'meta'], 'readwrite');
  if ((await transaction.objectStore('meta').get('version')) !== version) {
    await transaction.objectStore('rows').clear();
    await transaction.objectStore('meta').clear();
    await transaction.objectStore('meta').put(version, 'version');
  }
  await transaction.done;
}

/** Undefined if the rows are of another version. */
async function readRowsOf(
  database: CacheDatabase,
  version: string,
): Promise<{ fields: SerializedEntries; contained: string[] | undefined } | undefined> {
  const transaction = database.transaction(['rows', 'meta']);
  const meta = transaction.objectStore('meta');
  const [keptVersion, contained, rows] = await Promise.all([
    meta.get('version'),
    meta.get('contained'),
    transaction.objectStore('rows').getAll(),
  ]);
  if (keptVersion !== version) return undefined;
  const fields = Object.assign({}, ...rows) as SerializedEntries;
  return { fields, contained: contained as string[] | undefined };
}

/** Merges the changed fields into their rows; an undefined field is taken out, a row without fields too. */
async function writeRows(
  database: CacheDatabase,
  fields: SerializedEntries,
  contained: { arrived: readonly string[]; own: ReadonlySet<string> | undefined },
): Promise<void> {
  const changes = new Map<string, SerializedEntries>();
  for (const [fieldKey, value] of Object.entries(fields)) {
    const key = rowKey(fieldKey);
    const row = changes.get(key) ?? {};
    row[fieldKey] = value;
    changes.set(key, row);
  }
  const transaction = database.transaction(['rows', 'meta'], 'readwrite', { durability: 'relaxed' });
  const store = transaction.objectStore('rows');
  const merge = async ([key, change]: [string, SerializedEntries]) => {
    const row: Row = { ...(await store.get(key)) };
    for (const [fieldKey, value] of Object.entries(change)) {
      if (value === undefined) delete row[fieldKey];
      else row[fieldKey] = value;
    }
    await (Object.keys(row).length > 0 ? store.put(row, key) : store.delete(key));
  };
  const noting = noteContained(transaction.objectStore('meta'), contained);
  await Promise.all([...Array.from(changes, merge), noting, transaction.done]);
}

/**
 * Notes the entries whose answers the rows contain once these are written. Earlier notes stay only if this tab's memory has them
 * too: for anything else these rows may be too old.
 */
async function noteContained(
  meta: IDBPObjectStore<CacheSchema, ('rows' | 'meta')[], 'meta', 'readwrite'>,
  { arrived, own }: { arrived: readonly string[]; own: ReadonlySet<string> | undefined },
): Promise<void> {
  const noted = (await meta.get('contained')) as string[] | undefined;
  const stay = noted ? noted.filter((id) => own?.has(id)) : [...(own ?? [])];
  if (stay.length === (noted?.length ?? 0) && arrived.length === 0) return;
  await meta.put([...new Set([...stay, ...arrived])], 'contained');
}
