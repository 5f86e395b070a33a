/** What a member's first screen reads from, opened while the page has nothing to draw yet and not after React has drawn the shell. */
import type { Outbox } from '../../offline/outbox.ts';
import type { Session } from '../../session/session.ts';
import type { Engine } from './engine.tsx';

export interface Opened {
  outbox: Outbox;
  engine: Engine;
  /** The member's groups, which the engine was started for. */
  groups: string;
}

/** A slow disk, or a first visit over a slow network, must not hold up the shell. */
const PATIENCE_MS = 600;

/**
 * Resolves when the first screen can be drawn in one go: her outbox and the engine run, and its `files` are there. Undefined
 * for a visitor, and where it takes too long or fails: the providers open it then, and say what is wrong.
 */
export async function openAhead(
  session: Promise<Session>,
  files: Promise<void>,
): Promise<Opened | undefined> {
  let isLate = false;
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => {
      isLate = true;
      resolve(undefined);
    }, PATIENCE_MS),
  );
  const opening = open(session, files, () => !isLate).catch(() => undefined);
  return Promise.race([opening, late]);
}

/** The cache is read after the outbox's receipts (src/offline/outbox.ts): the engine starts on an outbox that is open. */
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
