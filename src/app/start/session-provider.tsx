import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { untilOpens } from '../../offline/database-trouble.ts';
import { DatabaseUnavailable } from '../../offline/device-database.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { OutboxContext } from '../../offline/outbox-context.ts';
import { openSessionStore } from '../../session/session-store.ts';
import { SessionContext } from '../../session/use-session.ts';
import type { Opened } from './open-ahead.ts';

export const sessionStore = openSessionStore();

/** Resolves when the session is known, or when the disk keeps it waiting. */
export const sessionKnown = sessionStore.known.then(sessionStore.get);

interface SessionProviderProps {
  opened: Opened | undefined;
  children: ReactNode;
}

/** Provides the session and her outbox to everything below, including the shell, which counts waiting entries. */
export function SessionProvider({ opened, children }: SessionProviderProps) {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const memberId = session.state === 'authenticated' ? session.member.id : undefined;
  const outbox = useMemberOutbox(memberId, opened?.outbox);
  return (
    <SessionContext value={session}>
      <OutboxContext value={outbox}>{children}</OutboxContext>
    </SessionContext>
  );
}

/** The outbox is a chunk of its own, because a visitor has none. A slow disk is waited for, and the shell says so. */
async function openOutbox(memberId: string, isWanted: () => boolean): Promise<Outbox | undefined> {
  const { Outbox } = await import('../../offline/outbox.ts');
  while (isWanted()) {
    try {
      return await Outbox.open(memberId, __APP_VERSION__);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await untilOpens(error.databaseName);
    }
  }
  return undefined;
}

/** Throws to the screen that reports it if the disk cannot be read: an unreadable outbox must not look empty. */
function useMemberOutbox(memberId: string | undefined, first: Outbox | undefined): Outbox | undefined {
  const openAlready = useRef(first);
  const [outbox, setOutbox] = useState(first);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const already = openAlready.current;
    openAlready.current = undefined;
    const isHers = already?.memberId === memberId;
    if (!isHers) already?.close();
    if (memberId === undefined) return undefined;
    let isCurrent = true;
    const opening = already && isHers ? Promise.resolve(already) : openOutbox(memberId, () => isCurrent);
    opening.then((opened) => isCurrent && setOutbox(opened), setFailure);
    return () => {
      isCurrent = false;
      setOutbox(undefined);
      void opening.then((opened) => opened?.close()).catch(() => undefined);
    };
  }, [memberId]);
  if (failure !== undefined) throw failure;
  return outbox?.memberId === memberId ? outbox : undefined;
}
