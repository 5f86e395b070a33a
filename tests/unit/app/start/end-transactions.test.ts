import 'fake-indexeddb/auto';
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endTransactionsWithPage } from '../../../../src/app/start/end-transactions.ts';

const page = new EventTarget();
const happens = (name: string) => page.dispatchEvent(new Event(name));

let database: IDBPDatabase;

beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  endTransactionsWithPage();
});
beforeEach(async () => {
  database = await openDB('page', 1, { upgrade: (created) => void created.createObjectStore('rows') });
});
afterEach(async () => {
  happens('pageshow');
  database.close();
  await deleteDB('page');
});

/** Keeps a transaction busy: each request is followed by another. */
async function leaveHalfWay(mode: IDBTransactionMode): Promise<string> {
  const transaction = database.transaction('rows', mode);
  await transaction.store.get('a');
  void transaction.store.get('b').catch(() => undefined);
  happens('pagehide');
  return transaction.done.then(
    () => 'complete',
    (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
  );
}

describe('a page that is left', () => {
  it.each(['readonly', 'readwrite'] as const)(
    'aborts the transaction that it was in the middle of: %s',
    async (mode) => {
      expect(await leaveHalfWay(mode)).toBe('AbortError');
    },
  );

  it('begins no transaction until it is shown again', async () => {
    happens('pagehide');
    await expect(database.put('rows', 1, 'late')).rejects.toMatchObject({ name: 'AbortError' });
    happens('pageshow');
    await database.put('rows', 2, 'later');
    expect(await database.getAllKeys('rows')).toEqual(['later']);
  });

  it('keeps what was committed before it was left, and aborts what was begun after', async () => {
    const committed = database.transaction('rows', 'readwrite');
    void committed.store.put(1, 'kept');
    committed.commit();
    const begun = database.transaction('rows', 'readwrite');
    void begun.store.put(2, 'lost').catch(() => undefined);
    happens('pagehide');
    await expect(begun.done).rejects.toMatchObject({ name: 'AbortError' });
    await committed.done;
    happens('pageshow');
    expect(await database.getAllKeys('rows')).toEqual(['kept']);
  });
});
