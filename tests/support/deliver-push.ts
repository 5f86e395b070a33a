import type { BrowserContext, Worker } from '@playwright/test';
import { expect } from '@playwright/test';
import { registrationOf } from './worker-registration.ts';

/** The parts of a worker that the page's types do not know. */
interface WorkerScope {
  noticesShown: number;
  ServiceWorkerRegistration: { prototype: ServiceWorkerRegistration };
}

/**
 * Returns what delivers a message to the worker as the browser's push service would, and resolves once the worker has shown
 * one notice for it. Asked for its notices while one is being put up, Chromium takes that one for a notice that the desktop
 * no longer has, and forgets it; so a test asks only after this.
 */
export async function pushesTo(
  context: BrowserContext,
  worker: Worker,
  origin: string,
): Promise<(data: string) => Promise<void>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.noticesShown = 0;
    const { prototype } = scope.ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = async function counted(title, options) {
      await show.call(this, title, options);
      scope.noticesShown += 1;
    };
  });
  const tools = await context.newCDPSession(await context.newPage());
  const registrationId = await registrationOf(tools, origin);
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).noticesShown);
  let sent = 0;
  return async (data) => {
    sent += 1;
    const due = sent;
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(shown).toBeGreaterThanOrEqual(due);
  };
}
