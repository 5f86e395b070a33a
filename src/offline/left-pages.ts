/**
 * A page that is left sleeps on for a while, in case somebody goes back to it. One that slept off while it was making or
 * upgrading a database would keep everybody else from it for as long as it sleeps (Chromium 156;
 * docs/decisions/022-databases-open-in-time.md). So an upgrade ends with its page, and a page that waits for a database
 * nudges the sleepers: no message wakes them, but the browser throws away those that one is meant for.
 */

const CHANNEL = 'databases';
let heard: BroadcastChannel | undefined;
let isLeft = false;
let leavings = 0;

// In a test without pages there is nothing to listen to.
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true;
  leavings += 1;
});
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
});

/** A page that is awake need do nothing: it lets go of databases by itself. */
export function listenForNudges(): void {
  if (heard) return;
  heard = new BroadcastChannel(CHANNEL);
  heard.addEventListener('message', () => undefined);
}

export function nudgeSleepers(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('let go');
  channel.close();
}

/**
 * Takes back the upgrade that `request` has begun, if this page is left before it ends. Returns a function that stops
 * watching.
 */
export function endUpgradeWithPage(request: IDBOpenDBRequest): () => void {
  const end = () => {
    try {
      request.transaction?.abort();
    } catch {
      // It is being committed, and ends by itself.
    }
  };
  globalThis.addEventListener?.('pagehide', end);
  return () => globalThis.removeEventListener?.('pagehide', end);
}

/**
 * The number of times that this page was left: a transaction aborted meanwhile was aborted for that, and may run again when she
 * is back.
 */
export function timesLeft(): number {
  return leavings;
}

/** Resolves when somebody is back on this page; at once if nobody has left it. */
export function untilPageIsShown(): Promise<void> {
  if (!isLeft) return Promise.resolve();
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
}
