/** Lets the worker send when every page is closed, if the browser has Background Sync. Otherwise the pages send. */

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
    // The member's settings forbid it, so the pages send.
  }
}
