/** Knows whether a member has reached the day's storage limit, and until when her entries must wait. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../device/store.ts';
import type { PassEnd } from './pass-end.ts';

/** The limits per minute ask for shorter waits, which are over before she could read about them. */
const LONGER_THAN_FLOODS_MS = 5 * 60_000;

/** Several may use one phone, one after the other. */
const fullDay = createStore<{ memberId: string; until: number } | undefined>(undefined);

/** Called with the end of each pass of this page over her entries. */
export function noteFullDay(memberId: string, end: PassEnd | Error): void {
  // The disk, the network, a service that cannot answer and another tab's turn say nothing about it.
  if (end instanceof Error || end.type === 'busy') return;
  if (end.type === 'later' && (end.isUnreached || end.isUnavailable)) return;
  const waitMs = end.type === 'later' ? (end.retryAfterMs ?? 0) : 0;
  fullDay.set(waitMs > LONGER_THAN_FLOODS_MS ? { memberId, until: Date.now() + waitMs } : undefined);
}

/** Epoch ms; undefined while she has no known limit. */
export function useFullUntil(memberId: string | undefined): number | undefined {
  const full = useSyncExternalStore(fullDay.subscribe, fullDay.get);
  return full?.memberId === memberId ? full?.until : undefined;
}
