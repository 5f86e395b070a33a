/**
 * Graphcache's data on the device, one row per entity: a change of one field writes one small row, two tabs do not
 * overwrite each other's day, and nothing expires by itself. (Graphcache's own storage keeps a day as one record, deletes
 * after seven days and swallows write errors.)
 *
 * The cache may be lost and is then read again from the server; so relaxed durability will do, and a failure here is
 * reported but never breaks a screen. A member's entries are not here: they are in the outbox.
 */
import type { StorageAdapter } from '@urql/exchange-graphcache';
import { CacheRows, NOTHING } from './cache-rows.ts';
import { DatabaseUnavailable, untilWorthRetrying } from './device-database.ts';

export interface CacheStorage extends StorageAdapter {
  /** Resolves when graphcache hands over its next changes, which it does after every write, in a task of its own. */
  handedOver: () => Promise<void>;
  /** Notes that the rows handed over last contain the answers of these entries. */
  contain: (entryIds: readonly string[]) => void;
  /**
   * Resolves, once hydrated, with those of `entryIds` whose answers the kept rows lack. They are all that the outbox still has
   * receipts of and takes for absorbed; others need no longer be remembered.
   */
  lacking: (entryIds: readonly string[]) => Promise<readonly string[]>;
  /** Resolves when all that was handed over is on the disk; rejects when it could not be written. */
  flushed: () => Promise<void>;
  /** Resolves when graphcache has taken over the kept rows. */
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
/** A disk that fails for a moment hides none of its data. */
const DISK_TRIES = 5;
const DISK_WAIT_MS = 300;

/**
 * The field of the root that a key belongs to: `Query.exportMyData`, `Query.listRecipes({"limit":50})`, or, of an object
 * without an id, `Query%2epreviewPlanChange({…}).payTodayCents`. Entities of their own belong to none.
 */
function rootField(fieldKey: string): string | undefined {
  return /^Query(?:\.|%2e)(\w+)/.exec(fieldKey)?.[1];
}

export function openCacheStorage(options: CacheStorageOptions): CacheStorage {
  const rows = new CacheRows(options);
  let delta = NOTHING;
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
    const writing = delta;
    if (Object.keys(writing.fields).length === 0 && writing.arrived.length === 0) return;
    delta = NOTHING;
    try {
      await rows.write(writing);
    } catch (error) {
      delta = {
        fields: { ...writing.fields, ...delta.fields },
        arrived: [...writing.arrived, ...delta.arrived],
      };
      options.onFailure(error);
      throw error;
    }
  }

  return {
    hydrated,
    handedOver: () => new Promise<void>((resolve) => void awaiting.push(resolve)),
    flushed: flush,
    contain(entryIds) {
      delta = { ...delta, arrived: [...delta.arrived, ...entryIds] };
    },
    async lacking(entryIds) {
      await hydrated;
      return rows.lacking(entryIds);
    },
    async readData() {
      for (let tries = 1; ; tries += 1) {
        try {
          return await rows.read();
        } catch (error) {
          options.onFailure(error);
          if (!(error instanceof DatabaseUnavailable) && tries === DISK_TRIES) return {};
          // Screens do not wait for it (src/app/graphql/hydration-gate.ts), and it fills in the fields that they have not read.
          await untilWorthRetrying(error, DISK_WAIT_MS);
        }
      }
    },
    async writeData(changes) {
      for (const resolve of awaiting.splice(0)) resolve();
      const kept = Object.entries(changes).filter(
        ([fieldKey]) => !options.passingFields.has(rootField(fieldKey) ?? ''),
      );
      if (kept.length === 0) return;
      delta = { ...delta, fields: { ...delta.fields, ...Object.fromEntries(kept) } };
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_DELAY_MS);
    },
    // Graphcache's own queue of mutations stays empty: the outbox is the only queue.
    readMetadata: async () => [],
    writeMetadata: () => undefined,
    onOnline: options.onOnline,
    onCacheHydrated: () => setHydrated(),
  };
}
