/** A disk that keeps what is written, and fails to say so. */
import { vi } from 'vitest';

/** The next write is stored, and the page hears that it was not, once `meanwhile` is over. */
export function loseAnswer(error: string, meanwhile: () => Promise<unknown> = async () => undefined): void {
  const lost = new Set<IDBTransaction>();
  let hear: unknown;
  const listen = IDBTransaction.prototype.addEventListener;
  const heard = function (this: IDBTransaction, ...given: Parameters<typeof listen>) {
    const [type, listener] = given;
    // The disk itself listens too; these are the page's.
    const isOfPage = new Error().stack?.includes('/idb/') === true;
    if (!isOfPage || this.mode !== 'readwrite' || (lost.size > 0 && !lost.has(this)))
      return listen.apply(this, given);
    lost.add(this);
    if (type === 'abort') hear = listener;
    if (type !== 'complete') return undefined;
    const fail = () => {
      Object.defineProperty(this, 'error', { value: new DOMException('Internal error', error) });
      (hear as () => void)();
    };
    return listen.call(this, type, () => void meanwhile().then(fail));
  };
  vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(heard);
}
