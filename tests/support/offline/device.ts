/** What a browser gives and Node does not: an IndexedDB of its own and Web Locks. Import it before anything of src/offline. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

/** Requests for one name run one after another, as in a browser; `steal` lets the next one in at once. */
class Locks {
  readonly #tails = new Map<string, Promise<unknown>>();

  async request<T>(name: string, ...rest: [() => Promise<T>] | [LockOptions, () => Promise<T>]): Promise<T> {
    const work = rest.length === 1 ? rest[0] : rest[1];
    const options: LockOptions = rest.length === 1 ? {} : rest[0];
    const before = options.steal ? Promise.resolve() : (this.#tails.get(name) ?? Promise.resolve());
    const mine = this.#after(before, options.signal).then(work);
    this.#tails.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  }

  #after(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
    if (!signal) return before;
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([before, aborted]);
  }
}

Object.defineProperty(globalThis, 'navigator', {
  configurable: true,
  value: { onLine: true, locks: new Locks() },
});

/** A device that nothing was ever kept on. */
export function wipeDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() });
}
