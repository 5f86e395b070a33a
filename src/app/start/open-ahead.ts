/** Opens the sources of a member's first screen while there is nothing to draw yet, instead of after the shell is drawn. */
import type { Client } from '@urql/core';
import type { Outbox } from '../../offline/outbox.ts';
import type { Session } from '../../session/session.ts';

export interface Engine {
  client: Client;
  /** Resolves when the screen at this address can be drawn with the device's data. */
  answersFirst: (pathname: string) => Promise<void>;
  /** Begins, once, to send, to read ahead and to bring the changes of other devices. It can wait until the screen is drawn. */
  work: () => void;
  stop: () => void;
}

export interface Opened {
  outbox: Outbox;
  engine: Engine;
  /** The member's groups when the engine was started. */
  groups: string;
}

/** A slow disk, or a first visit over a slow network, must not hold up the shell. */
const PATIENCE_MS = 600;

/**
 * Resolves when the first screen can be drawn in one go: her outbox is open, the engine runs, the screen's `files` have loaded,
 * and what the device keeps of the screen at `pathname` has been read. Undefined for a visitor, and if it takes too long or
 * fails: then the providers open it and report what is wrong. An engine that runs but has not read everything in time is drawn
 * as it is.
 */
export async function openAhead(
  session: Promise<Session>,
  files: Promise<void>,
  pathname: string,
): Promise<Opened | undefined> {
  let isLate = false;
  let opened: Opened | undefined;
  const late = new Promise<void>((resolve) =>
    setTimeout(() => {
      isLate = true;
      resolve();
    }, PATIENCE_MS),
  );
  const opening = async () => {
    opened = await open(session, files, () => !isLate);
    await opened?.engine.answersFirst(pathname);
  };
  await Promise.race([opening().catch(() => undefined), late]);
  return opened;
}

/** The engine needs an open outbox, because the cache is read after the outbox's receipts (src/offline/outbox.ts). */
async function open(
  sessionKnown: Promise<Session>,
  files: Promise<void>,
  isWanted: () => boolean,
): Promise<Opened | undefined> {
  const session = await sessionKnown;
  if (session.state !== 'authenticated') {
    await files;
    return undefined;
  }
  const { id, groups } = session.member;
  const { Outbox } = await import('../../offline/outbox.ts');
  const [outbox] = await Promise.all([Outbox.open(id, __APP_VERSION__), files]);
  try {
    const { startEngine } = await import('./engine.tsx');
    if (isWanted()) return { outbox, engine: startEngine(outbox), groups: groups.join() };
  } catch (error) {
    outbox.close();
    throw error;
  }
  outbox.close();
  return undefined;
}
