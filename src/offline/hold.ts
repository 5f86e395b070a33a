/**
 * Holding an entry back while it can be undone, by no clock: a hold is a Web Lock of the page in which she may undo. It ends when
 * the page lets go, when its few seconds are over, or with the page itself, however that ended. If a page was frozen in the
 * middle of it, the sender counts the seconds again and then goes on.
 *
 *   held ──released, undone, time is over, the page is gone──▶ over
 *     └────a sender has waited the whole time itself──────────▶ over
 */
import { timerMs } from '../../contract/timers.ts';
import type { Entry } from './entry.ts';

/** The longest that anything can be undone. */
const MAX_HOLD_MS = 60_000;

/** Ends a hold; more than once does no harm. */
type EndHold = () => void;

/**
 * Resolves when the entry is held, before it is kept, so that no sender finds it free in between. Calls `onOver` when that has
 * ended, by whatever.
 */
function holdEntry(entryId: string, holdMs: number, onOver: () => void): Promise<EndHold> {
  if (!('locks' in navigator)) return Promise.resolve(onOver);
  return new Promise((resolve) => {
    let end: EndHold = () => undefined;
    const ended = new Promise<void>((over) => {
      end = over;
    });
    void ended.then(onOver);
    const whileHeld = () => {
      setTimeout(end, timerMs(boundedHoldMs(holdMs)));
      resolve(end);
      return ended;
    };
    // A browser that gives no lock holds nothing back; she can still undo by the opposite entry.
    navigator.locks.request(lockOf(entryId), whileHeld).catch(() => resolve(end));
  });
}

/** The entries that this page holds back. Each is held once. */
export class Holds {
  /** The ways to let go of each that is held now. */
  readonly ends = new Map<string, EndHold>();

  /** Resolves when all of them are held that can be undone. */
  async hold(entries: readonly Pick<Entry, 'id' | 'holdMs'>[]): Promise<void> {
    for (const { id, holdMs } of entries)
      if (holdMs !== undefined) this.ends.set(id, await holdEntry(id, holdMs, () => this.ends.delete(id)));
  }

  end(entries: readonly Pick<Entry, 'id'>[]): void {
    for (const { id } of entries) this.ends.get(id)?.();
  }

  endAll(): void {
    for (const end of this.ends.values()) end();
  }
}

/** Returns whether a page may hold the entry back now. Without Web Locks that cannot be known. */
export async function isHeldByPage(entryId: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const options = { mode: 'shared', ifAvailable: true } as const;
  return navigator.locks.request(lockOf(entryId), options, (lock) => lock === null);
}

/** Resolves when no page holds the entry back any more, or when `signal` aborts. */
export async function untilLetGo(entryId: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  if (!('locks' in navigator)) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return;
  }
  const options = { mode: 'shared', signal } as const;
  await navigator.locks.request(lockOf(entryId), options, () => undefined).catch(() => undefined);
}

/** Values of an older or damaged row are limited too. */
export function boundedHoldMs(holdMs: number): number {
  return holdMs > 0 ? Math.min(holdMs, MAX_HOLD_MS) : 0;
}

function lockOf(entryId: string): string {
  return `hold:${entryId}`;
}
