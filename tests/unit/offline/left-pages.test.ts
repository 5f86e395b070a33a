import { wipeDevice } from '../../support/offline/device.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '../../../src/offline/device-database.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
const { DatabaseConnection: Connection, openDatabase } =
  await import('../../../src/offline/device-database.ts');

let whileMaking: () => void;
let connection: DatabaseConnection;

beforeEach(() => {
  wipeDevice();
  whileMaking = () => undefined;
  connection = new Connection({
    name: 'diary',
    version: 1,
    upgrade: (database) => {
      database.createObjectStore('rows');
      whileMaking();
    },
  });
});

/** Leaves the page in the middle of something, and comes back a little later. */
async function leaveFor(working: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  void working.then(() => (isDone = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const wasDone = isDone;
  page.dispatchEvent(new Event('pageshow'));
  return wasDone;
}

const put = (database: IDBDatabase) =>
  new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('rows', 'readwrite');
    transaction.objectStore('rows').put('value', 'key');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new DOMException('Left', 'AbortError'));
  });

it('a page that is left while it creates a database keeps no other page from creating it', async () => {
  whileMaking = () => {
    whileMaking = () => undefined;
    page.dispatchEvent(new Event('pagehide'));
  };
  const working = connection.run(put);
  working.catch(() => undefined);
  const make = vi.fn((database: IDBDatabase) => void database.createObjectStore('rows'));
  const other = await openDatabase({ name: 'diary', version: 1, upgrade: make });
  expect(make).toHaveBeenCalledTimes(1);
  other.close();
  page.dispatchEvent(new Event('pageshow'));
  await working;
});

it('what a page was doing when it was left is done when she is back, not before', async () => {
  await connection.run(put);
  const leave = vi.fn((database: IDBDatabase) => {
    const isFirst = leave.mock.calls.length === 1;
    if (isFirst) page.dispatchEvent(new Event('pagehide'));
    return isFirst ? Promise.reject(new DOMException('Left', 'AbortError')) : put(database);
  });
  const working = connection.run(leave);
  expect(await leaveFor(working)).toBe(false);
  await working;
  expect(leave).toHaveBeenCalledTimes(2);
});

it('an abort for another reason is reported, and not repeated', async () => {
  const fail = vi.fn(() => Promise.reject(new DOMException('Full', 'AbortError')));
  await expect(connection.run(fail)).rejects.toMatchObject({ name: 'AbortError' });
  expect(fail).toHaveBeenCalledTimes(1);
});
