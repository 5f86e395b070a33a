/**
 * The one database that knows who is signed in: our own record of the member, and the tokens that Amplify keeps through
 * `tokenStorage`. IndexedDB, so that the worker can read both; bare, because every start reads it before anything else.
 */
import type { Member } from './session.ts';

export interface KeptSession {
  member: Member;
  /** The identity service has refused to renew it; reading and logging go on, sending waits. */
  needsSignIn: boolean;
}

const CURRENT = 'current';
const STORE = 'kv';
let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('app-session', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onerror = () => {
      opening = undefined;
      reject(request.error ?? new Error('The session cannot be opened'));
    };
    request.onsuccess = () => {
      request.result.onversionchange = forget;
      request.result.onclose = forget;
      resolve(request.result);
    };
  });
  return opening;
}

function forget(): void {
  void opening?.then((database) => database.close());
  opening = undefined;
}

export async function readKv(key: string): Promise<unknown> {
  const request = (await open()).transaction(STORE).objectStore(STORE).get(key);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The session cannot be read'));
  });
}

/** All that `work` does, or none of it; resolves when it is kept. */
async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The session cannot be kept'));
    try {
      work(transaction.objectStore(STORE));
    } catch (error) {
      reject(error);
      transaction.abort();
    }
  });
}

export function writeKv(key: string, value: unknown): Promise<void> {
  return change((store) => void store.put(value, key));
}

export function removeKv(key: string): Promise<void> {
  return change((store) => void store.delete(key));
}

export function clearKv(): Promise<void> {
  return change((store) => void store.clear());
}

/** Several values at once, all or none. */
export function writeAllKv(values: Record<string, unknown>): Promise<void> {
  return change((store) => {
    for (const [key, value] of Object.entries(values)) store.put(value, key);
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
