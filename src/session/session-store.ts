/** The session as this page shows it; every tab stays in step with the device's record. */
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
  let session: Session = { state: 'authenticating' };
  const listeners = new Set<() => void>();

  /**
   * A database that is still opening says nothing about who is signed in, so the known session stays until it opens.
   */
  async function refresh(): Promise<void> {
    try {
      const kept = await readSession();
      session = kept ? { state: 'authenticated', ...kept } : { state: 'unauthenticated' };
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        void untilOpens(error.databaseName).then(refresh);
        return;
      }
      session = { state: 'unauthenticated' };
    }
    for (const listener of listeners) listener();
  }

  onSessionChanged(() => void refresh());
  return {
    get: () => session,
    known: refresh(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
