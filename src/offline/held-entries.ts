/** Entries that a sender must not touch yet: a page holds each back for a few seconds from when it was first seen. */
import { deadline } from './deadline.ts';
import type { Entry } from './entry.ts';
import { boundedHoldMs, isHeldByPage, untilLetGo } from './hold.ts';

export class HeldEntries {
  /** Times of `performance.now()` by id, because no change of the clock moves it. */
  readonly #ends = new Map<string, number>();

  /** The ids of the entries that are held now. */
  async among(entries: readonly Entry[]): Promise<ReadonlySet<string>> {
    const held = new Set<string>();
    for (const entry of entries) {
      if (entry.holdMs === undefined || this.#msLeft(entry) <= 0) continue;
      if (await isHeldByPage(entry.id)) held.add(entry.id);
    }
    return held;
  }

  /** Resolves when the entry may be free, or `channel` says that something has changed, or `signal` aborts. */
  async untilOver(entry: Entry, channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
    const told = new AbortController();
    const stop = () => told.abort();
    channel.addEventListener('message', stop);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    await untilLetGo(entry.id, deadline(this.#msLeft(entry), told.signal));
    channel.removeEventListener('message', stop);
    signal.removeEventListener('abort', stop);
    stop();
  }

  #msLeft({ id, holdMs = 0 }: Entry): number {
    const now = performance.now();
    const end = this.#ends.get(id) ?? now + boundedHoldMs(holdMs);
    this.#ends.set(id, end);
    return end - now;
  }
}
