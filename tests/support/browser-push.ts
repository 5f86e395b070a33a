/** A push service in the browser: Chromium's own needs Google's. It hands out addresses as Chromium has them. */
import type { BrowserContext, Page } from '@playwright/test';
import { BROWSER_ADDRESS, browserEndpoint } from './push-keys.ts';

/** Kept on the device like the browser's own subscription, so that it outlives the page. */
export async function giveBrowserPush(context: BrowserContext, id: string): Promise<void> {
  await context.addInitScript(
    ([endpoint, p256dh, auth]) => {
      const KEY = 'test.push';
      const make = () => ({
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem(KEY)).then(() => true),
      });
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve(localStorage.setItem(KEY, '1')).then(make),
        getSubscription: () => Promise.resolve(localStorage.getItem(KEY) === null ? null : make()),
      });
    },
    [browserEndpoint(id), BROWSER_ADDRESS.p256dh, BROWSER_ADDRESS.auth] as const,
  );
}

/** True if the browser has a subscription, for any member. */
export function hasSubscription(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) != null;
  });
}
