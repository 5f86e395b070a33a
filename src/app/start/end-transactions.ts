/**
 * WebKit keeps open the transactions of a page that is left while they run, and the next page that uses the same stores waits
 * for ever (docs/decisions/020-transactions-end-with-their-page.md). So they are aborted when the page is left: an entry that
 * was reported as saved is never in one of them.
 */
const open = new Set<IDBTransaction>();
let hasLeft = false;

type Begin = (this: IDBDatabase, ...given: Parameters<IDBDatabase['transaction']>) => IDBTransaction;

/** Call it once per page, before anything is read. */
export function endTransactionsWithPage(): void {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as Begin;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    open.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => open.delete(transaction));
    // Listeners that run after this one may begin transactions too.
    if (hasLeft) queueMicrotask(() => abort(transaction));
    return transaction;
  };
  addEventListener('pagehide', () => {
    hasLeft = true;
    open.forEach(abort);
  });
  addEventListener('pageshow', () => {
    hasLeft = false;
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, which the disk finishes alone; the others are still aborted.
  }
}
