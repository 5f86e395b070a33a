/** The session as this page shows it; every tab stays in step with the device's record. */
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

/** Starts as `authenticating`; one disk read decides, with or without a network. */
export function openSessionStore(): SessionStore {
  const store = createStore<Session>({ state: 'authenticating' });

  /**
   * A database that is still opening says nothing about who is signed in, so the known session stays until it opens.
   */
  async function refresh(): Promise<void> {
    try {
      const kept = await readSession();
      store.set(kept ? { state: 'authenticated', ...kept } : { state: 'unauthenticated' });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        void untilOpens(error.databaseName).then(refresh);
        return;
      }
      store.set({ state: 'unauthenticated' });
    }
  }

  onSessionChanged(() => void refresh());
  return {
    get: store.get,
    known: refresh(),
    subscribe: store.subscribe,
  };
}
