/**
 * The databases of one phone. The uncommitted work of a page or worker is gone with it; changes committed without strict
 * durability may be gone with the battery; a full disk takes nothing new.
 */
import { disk as diskCode } from '../phone/built-code.ts';
import { placeOf, type Scheduler } from './scheduler.ts';

/** The objects that fake-indexeddb keeps behind its own. */
interface RawTransaction {
  db: RawConnection;
  mode: IDBTransactionMode;
  durability: IDBTransactionDurability;
  _state: 'active' | 'inactive' | 'committing' | 'finished';
  _rollbackLog: (() => void)[];
  _abort: (name: string | null) => void;
  _execRequestAsync: (request: object) => IDBRequest;
  _prioritizedListeners: Map<string, () => void>;
}
interface RawConnection {
  close: () => void;
  dispatchEvent: (event: Event) => boolean;
  _rawDatabase: RawDatabase;
}
interface RawStore {
  records: { values: () => Iterable<{ key: unknown; value: unknown }>; delete: (key: unknown) => void };
}
interface RawDatabase {
  name: string;
  transactions: RawTransaction[];
  rawObjectStores: Map<string, RawStore>;
  processTransactions: () => void;
}

/** A page or worker, as its databases know it. */
export interface DiskUser {
  name: string;
  isAlive: boolean;
  isAsleep: boolean;
  kill: () => void;
  /** True if the browser gives a sleeping page up. */
  isThrownAway: () => boolean;
  /** Called before anything that others could notice; it may be the last thing that happens. */
  act: () => void;
}

interface Owner {
  disk: PhoneDisk;
  user: DiskUser;
}

const owners = new WeakMap<object, Owner>();
let factories: new () => IDBFactory;
let eventOf: (type: string) => Event;

export class PhoneDisk {
  isFull = false;
  readonly #factory = new factories();
  readonly #connections = new Map<RawConnection, DiskUser>();
  /** By database: what takes back each transaction that a battery may yet lose, oldest first. */
  readonly #passing = new Map<string, (() => void)[]>();

  of(user: DiskUser): Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases'> {
    const owned = (request: IDBOpenDBRequest) => {
      owners.set(request, { disk: this, user });
      return request;
    };
    return {
      open: (name, version) => {
        user.act();
        return user.isAlive ? owned(this.#factory.open(name, version)) : ({} as IDBOpenDBRequest);
      },
      deleteDatabase: (name) => {
        user.act();
        return user.isAlive ? owned(this.#factory.deleteDatabase(name)) : ({} as IDBOpenDBRequest);
      },
      databases: () => this.#factory.databases(),
    };
  }

  /** `isCommitting`: what it was just committing is carried out. */
  kill(user: DiskUser, isCommitting: boolean): void {
    for (const [connection, owner] of this.#connections) {
      if (owner !== user) continue;
      for (const transaction of connection._rawDatabase.transactions) {
        const mayEnd =
          transaction._state === 'finished' || (isCommitting && transaction._state === 'committing');
        if (transaction.db === connection && !mayEnd) transaction._abort('AbortError');
      }
      connection.close();
      this.#connections.delete(connection);
    }
  }

  /** The uncommitted work of a page that is left is taken back, as src/app/start/end-transactions.ts does. */
  endTransactions(user: DiskUser): void {
    for (const [connection, owner] of this.#connections) {
      if (owner !== user) continue;
      for (const transaction of connection._rawDatabase.transactions)
        if (transaction.db === connection && isOpen(transaction)) transaction._abort(null);
    }
  }

  /** The browser closes all that nobody uses just now, as WebKit does. */
  closeConnections(): void {
    for (const [connection] of this.#connections) {
      if (connection._rawDatabase.transactions.some(({ db }) => db === connection)) continue;
      this.#connections.delete(connection);
      connection.close();
      connection.dispatchEvent(eventOf('close'));
    }
  }

  /** The battery is empty; `chance` says for each transaction that was not strict, from the newest on, whether it goes. */
  losePower(isLost: () => boolean): void {
    for (const passing of this.#passing.values()) while (passing.length > 0 && isLost()) passing.pop()?.();
    this.#passing.clear();
  }

  /** All values of a store as they are; undefined if it is not there, or something is just being written to it. */
  valuesOf<T>(databaseName: string, store: string): T[] | undefined {
    const database = this.#raw().get(databaseName);
    if (!database) return [];
    const isBusy = database.transactions.some(
      ({ mode, _state }) => mode !== 'readonly' && _state !== 'finished',
    );
    if (isBusy) return undefined;
    const values = database.rawObjectStores.get(store)?.records.values() ?? [];
    return [...values].map(({ value }) => value as T);
  }

  /** The value under a key of a store without key path. */
  valueAt(databaseName: string, store: string, key: string): unknown {
    const records = this.#raw().get(databaseName)?.rawObjectStores.get(store)?.records.values() ?? [];
    return [...records].find((record) => record.key === key)?.value;
  }

  /** As if the browser has thrown a store's contents away. */
  empty(databaseName: string, store: string): void {
    const { records } = this.#raw().get(databaseName)?.rawObjectStores.get(store) ?? {};
    const keys = Array.from(records?.values() ?? [], ({ key }) => key);
    for (const key of keys) records?.delete(key);
  }

  names(): string[] {
    return [...this.#raw().keys()];
  }

  opened(connection: RawConnection, user: DiskUser): void {
    this.#connections.set(connection, user);
    owners.set(connection, { disk: this, user });
  }

  committed({ db, durability, mode, _rollbackLog }: RawTransaction): void {
    const { name } = db._rawDatabase;
    if (durability === 'strict' || mode === 'versionchange') return void this.#passing.delete(name);
    const passing = this.#passing.get(name) ?? [];
    passing.push(() => _rollbackLog.toReversed().forEach((takeBack) => takeBack()));
    this.#passing.set(name, passing);
  }

  #raw(): Map<string, RawDatabase> {
    return (this.#factory as unknown as { _databases: Map<string, RawDatabase> })._databases;
  }
}

/** Call it once before the first disk. */
export async function prepareDisks(): Promise<void> {
  const { classes, runTasksBy } = await diskCode();
  runTasksBy((task, delayMs) => scheduler?.add(delayMs ?? 0, task, `${placeOf(scheduler.lane)}/disk`));
  if (factories) return;
  factories = classes.IDBFactory as unknown as new () => IDBFactory;
  const Events = classes.IDBVersionChangeEvent as unknown as new (type: string) => Event;
  eventOf = (type) => new Events(type);
  watchEvents(Object.getPrototypeOf(classes.IDBDatabase.prototype) as EventTarget);
  watchTransactions(classes.IDBDatabase.prototype as IDBDatabase, classes.IDBTransaction);
  watchSpace(classes.IDBObjectStore.prototype as IDBObjectStore);
}

let scheduler: Scheduler | undefined;

/** The disks of one schedule share its order. */
export function runDisksBy(given: Scheduler): void {
  scheduler = given;
}

function isOpen({ _state, mode }: RawTransaction): boolean {
  return mode !== 'versionchange' && (_state === 'active' || _state === 'inactive');
}

/** A page that sleeps hears of it when it is woken; others need not wait for that. */
function putOff(hear: () => unknown, target: object, { type }: Event, { name }: DiskUser): true {
  if ('_rollbackLog' in target) {
    const transaction = target as RawTransaction;
    transaction._prioritizedListeners.get(type)?.();
    transaction._prioritizedListeners.delete(type);
    transaction.db._rawDatabase.processTransactions();
  } else if (type === 'upgradeneeded')
    ((target as IDBOpenDBRequest).transaction as unknown as RawTransaction)._abort('AbortError');
  if (type !== 'upgradeneeded') scheduler?.add(0, hear, `${name}/once awake`);
  return true;
}

/** Nothing is told to a page that is gone. */
function watchEvents(target: EventTarget): void {
  const dispatch = Reflect.get(target, 'dispatchEvent') as (this: object, event: Event) => boolean;
  target.dispatchEvent = function (this: object, event) {
    const transaction = this as RawTransaction;
    const request = this as IDBOpenDBRequest;
    const isTransaction = '_rollbackLog' in this;
    const owner =
      owners.get(this) ?? owners.get(isTransaction ? transaction.db : (request.transaction?.db ?? this));
    if (!owner) return dispatch.call(this, event);
    const { disk, user } = owner;
    if (isTransaction && event.type === 'complete' && transaction.mode !== 'readonly')
      disk.committed(transaction);
    if (user.isAlive) {
      if (owners.has(this) && 'readyState' in this && request.readyState === 'done' && !request.error)
        if (typeof request.result === 'object' && request.result)
          disk.opened(request.result as unknown as RawConnection, user);
      // Browsers throw a sleeping page away that keeps others from a database, or close what it has of it.
      if (user.isAsleep && event.type === 'versionchange') {
        if (user.isThrownAway()) user.kill();
        else (this as unknown as RawConnection).close();
      }
      if (!user.isAlive) return true;
      if (user.isAsleep) return putOff(() => user.isAlive && dispatch.call(this, event), this, event, user);
      return dispatch.call(this, event);
    }
    if (isTransaction) {
      transaction._prioritizedListeners.get(event.type)?.();
      transaction.db._rawDatabase.processTransactions();
    } else if (event.type === 'upgradeneeded')
      (request.transaction as unknown as RawTransaction)._abort('AbortError');
    else if (event.type === 'success' && request.result && 'close' in request.result) request.result.close();
    return true;
  };
}

function watchTransactions(database: IDBDatabase, Transaction: new (...given: never[]) => object): void {
  const begin = Reflect.get(database, 'transaction') as IDBDatabase['transaction'];
  database.transaction = function (this: IDBDatabase, ...given) {
    const owner = owners.get(this);
    owner?.user.act();
    if (!owner || owner.user.isAlive) {
      const begun = begin.apply(this, given);
      if (owner?.user.isAsleep) queueMicrotask(() => (begun as unknown as RawTransaction)._abort(null));
      return begun;
    }
    // One that never begins, so that nothing of a page that is gone fails or goes on.
    const [names, mode = 'readonly'] = given;
    return new Transaction(...([[names].flat(), mode, 'default', this] as never[])) as IDBTransaction;
  };
}

function watchSpace(store: IDBObjectStore): void {
  for (const name of ['put', 'add'] as const) {
    const write = Reflect.get(store, name) as IDBObjectStore['put'];
    store[name] = function (this: IDBObjectStore, ...given) {
      const transaction = this.transaction as unknown as RawTransaction;
      const { disk } = owners.get(transaction.db) ?? {};
      if (!disk?.isFull) return write.apply(this, given);
      const operation = () => {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      };
      return transaction._execRequestAsync({ operation, source: this }) as IDBRequest<IDBValidKey>;
    };
  }
}
