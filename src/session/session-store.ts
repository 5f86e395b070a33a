/** The session as this page shows it, kept in step with the device's record by all tabs. */
import type { Session } from './session.ts';
import { onSessionChanged } from './session-channel.ts';
import { readSession } from './session-database.ts';

export interface SessionStore {
  get: () => Session;
  /** Resolves when the kept record has been read. */
  known: Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/** Starts at `authenticating`; the kept record decides within a read of the disk, with or without a network. */
export function openSessionStore(): SessionStore {
  let session: Session = { state: 'authenticating' };
  const listeners = new Set<() => void>();

  async function refresh(): Promise<void> {
    const kept = await readSession().catch(() => undefined);
    session = kept ? { state: 'authenticated', ...kept } : { state: 'unauthenticated' };
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
