/** The session as this page shows it; every tab stays in step with the device's record. */
import { onReturn } from '../device/return.ts';
import { createStore } from '../device/store.ts';
import { untilOpens } from '../offline/database-trouble.ts';
import { DatabaseUnavailable } from '../offline/device-database.ts';
import type { Session } from './session.ts';
import { onSessionChanged } from './session-channel.ts';
import { readSession } from './session-database.ts';

export interface SessionStore {
  get: () => Session;
  /** Resolves once the kept record has been read, or the disk makes it wait (database-trouble.ts). */
  known: Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A browser that was killed can hold its disk for a moment against the one that is started next, and a disk can fail once. She
 * is not shown as signed out for that.
 */
const DISK_TRIES = 5;
const DISK_WAIT_MS = 300;

const isDiskFault = (error: unknown) => error instanceof DOMException && error.name === 'UnknownError';
const untilNextTry = () => new Promise((resolve) => setTimeout(resolve, DISK_WAIT_MS));

/** Starts as `authenticating`; one disk read decides, with or without a network. */
export function openSessionStore(): SessionStore {
  const store = createStore<Session>({ state: 'authenticating' });

  /** The same session is no news: each return to the page reads it again. */
  function show(session: Session): void {
    if (JSON.stringify(session) !== JSON.stringify(store.get())) store.set(session);
  }

  /** A disk that fails or is still opening says nothing about who is signed in, so the known session stays. */
  async function refresh(triesLeft = DISK_TRIES): Promise<void> {
    try {
      const kept = await readSession();
      show(kept ? { state: 'authenticated', ...kept } : { state: 'unauthenticated' });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        void untilOpens(error.databaseName).then(() => refresh());
        return;
      }
      if (isDiskFault(error) && triesLeft > 0) {
        await untilNextTry();
        return refresh(triesLeft - 1);
      }
      if (store.get().state === 'authenticating') show({ state: 'unauthenticated' });
    }
  }

  onSessionChanged(() => void refresh());
  onReturn(() => void refresh());
  return {
    get: store.get,
    known: refresh(),
    subscribe: store.subscribe,
  };
}
