/** The parts of browsers that Node lacks: IndexedDB and Web Locks. Import it before anything from src/offline. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

type Work<T> = (lock: Lock | null) => T | PromiseLike<T>;

interface Held {
  owner: string;
  mode: LockMode;
  /** Called when it is stolen. */
  lose: () => void;
}

interface Waiting {
  lock: Held;
  start: () => void;
}

/**
 * One device's locks. Requests for one name run in turn, shared ones together; `steal` takes the turn of the holder.
 */
class DeviceLocks {
  readonly #held = new Map<string, Set<Held>>();
  readonly #queues = new Map<string, Waiting[]>();
  readonly #frozen = new Set<string>();

  /** The locks as one page or worker sees them. */
  of(owner: string): Pick<LockManager, 'request'> {
    const request = <T>(name: string, ...rest: [Work<T>] | [LockOptions, Work<T>]) => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      return this.#request(owner, name, options, work);
    };
    return { request: request as LockManager['request'] };
  }

  /** The page is gone, with everything it held and waited for. */
  kill(owner: string): void {
    for (const [name, held] of this.#held) {
      this.#queues.set(
        name,
        this.#queueOf(name).filter((waiting) => waiting.lock.owner !== owner),
      );
      for (const lock of held) if (lock.owner === owner) held.delete(lock);
      this.#next(name);
    }
  }

  /** The page stops running, but keeps what it holds. */
  freeze(owner: string): void {
    this.#frozen.add(owner);
  }

  async #request<T>(owner: string, name: string, options: LockOptions, work: Work<T>): Promise<T> {
    const { mode = 'exclusive', signal, steal = false, ifAvailable = false } = options;
    signal?.throwIfAborted();
    const lock: Held = { owner, mode, lose: () => undefined };
    const lost = new Promise<never>((_resolve, reject) => {
      lock.lose = () => reject(new DOMException('Stolen', 'AbortError'));
    });
    if (steal) this.#steal(name);
    if (this.#isFree(name, mode)) this.#heldOf(name).add(lock);
    else if (ifAvailable) return work(null);
    else await this.#turn(name, lock, signal);
    try {
      return await Promise.race([work({ name, mode }), lost]);
    } finally {
      if (!this.#frozen.has(owner)) {
        this.#heldOf(name).delete(lock);
        this.#next(name);
      }
    }
  }

  /** A frozen page hears of it when it is woken, which none of these is. */
  #steal(name: string): void {
    for (const { owner, lose } of this.#heldOf(name)) if (!this.#frozen.has(owner)) lose();
    this.#held.delete(name);
  }

  #turn(name: string, lock: Held, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { lock, start: resolve };
      this.#queueOf(name).push(waiting);
      signal?.addEventListener('abort', () => {
        this.#queues.set(
          name,
          this.#queueOf(name).filter((other) => other !== waiting),
        );
        reject(signal.reason as Error);
      });
    });
  }

  #next(name: string): void {
    const [first] = this.#queueOf(name);
    if (!first || !this.#isFree(name, first.lock.mode)) return;
    this.#queueOf(name).shift();
    this.#heldOf(name).add(first.lock);
    first.start();
    this.#next(name);
  }

  #isFree(name: string, mode: LockMode): boolean {
    const held = [...this.#heldOf(name)];
    return mode === 'shared' ? held.every((lock) => lock.mode === 'shared') : held.length === 0;
  }

  #heldOf(name: string): Set<Held> {
    const held = this.#held.get(name) ?? new Set<Held>();
    this.#held.set(name, held);
    return held;
  }

  #queueOf(name: string): Waiting[] {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return queue;
  }
}

let locks = new DeviceLocks();
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
actAs('page');

/** Code that runs from here on is this page or worker; call it before awaiting anything. */
export function actAs(owner: string): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.of(owner) });
}

/** The page dies: its locks are released, and what it still awaits never resolves. */
export function killPage(owner: string): void {
  locks.kill(owner);
}

/** The browser freezes the page in the middle of whatever it does. */
export function freezePage(owner: string): void {
  locks.freeze(owner);
}

/** A device on which nothing was ever stored. */
export function wipeDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  locks = new DeviceLocks();
  actAs('page');
}
