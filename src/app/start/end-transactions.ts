/**
 * WebKit keeps the transactions of a page that was left in the middle of them, and the next page to use the same stores waits
 * for ever (docs/decisions/020-transactions-end-with-their-page.md). So they end with the page: nothing that anybody was told
 * is kept was in one of them.
 */
const open = new Set<IDBTransaction>();
let hasLeft = false;

type Begin = (this: IDBDatabase, ...given: Parameters<IDBDatabase['transaction']>) => IDBTransaction;

/** Once per page, before anything is read. */
export function endTransactionsWithPage(): void {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as Begin;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    open.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => open.delete(transaction));
    // Begun by what hears of the leaving, too.
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
    // It is being committed: the disk goes on with that alone, and the others end all the same.
  }
}
