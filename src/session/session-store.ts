/** The session as this page shows it, kept in step with the device's record by all tabs. */
import { untilOpens } from '../offline/database-trouble.ts';
import { DatabaseUnavailable } from '../offline/device-database.ts';
import type { Session } from './session.ts';
import { onSessionChanged } from './session-channel.ts';
import { readSession } from './session-database.ts';

export interface SessionStore {
  get: () => Session;
  /** Resolves when the kept record has been read, or the disk keeps it waiting (database-trouble.ts). */
  known: Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/** Starts at `authenticating`; the kept record decides within a read of the disk, with or without a network. */
export function openSessionStore(): SessionStore {
  let session: Session = { state: 'authenticating' };
  const listeners = new Set<() => void>();

  /** A disk that is waited for says nothing of who is signed in, so what was known stays until it opens. */
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
