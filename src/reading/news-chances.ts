import { timerMs } from '../../contract/timers.ts';
import { onChance } from '../device/return.ts';
import { currentConnection } from '../offline/connection.ts';

/** The shortest time between two, however often she comes and goes. */
const LEAST_MS = 30_000;
/** A tablet may be left open all day. */
const LOOKED_AT_MS = 2 * 60_000;

/**
 * Calls back whenever another of her phones may have logged something that this page does not show: she returns, the network is
 * back, or she has looked at it for a while; never behind her back. Returns a function that stops it.
 */
export function onNewsChance(ask: () => void): () => void {
  let askedAt = -Infinity;
  let due: ReturnType<typeof setTimeout> | undefined;
  const isSeen = () => document.visibilityState === 'visible';
  const look = () => {
    clearTimeout(due);
    due = undefined;
    // Nothing is asked behind her back: her return is the next chance.
    if (!isSeen()) return;
    askedAt = performance.now();
    ask();
  };
  const lookSoon = () => {
    const ms = askedAt + LEAST_MS - performance.now();
    if (ms <= 0) look();
    else due ??= setTimeout(look, timerMs(ms));
  };
  const timer = setInterval(() => {
    // Without a network the next chance is its return.
    if (currentConnection() !== 'offline') lookSoon();
  }, LOOKED_AT_MS);
  const stopListening = onChance(lookSoon);
  return () => {
    clearTimeout(due);
    clearInterval(timer);
    stopListening();
  };
}
