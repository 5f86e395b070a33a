import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearKv,
  readKv,
  readSession,
  removeKv,
  replaceKv,
  writeKv,
  writeSession,
} from '../../../src/session/session-database.ts';

const MEMBER = { id: 'liige', email: 'premium@example.com', groups: ['premium'] };

beforeEach(() => clearKv());

describe('the session as the device stores it', () => {
  it('is nobody at first, and then the member who was written', async () => {
    expect(await readSession()).toBeUndefined();
    await writeSession({ member: MEMBER, needsSignIn: false });
    expect(await readSession()).toEqual({ member: MEMBER, needsSignIn: false });
  });

  it('is nobody if something else is stored in its place', async () => {
    await writeKv('current', 'liige');
    expect(await readSession()).toBeUndefined();
  });

  it('replaces several values together, or none once the value they depend on has gone', async () => {
    await writeKv('refresh', 'r');
    expect(await replaceKv('refresh', 'r', { access: 'a', refresh: 's', drift: undefined })).toBe(true);
    expect(await replaceKv('refresh', 'r', { access: 'late', refresh: 'late' })).toBe(false);
    expect([await readKv('access'), await readKv('refresh')]).toEqual(['a', 's']);
  });

  it('promise 6: ends or changes for good, whatever happens to the battery then', async () => {
    const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeSession({ member: MEMBER, needsSignIn: false });
    await replaceKv('refresh', undefined, { refresh: 'r' });
    await clearKv();
    const durabilities = began.mock.results.map(({ value }) => (value as IDBTransaction).durability);
    expect(durabilities).toEqual(['strict', 'strict', 'strict']);
    began.mockRestore();
  });

  it('removes one value or all of them', async () => {
    await writeKv('access', 'a');
    await writeKv('refresh', 'r');
    await removeKv('access');
    expect([await readKv('access'), await readKv('refresh')]).toEqual([undefined, 'r']);
    await clearKv();
    expect(await readKv('refresh')).toBeUndefined();
  });

  it('closes the database when another page deletes it, and opens it again', async () => {
    await writeKv('access', 'a');
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('app-session');
      deleting.onsuccess = () => resolve();
      deleting.onblocked = () => reject(new Error('It is held open'));
    });
    expect(await readKv('access')).toBeUndefined();
    await writeKv('access', 'b');
    expect(await readKv('access')).toBe('b');
  });
});
