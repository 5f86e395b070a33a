/**
 * Keeps the phone's content current for as long as a page is open. A home-screen app may stay so for weeks, and next week's menu
 * must be there when the network is not (promise 8).
 */
import { dayOf, momentOf } from '../../../contract/moments.ts';
import { onReturn } from '../../device/return.ts';
import { askForRefresh, onLibraryFull, onLibraryRefreshed } from '../../library/library-channel.ts';
import { TRIED_AGAIN_AFTER_MS } from '../../library/library-database.ts';
import { onNewsChance } from '../../reading/news-chances.ts';

/**
 * At the start and at each chance; the worker compares every half an hour at most, and is not asked for as long after it found the
 * disk full. `show` is called when the screens may show something older than the library. Returns what stops it.
 */
export function keepLibraryCurrent(viewerId: string, show: () => void): () => void {
  let fullAt = -Infinity;
  const ask = () => {
    if (Math.abs(Date.now() - fullAt) >= TRIED_AGAIN_AFTER_MS) void askForRefresh(false);
  };
  ask();
  const stops = [
    onNewsChance(ask),
    onLibraryFull(viewerId, () => {
      fullAt = Date.now();
    }),
    onLibraryRefreshed(viewerId, show),
    // It was not told of a refresh while it slept.
    onReturn(show),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads at the start, and again on each day that follows. `read` and this return what stops them. */
export function readEachDay(read: () => () => void): () => void {
  let day = today();
  let stopReading = read();
  const stopLooking = onNewsChance(() => {
    if (today() === day) return;
    day = today();
    stopReading();
    stopReading = read();
  });
  return () => {
    stopLooking();
    stopReading();
  };
}

const today = () => dayOf(momentOf(new Date()));
