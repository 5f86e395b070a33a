/** The half of a load balancer that takes out servers which do not report that they are well. */
import { setTimeout as delay } from 'node:timers/promises';

const ASKED_EVERY_MS = 100;

export interface WatchedHealth {
  /** The processes whose last answer at /healthz was 200, in no order. It changes as long as it is watched. */
  healthy: readonly string[];
  stop(): Promise<void>;
}

/** Asks each of the origins again and again. */
export function watchHealth(origins: readonly string[]): WatchedHealth {
  const healthy: string[] = [];
  const stopping = new AbortController();
  const watch = async (origin: string) => {
    while (!stopping.signal.aborted) {
      const isWell = await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      const place = healthy.indexOf(origin);
      if (isWell && place < 0) healthy.push(origin);
      if (!isWell && place >= 0) healthy.splice(place, 1);
      await delay(ASKED_EVERY_MS);
    }
  };
  const watching = Promise.all(origins.map(watch));
  const stop = async () => {
    stopping.abort();
    await watching;
  };
  return { healthy, stop };
}
