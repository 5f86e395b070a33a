/**
 * Graphcache's data on the device, one row per entity: a change of one field writes one small row, two tabs do not
 * overwrite each other's day, and nothing expires by itself. (Graphcache's own storage keeps a day as one record, deletes
 * after seven days and swallows write errors.)
 *
 * The cache may be lost and is then read again from the server; so relaxed durability will do, and a failure here is
 * reported but never breaks a screen. What a member logged is not here: it is in the outbox.
 */
import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache';
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { untilOpens } from './database-trouble.ts';
import { DatabaseConnection, DatabaseUnavailable } from './device-database.ts';

type Row = Record<string, string>;

interface CacheSchema extends DBSchema {
  rows: { key: string; value: Row };
  meta: { key: string; value: string };
}

type CacheDatabase = IDBPDatabase<CacheSchema>;

export interface CacheStorage extends StorageAdapter {
  /** Resolves when graphcache hands over its next changes, which it does after every write, in a task of its own. */
  handedOver: () => Promise<void>;
  /** Resolves when all that was handed over is on the disk; rejects when it could not be written. */
  flushed: () => Promise<void>;
  /** Resolves when graphcache has taken over what was kept. */
  readonly hydrated: Promise<void>;
}

export interface CacheStorageOptions {
  memberId: string;
  /** Version of the schema and the cache's configuration: another one starts an empty cache. */
  version: string;
  /** Root fields whose answers are for the moment only and never reach the disk. */
  passingFields: ReadonlySet<string>;
  onFailure: (error: unknown) => void;
  /** Calls back whenever queries that failed for lack of a network are worth another try. */
  onOnline: (callback: () => void) => void;
}

const FLUSH_DELAY_MS = 50;

export function cacheName(memberId: string): string {
  return `app-cache:${memberId}`;
}

/** `Profile:1.email` belongs to the row `Profile:1`; graphcache writes a dot within an entity's key as %2e. */
function rowKey(fieldKey: string): string {
  return fieldKey.slice(0, fieldKey.indexOf('.'));
}

/**
 * The field of the root that a key belongs to: `Query.exportMyData`, `Query.listRecipes({"limit":50})`, or, of an object
 * without an id, `Query%2epreviewPlanChange({…}).payTodayCents`. Entities of their own belong to none.
 */
function rootField(fieldKey: string): string | undefined {
  return /^Query(?:\.|%2e)(\w+)/.exec(fieldKey)?.[1];
}

export function openCacheStorage(options: CacheStorageOptions): CacheStorage {
  const rows = new CacheRows(options);
  let delta: SerializedEntries = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing: Promise<void> = Promise.resolve();
  const awaiting: (() => void)[] = [];
  let setHydrated: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => {
    setHydrated = resolve;
  });

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    flushing = flushing.catch(() => undefined).then(writeDelta);
    return flushing;
  }

  /** Rows that could not be written are written at the next attempt, unless newer ones have come since. */
  async function writeDelta(): Promise<void> {
    const entries = delta;
    if (Object.keys(entries).length === 0) return;
    delta = {};
    try {
      await rows.write(entries);
    } catch (error) {
      delta = { ...entries, ...delta };
      options.onFailure(error);
      throw error;
    }
  }

  return {
    hydrated,
    handedOver: () => new Promise<void>((resolve) => void awaiting.push(resolve)),
    flushed: flush,
    async readData() {
      for (;;) {
        try {
          return await rows.read();
        } catch (error) {
          options.onFailure(error);
          if (!(error instanceof DatabaseUnavailable)) return {};
          // Screens do not wait for it (src/app/graphql/hydration-gate.ts), and it fills in what they have not read.
          await untilOpens(error.databaseName);
        }
      }
    },
    async writeData(changes) {
      for (const resolve of awaiting.splice(0)) resolve();
      const kept = Object.entries(changes).filter(
        ([fieldKey]) => !options.passingFields.has(rootField(fieldKey) ?? ''),
      );
      if (kept.length === 0) return;
      Object.assign(delta, Object.fromEntries(kept));
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_DELAY_MS);
    },
    // Graphcache's own queue of mutations stays empty: the outbox is the only queue.
    readMetadata: async () => [],
    writeMetadata: () => undefined,
    onOnline: options.onOnline,
    onCacheHydrated: () => setHydrated(),
  };
}

/** The rows on the disk; those that another version left are thrown away before any is read or written. */
class CacheRows {
  readonly #version: string;
  readonly #connection: DatabaseConnection;
  #ready: Promise<void> | undefined;

  constructor({ memberId, version }: CacheStorageOptions) {
    this.#version = version;
    this.#connection = new DatabaseConnection({
      name: cacheName(memberId),
      version: 1,
      upgrade: makeStores,
      staysRemoved: true,
    });
  }

  /** In one transaction where the version is right: the first screen waits for it. */
  async read(): Promise<SerializedEntries> {
    const kept = await this.#connect((database) => readRowsOf(database, this.#version));
    return kept ?? this.#run(async () => ({}));
  }

  write(entries: SerializedEntries): Promise<void> {
    return this.#run((database) => writeRows(database, entries));
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
    await transaction.objectStore('meta').put(version, 'version');
  }
  await transaction.done;
}

/** Undefined if the rows are of another version. */
async function readRowsOf(database: CacheDatabase, version: string): Promise<SerializedEntries | undefined> {
  const transaction = database.transaction(['rows', 'meta']);
  const [keptVersion, rows] = await Promise.all([
    transaction.objectStore('meta').get('version'),
    transaction.objectStore('rows').getAll(),
  ]);
  return keptVersion === version ? (Object.assign({}, ...rows) as SerializedEntries) : undefined;
}

/** Merges the changed fields into their rows; an undefined field is taken out, a row without fields too. */
async function writeRows(database: CacheDatabase, entries: SerializedEntries): Promise<void> {
  const changes = new Map<string, SerializedEntries>();
  for (const [fieldKey, value] of Object.entries(entries)) {
    const key = rowKey(fieldKey);
    const row = changes.get(key) ?? {};
    row[fieldKey] = value;
    changes.set(key, row);
  }
  const transaction = database.transaction('rows', 'readwrite', { durability: 'relaxed' });
  const merge = async ([key, change]: [string, SerializedEntries]) => {
    const row: Row = { ...(await transaction.store.get(key)) };
    for (const [fieldKey, value] of Object.entries(change)) {
      if (value === undefined) delete row[fieldKey];
      else row[fieldKey] = value;
    }
    await (Object.keys(row).length > 0 ? transaction.store.put(row, key) : transaction.store.delete(key));
  };
  await Promise.all([...Array.from(changes, merge), transaction.done]);
}
