/**
 * The one way in which each of the device's databases is opened and removed, so that none of them can forget what all need:
 * nothing waits for a database without end, and no page holds one against those that want to upgrade or remove it. The cause of
 * her waiting is noted for the screen (database-trouble.ts).
 *
 *   closed ──run──▶ opening ──success──▶ open ──versionchange, closed by the browser, connection lost──▶ closed
 *                      │
 *                      └──LIMIT_MS──▶ refused; the request cannot be taken back, and ends the trouble when it succeeds
 *
 * Bare IndexedDB, because every start opens one of them before anything else.
 */
import { timerMs } from '../../contract/timers.ts';
import { type DatabaseTrouble, noteTrouble, untilOpens } from './database-trouble.ts';
import {
  endUpgradeWithPage,
  listenForNudges,
  nudgeSleepers,
  timesLeft,
  untilPageIsShown,
} from './left-pages.ts';

export interface DatabaseDescription {
  name: string;
  version: number;
  /** Makes the stores that came after `oldVersion`; 0 if there was no database. Without it, none is made. */
  upgrade?: (database: IDBDatabase, oldVersion: number) => void;
  /**
   * Once it is removed, a page that had it open does not make it again: the page that removed it has ended her session here, and
   * this page's later reads would stay on the device.
   */
  staysRemoved?: boolean;
}

/** The database was not opened; nothing was read or written. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly databaseName: string;
  readonly trouble: DatabaseTrouble;

  constructor(databaseName: string, trouble: DatabaseTrouble) {
    super(`${databaseName} is ${trouble}`);
    this.databaseName = databaseName;
    this.trouble = trouble;
  }
}

/** The database was removed with the rest of her data, or there never was one. */
export class DatabaseRemoved extends Error {
  override readonly name = 'DatabaseRemoved';
}

/** Resolves when what failed with `error` is worth another try: when its database opens, or after `waitMs`. */
export function untilWorthRetrying(error: unknown, waitMs: number): Promise<void> {
  if (error instanceof DatabaseUnavailable) return untilOpens(error.databaseName);
  return new Promise((resolve) => setTimeout(resolve, timerMs(waitMs)));
}

/** A busy phone takes a second or two; longer is trouble, which is reported. */
const LIMIT_MS = 5_000;
const NUDGE_AFTER_MS = 500;
const MAX_REOPENS = 3;

/**
 * Throws `DatabaseUnavailable` after `LIMIT_MS`, `DatabaseRemoved` if there is none and none is to be made, or the disk's own error. The connection closes by itself when another
 * page wants to upgrade or remove the database.
 */
export function openDatabase({ name, version, upgrade }: DatabaseDescription): Promise<IDBDatabase> {
  listenForNudges();
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let trouble: DatabaseTrouble = 'slow';
    let isRefused = false;
    const refuse = () => {
      isRefused = true;
      noteTrouble(name, trouble);
      reject(new DatabaseUnavailable(name, trouble));
    };
    const timers = [setTimeout(nudgeSleepers, NUDGE_AFTER_MS), setTimeout(refuse, LIMIT_MS)];
    const stopWatching = endUpgradeWithPage(request);
    const finish = () => {
      timers.forEach(clearTimeout);
      stopWatching();
    };
    request.onblocked = () => {
      trouble = 'blocked';
      noteTrouble(name, trouble);
    };
    let isMissing = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      isMissing = !upgrade;
      if (upgrade) upgrade(request.result, oldVersion);
      else request.transaction?.abort();
    };
    request.onerror = () => {
      finish();
      if (request.error?.name === 'VersionError') {
        trouble = 'outdated';
        return refuse();
      }
      noteTrouble(name, undefined);
      if (isMissing) return reject(new DatabaseRemoved(name));
      reject(request.error ?? new Error(`${name} cannot be opened`));
    };
    request.onsuccess = () => {
      finish();
      const database = request.result;
      database.onversionchange = () => database.close();
      if (isRefused) database.close();
      noteTrouble(name, undefined);
      resolve(database);
    };
  });
}

/** A connection that is opened when it is needed, and again when it was closed. */
export class DatabaseConnection {
  readonly #description: DatabaseDescription;
  #opening: Promise<IDBDatabase> | undefined;
  #isRemoved = false;

  constructor(description: DatabaseDescription) {
    this.#description = description;
  }

  /**
   * Runs `work` on an open database, again if the connection was lost or the page was left meanwhile, at most three times more.
   * Throws as `openDatabase` and `work` do.
   */
  async run<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    for (let reopens = 0; ; reopens += 1) {
      const leavings = timesLeft();
      try {
        return await noteWait(this.#description.name, work(await this.#open()));
      } catch (error) {
        const isPassing = isLostConnection(error) || (isAbort(error) && timesLeft() > leavings);
        if (reopens >= MAX_REOPENS || !isPassing) throw error;
        this.#letGo();
        await untilPageIsShown();
      }
    }
  }

  /** One that stays removed is closed for good: the page that closes it has left, and late work would make it again. */
  close(): void {
    this.#isRemoved ||= this.#description.staysRemoved === true;
    this.#letGo();
  }

  #letGo(): void {
    void this.#opening?.then((database) => database.close()).catch(() => undefined);
    this.#opening = undefined;
  }

  async #open(): Promise<IDBDatabase> {
    if (this.#isRemoved) throw new DatabaseRemoved(this.#description.name);
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  #connect(): Promise<IDBDatabase> {
    const opening = openDatabase(this.#description);
    const forget = () => {
      if (this.#opening === opening) this.#opening = undefined;
    };
    opening.then((database) => {
      database.addEventListener('versionchange', ({ newVersion }) => {
        forget();
        if (newVersion === null) this.close();
      });
      database.addEventListener('close', forget);
    }, forget);
    return opening;
  }
}

/**
 * A transaction waits for those of other pages and the worker on the same stores, without an event and without an end. It is
 * not given up, because it may still be carried out, but she is told.
 */
async function noteWait<T>(name: string, working: Promise<T>): Promise<T> {
  let isNoted = false;
  const timer = setTimeout(() => {
    isNoted = true;
    noteTrouble(name, 'slow');
  }, LIMIT_MS);
  try {
    return await working;
  } finally {
    clearTimeout(timer);
    if (isNoted) noteTrouble(name, undefined);
  }
}

/** A page that is left ends its transactions (src/app/start/end-transactions.ts) and upgrades; nothing of them is kept. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Closed meanwhile, or dropped by the browser, as WebKit does with pages in the background. */
function isLostConnection(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);
}

/** The time to wait for a deletion. A database held by a frozen page is deleted when that page lets go, or at the next start. */
const REMOVAL_LIMIT_MS = 2_000;

/** Returns whether the database is gone. */
export function removeDatabase(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    const timer = setTimeout(() => resolve(false), REMOVAL_LIMIT_MS);
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error(`${name} cannot be removed`));
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(true);
    };
  });
}
