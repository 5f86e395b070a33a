/**
 * Allows one sender per member on a device, in any tab or worker: the turn is a Web Lock, held for a whole pass and
 * never tested and taken again. A holder that was frozen by the browser is passed over after its lease.
 */
import { deadline } from './deadline.ts';
import { takeOver } from './take-over.ts';

/** The time for which a holder may be silent. Each request within a turn has a much lower limit. */
export const LEASE_MS = 90_000;

/** The name of a member's turn. */
export function turnOf(memberId: string): string {
  return `outbox:${memberId}`;
}

export type Turn<T> = { had: true; result: T } | { had: false };

/**
 * Runs `work` while holding the member's turn, waiting at most `waitMs` for it. `signal` aborts when the turn was taken away.
 * Without Web Locks the work simply runs: sending twice is harmless (promise 3).
 */
export async function withTurn<T>(
  name: string,
  waitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Turn<T>> {
  const taken = new AbortController();
  if (!('locks' in navigator)) return { had: true, result: await work(taken.signal) };
  let isStarted = false;
  let failure: unknown;
  const run = async (): Promise<Turn<T>> => {
    isStarted = true;
    try {
      return { had: true, result: await work(taken.signal) };
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    return await navigator.locks.request(name, { signal: deadline(waitMs) }, run).catch((error: unknown) => {
      // Either the wait was too long, or another sender took the turn while the work ran.
      if (!isAbort(error) || isStarted || waitMs < LEASE_MS) throw error;
      return takeOver(name, run);
    });
  } catch (error) {
    // A transaction that the browser gives up fails alike, and has nothing to do with the lock.
    if (!isAbort(error) || error === failure) throw error;
    taken.abort();
    return { had: false };
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
