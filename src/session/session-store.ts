/** The session as this page shows it; every tab stays in step with the device's record. */
import { onReturn } from '../device/return.ts';
import { createStore } from '../device/store.ts';
import { noteTrouble } from '../offline/database-trouble.ts';
import { DatabaseUnavailable, untilWorthRetrying } from '../offline/device-database.ts';
import { hadMember, markDevice } from './member-cookie.ts';
import type { Session } from './session.ts';
import { onSessionChanged } from './session-channel.ts';
import { readSession, SESSION_DATABASE } from './session-database.ts';

export interface SessionStore {
  get: () => Session;
  /** Resolves once the kept record has been read, or the disk makes it wait (database-trouble.ts). */
  known: Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Returns the session to show in the latest one's place until the next one or `refresh`, if any. */
  hold?: (latest: Session) => Session | undefined;
  refresh: () => Promise<void>;
}

/**
 * A browser that was killed can hold its disk for a moment against the one that is started next, and a disk can fail once. She
 * is not shown as signed out for that, nor for a disk that goes on failing on a device that had a member.
 */
const DISK_TRIES = 5;
const DISK_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/** The browser keeps nothing for this page, so nobody can be signed in here. */
function isForbidden(error: unknown): boolean {
  return (
    typeof indexedDB === 'undefined' || (error instanceof DOMException && error.name === 'SecurityError')
  );
}

/** Starts as `authenticating`; one disk read decides, with or without a network. */
export function openSessionStore(): SessionStore {
  const store = createStore<Session>({ state: 'authenticating' });
  let reads = 0;

  /** An equal session is no news: each return to the page reads it again. */
  function show(latest: Session): void {
    const session = shared.hold?.(latest) ?? latest;
    if (JSON.stringify(session) !== JSON.stringify(store.get())) store.set(session);
  }

  /** A disk that fails or is still opening says nothing about who is signed in, so the known session stays. */
  function refresh(): Promise<void> {
    reads += 1;
    return read(reads, 0);
  }

  /** Resolves when it is known, or is not going to be soon. A later read takes the place of this one's tries. */
  async function read(number: number, tries: number): Promise<void> {
    try {
      const kept = await readSession();
      noteTrouble(SESSION_DATABASE, undefined);
      markDevice(kept !== undefined);
      show(kept ? { state: 'authenticated', ...kept } : { state: 'unauthenticated' });
    } catch (error) {
      if (isForbidden(error)) return showVisitor();
      const trying = readAfter(error, number, tries);
      if (error instanceof DatabaseUnavailable) return;
      if (tries < DISK_TRIES) return trying;
      if (hadMember()) noteTrouble(SESSION_DATABASE, 'slow');
      else showVisitor();
    }
  }

  async function readAfter(error: unknown, number: number, tries: number): Promise<void> {
    const doublings = Math.max(0, tries - DISK_TRIES);
    await untilWorthRetrying(error, Math.min(DISK_WAIT_MS * 2 ** doublings, LONGEST_WAIT_MS));
    if (number === reads) await read(number, tries + 1);
  }

  function showVisitor(): void {
    if (store.get().state === 'authenticating') show({ state: 'unauthenticated' });
  }

  onSessionChanged(() => void refresh());
  onReturn(() => void refresh());
  const shared: SessionStore = { ...store, known: refresh(), refresh };
  return shared;
}
