/**
 * The one database that knows who is signed in: our own record of the member, and the tokens that Amplify keeps
 * through `tokenStorage`. IndexedDB, so that the worker can read both; used without a library, because every start
 * reads it before anything else.
 */
import { DatabaseConnection } from '../offline/device-database.ts';
import type { Member } from './session.ts';

export interface KeptSession {
  member: Member;
  /** The identity service has refused to renew it; reading and logging continue, sending waits. */
  needsSignIn: boolean;
}

export const SESSION_DATABASE = 'app-session';
export const CURRENT = 'current';
const STORE = 'kv';

const connection = new DatabaseConnection({
  name: SESSION_DATABASE,
  version: 1,
  upgrade: (database) => void database.createObjectStore(STORE),
});

/** Throws if the disk cannot be read. */
export function readKv(key: string): Promise<unknown> {
  return connection.run((database) => {
    const request = database.transaction(STORE).objectStore(STORE).get(key);
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The session cannot be read'));
    });
  });
}

/**
 * Applies everything `work` does, or nothing; resolves once it is stored, whatever happens to the battery then: a session that
 * has ended must not be back, nor a refresh token that was used up.
 */
function change(work: (store: IDBObjectStore) => void): Promise<void> {
  return connection.run(
    (database) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The session cannot be kept'));
        try {
          work(transaction.objectStore(STORE));
        } catch (error) {
          reject(error);
          transaction.abort();
        }
      }),
  );
}

export function writeKv(key: string, value: unknown): Promise<void> {
  return change((store) => void store.put(value, key));
}

export function removeKv(key: string): Promise<void> {
  return change((store) => void store.delete(key));
}

/** Removes everything at once, but for the value of `staying`, if given. */
export function clearKv(staying = ''): Promise<void> {
  return change((store) => {
    store.delete(IDBKeyRange.upperBound(staying, true));
    store.delete(IDBKeyRange.lowerBound(staying, true));
  });
}

/**
 * Writes all of `values` at once (undefined removes a key), but only while `key` still holds `expected`: code that
 * waited for the network must not overwrite a session that has ended or started meanwhile. Returns whether it was
 * written.
 */
export async function replaceKv(
  key: string,
  expected: unknown,
  values: Record<string, unknown>,
): Promise<boolean> {
  let isWritten = false;
  await change((store) => {
    const reading = store.get(key);
    reading.onsuccess = () => {
      isWritten = reading.result === expected;
      if (!isWritten) return;
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) store.delete(name);
        else store.put(value, name);
      }
    };
  });
  return isWritten;
}

/** Writes the result of `next` for the present value; undefined leaves it. */
export function changeKv(key: string, next: (kept: unknown) => unknown): Promise<void> {
  return change((store) => {
    const reading = store.get(key);
    reading.onsuccess = () => {
      const value = next(reading.result);
      if (value !== undefined) store.put(value, key);
    };
  });
}

export async function readSession(): Promise<KeptSession | undefined> {
  const kept = await readKv(CURRENT);
  return isKeptSession(kept) ? kept : undefined;
}

export function writeSession(session: KeptSession): Promise<void> {
  return writeKv(CURRENT, session);
}

function isKeptSession(kept: unknown): kept is KeptSession {
  return typeof kept === 'object' && kept !== null && 'member' in kept && 'needsSignIn' in kept;
}
