import type { CDPSession } from '@playwright/test';

/** Returns the registration of the origin's worker, under its name in the browser's tools. */
export async function registrationOf(tools: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}
