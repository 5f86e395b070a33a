import { wipeDevice } from '../../support/offline/device.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTrouble, untilOpens } from '../../../src/offline/database-trouble.ts';
import { DatabaseConnection, openDatabase, removeDatabase } from '../../../src/offline/device-database.ts';

const SMALL = {
  name: 'small',
  version: 1,
  upgrade: (database: IDBDatabase) => void database.createObjectStore('kv'),
};
const GROWN = {
  ...SMALL,
  version: 2,
  upgrade: (database: IDBDatabase) => void database.createObjectStore('more'),
};

beforeEach(() => {
  wipeDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** Holds the database as a frozen page or an older build does, and closes it for no upgrade. */
async function hold({ name, version, upgrade }: typeof SMALL): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const put = (value: string) => (database: IDBDatabase) =>
  new Promise<void>((resolve) => {
    const transaction = database.transaction('kv', 'readwrite');
    transaction.objectStore('kv').put(value, 'key');
    transaction.oncomplete = () => resolve();
  });

describe('a database of the device', () => {
  it('fails in time while another page holds it, says so, and opens when that page closes it', async () => {
    const holder = await hold(SMALL);
    const opening = openDatabase(GROWN);
    const refusal = opening.catch((error: unknown) => error);
    await expect.poll(currentTrouble).toBe('blocked');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await refusal).toMatchObject({
      name: 'DatabaseUnavailable',
      trouble: 'blocked',
      databaseName: 'small',
    });
    const after = untilOpens('small').then(() => openDatabase(GROWN));
    holder.close();
    expect((await after).version).toBe(2);
    expect(currentTrouble()).toBeUndefined();
  });

  it('says that it is slow while a transaction waits for another page, and no longer when that has ended', async () => {
    const holder = await hold(SMALL);
    const held = holder.transaction('kv', 'readwrite');
    let isHeld = true;
    const keep = () => {
      if (isHeld) held.objectStore('kv').get('key').onsuccess = keep;
    };
    keep();
    const connection = new DatabaseConnection(SMALL);
    const writing = connection.run(put('hers'));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(currentTrouble()).toBeUndefined();
    const aSecondLater = async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return currentTrouble();
    };
    await expect.poll(aSecondLater).toBe('slow');
    isHeld = false;
    await writing;
    expect(currentTrouble()).toBeUndefined();
    connection.close();
    holder.close();
  });

  it('fails in time while the disk does not respond, and recovers when it does', async () => {
    let answer: () => void = () => undefined;
    const factory = indexedDB;
    const open = vi.spyOn(factory, 'open').mockImplementationOnce((...given) => {
      const request = {} as IDBOpenDBRequest;
      answer = () => {
        const late = factory.open(...given);
        late.onupgradeneeded = () => SMALL.upgrade(late.result);
        late.onsuccess = () => {
          Object.defineProperty(request, 'result', { value: late.result });
          request.onsuccess?.(new Event('success'));
        };
      };
      return request;
    });
    const refusal = openDatabase(SMALL).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await refusal).toMatchObject({ name: 'DatabaseUnavailable', trouble: 'slow' });
    expect(currentTrouble()).toBe('slow');
    answer();
    await untilOpens('small');
    open.mockRestore();
    // The late connection was closed, so it blocks nothing.
    expect(await removeDatabase('small')).toBe(true);
  });

  it('is closed for any page that upgrades or deletes it, and opened again when needed', async () => {
    const connection = new DatabaseConnection(SMALL);
    await connection.run(put('a'));
    expect(await removeDatabase('small')).toBe(true);
    await connection.run(put('b'));
    const grown = await openDatabase(GROWN);
    expect(grown.version).toBe(2);
    grown.close();
  });

  it('says that the page is of an older build if a newer one has upgraded it', async () => {
    (await openDatabase(GROWN)).close();
    await expect(new DatabaseConnection(SMALL).run(put('a'))).rejects.toMatchObject({ trouble: 'outdated' });
    expect(currentTrouble()).toBe('outdated');
    await removeDatabase('small');
    await new DatabaseConnection(SMALL).run(put('a'));
    expect(currentTrouble()).toBeUndefined();
  });

  it('is opened again after the browser has dropped it', async () => {
    const connection = new DatabaseConnection(SMALL);
    let held: IDBDatabase | undefined;
    await connection.run(async (database) => void (held = database));
    held?.close();
    await connection.run(put('a'));
    const read = (database: IDBDatabase) =>
      new Promise((resolve) => {
        const request = database.transaction('kv').objectStore('kv').get('key');
        request.onsuccess = () => resolve(request.result);
      });
    expect(await connection.run(read)).toBe('a');
  });

  it('is opened and deleted nowhere but in device-database.ts', async () => {
    const files = await Promise.all(
      ['contract', 'src', 'sw'].map(async (folder) => {
        const names = await readdir(folder, { recursive: true });
        return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
      }),
    );
    const opening: string[] = [];
    for (const file of files.flat()) {
      if (/indexedDB\.(open|deleteDatabase)|openDB|deleteDB/.test(await readFile(file, 'utf8')))
        opening.push(file);
    }
    expect(opening.toSorted()).toEqual(['src/offline/device-database.ts', 'src/offline/outbox-removal.ts']);
  });

  it('gives up deleting in time while a page holds it', async () => {
    const holder = await hold(SMALL);
    const removal = removeDatabase('small');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await removal).toBe(false);
    holder.close();
  });
});
