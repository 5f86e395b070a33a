/**
 * The one database that knows who is signed in: our own record of the member, and the tokens that Amplify keeps through
 * `tokenStorage`. IndexedDB, so that the worker can read both.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Member } from './session.ts';

interface SessionSchema extends DBSchema {
  kv: { key: string; value: unknown };
}

export interface KeptSession {
  member: Member;
  /** The identity service has refused to renew it; reading and logging go on, sending waits. */
  needsSignIn: boolean;
}

const CURRENT = 'current';
let opening: Promise<IDBPDatabase<SessionSchema>> | undefined;

function open(): Promise<IDBPDatabase<SessionSchema>> {
  opening ??= openDB<SessionSchema>('app-session', 1, {
    upgrade: (database) => void database.createObjectStore('kv'),
    blocking: forget,
    terminated: forget,
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function forget(): void {
  void opening?.then((database) => database.close());
  opening = undefined;
}

export async function readKv(key: string): Promise<unknown> {
  return (await open()).get('kv', key);
}

export async function writeKv(key: string, value: unknown): Promise<void> {
  await (await open()).put('kv', value, key);
}

export async function removeKv(key: string): Promise<void> {
  await (await open()).delete('kv', key);
}

export async function clearKv(): Promise<void> {
  await (await open()).clear('kv');
}

/** Several values at once, all or none. */
export async function writeAllKv(values: Record<string, unknown>): Promise<void> {
  const transaction = (await open()).transaction('kv', 'readwrite');
  await Promise.all([
    ...Object.entries(values).map(([key, value]) => transaction.store.put(value, key)),
    transaction.done,
  ]);
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
