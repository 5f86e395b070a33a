/** Lets the worker send when every page is closed, where the browser has Background Sync. Elsewhere the pages send. */

export const SYNC_TAG = 'outbox';

interface SyncManager {
  register(tag: string): Promise<void>;
}

function hasSync(
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & { sync: SyncManager } {
  return 'sync' in registration;
}

export async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && hasSync(registration)) await registration.sync.register(SYNC_TAG);
  } catch {
    // Refused by the member's settings; the pages send.
  }
}
