import { timerMs } from '../../../contract/timers.ts';
import { onChance } from '../../device/return.ts';
import { type Connection, currentConnection, onConnectionChange } from '../../offline/connection.ts';
import { retryDelayMs } from '../../offline/retry-schedule.ts';

/** Nothing is heard for longer than this while she looks at the screen. */
const MAX_PROBE_MS = 20_000;

/**
 * Calls back whenever reads that failed for lack of a network are worth another try. Only a request can show that the network
 * came back unnoticed by the browser (a captive portal, a server that hung), or that just one was lost: the first is made soon,
 * the next ones with doubling waits. Returns a function that stops it.
 */
export function onRetryChance(retry: () => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const planProbe = () => {
    failures += 1;
    timer = setTimeout(probe, timerMs(Math.min(MAX_PROBE_MS, retryDelayMs({ failures }))));
  };
  const probe = () => {
    planProbe();
    if (document.visibilityState === 'visible') retry();
  };
  const follow = (connection: Connection) => {
    clearTimeout(timer);
    failures = 0;
    if (connection === 'offline') planProbe();
  };
  follow(currentConnection());
  const stopListening = onChance(retry);
  const stopFollowing = onConnectionChange((connection) => {
    follow(connection);
    // Another request came through: what failed on an unstable network need not wait until she returns.
    if (connection === 'online') retry();
  });
  return () => {
    clearTimeout(timer);
    stopListening();
    stopFollowing();
  };
}
