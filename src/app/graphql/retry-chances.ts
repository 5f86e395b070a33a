import { currentConnection } from '../../offline/connection.ts';

/** Only a request can show that the network came back unnoticed by the browser (a captive portal, a server that hung). */
const PROBE_MS = 20_000;

/** Calls back whenever reads that failed for lack of a network are worth another try. Returns a function that stops it. */
export function onRetryChance(retry: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') retry();
  };
  const probe = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && currentConnection() === 'offline')
      retry();
  };
  const timer = setInterval(probe, PROBE_MS);
  window.addEventListener('online', retry);
  window.addEventListener('pageshow', retry);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', retry);
    window.removeEventListener('pageshow', retry);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
