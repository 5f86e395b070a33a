import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
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

describe('who is signed in, as the device keeps it', () => {
  it('is nobody at first, and who was written from then on', async () => {
    expect(await readSession()).toBeUndefined();
    await writeSession({ member: MEMBER, needsSignIn: false });
    expect(await readSession()).toEqual({ member: MEMBER, needsSignIn: false });
  });

  it('is nobody where something else lies in its place', async () => {
    await writeKv('current', 'liige');
    expect(await readSession()).toBeUndefined();
  });

  it('replaces several values together, and none of them once what they stand on has gone', async () => {
    await writeKv('refresh', 'r');
    expect(await replaceKv('refresh', 'r', { access: 'a', refresh: 's', drift: undefined })).toBe(true);
    expect(await replaceKv('refresh', 'r', { access: 'late', refresh: 'late' })).toBe(false);
    expect([await readKv('access'), await readKv('refresh')]).toEqual(['a', 's']);
  });

  it('forgets one value or all of them', async () => {
    await writeKv('access', 'a');
    await writeKv('refresh', 'r');
    await removeKv('access');
    expect([await readKv('access'), await readKv('refresh')]).toEqual([undefined, 'r']);
    await clearKv();
    expect(await readKv('refresh')).toBeUndefined();
  });

  it('lets the database go to whoever wants it deleted, and opens it anew', async () => {
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
