/** Lets the worker renew the library while the app is closed, if the browser does that for an installed one. */

const PERIODIC_TAG = 'library';

interface PeriodicSyncManager {
  register(tag: string): Promise<void>;
}

export async function askForPeriodicSync(registration: object | undefined): Promise<void> {
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSyncManager };
  // One that does not allow it refuses: the library is then renewed at the next start.
  await periodicSync?.register(PERIODIC_TAG).catch(() => undefined);
}
