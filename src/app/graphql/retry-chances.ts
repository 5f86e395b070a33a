import { onChance } from '../../device/return.ts';
import { currentConnection, onReconnected } from '../../offline/connection.ts';

/** Only a request can show that the network came back unnoticed by the browser (a captive portal, a server that hung). */
const PROBE_MS = 20_000;

/** Calls back whenever reads that failed for lack of a network are worth another try. Returns a function that stops it. */
export function onRetryChance(retry: () => void): () => void {
  const probe = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && currentConnection() === 'offline')
      retry();
  };
  const timer = setInterval(probe, PROBE_MS);
  const stopListening = onChance(retry);
  // Another request came through: what failed on an unstable network need not wait until she returns.
  const stopWatching = onReconnected(retry);
  return () => {
    clearInterval(timer);
    stopListening();
    stopWatching();
  };
}
