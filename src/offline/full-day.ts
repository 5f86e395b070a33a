/** Whether the service has stored as much for the member today as a day takes, and until when what waits must wait for that. */
import { useSyncExternalStore } from 'react';
import type { PassEnd } from './sender.ts';

/** What the limits of a minute ask for is shorter, and over before she has read about it. */
const LONGER_THAN_FLOODS_MS = 5 * 60_000;

let fullUntil: number | undefined;
const listeners = new Set<() => void>();

/** Called with how each pass of this page ended. */
export function noteFullDay(end: PassEnd | Error): void {
  // The disk, the network and another tab's turn say nothing about it.
  if (end instanceof Error || end.type === 'busy' || (end.type === 'later' && end.isUnreached)) return;
  const waitMs = end.type === 'later' ? (end.retryAfterMs ?? 0) : 0;
  fullUntil = waitMs > LONGER_THAN_FLOODS_MS ? Date.now() + waitMs : undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In milliseconds since 1970; undefined while nothing of the kind is known. */
export function useFullUntil(): number | undefined {
  return useSyncExternalStore(subscribe, () => fullUntil);
}
