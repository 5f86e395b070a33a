/** A device whose disk is full for the product's origin, and how to free space. */
import type { Page } from '@playwright/test';
import { PICTURE_CACHE } from '../../src/device/spare-room.ts';
import { MemberDevice } from './member-device.ts';
import { keepSession, type MemberSession } from './member-session.ts';
import type { Network } from './network.ts';
import { RealBrowser } from './real-browser.ts';

/** Enough for the app and its library, and a little more. */
const QUOTA_BYTES = 24_000_000;
const FILLER = 'filler';

/** Runs `work` on a device with little space, in its own browser, signed in and with everything that she may read. */
export async function onSmallDisk(
  network: Network,
  member: MemberSession,
  run: (device: MemberDevice) => Promise<void>,
): Promise<void> {
  const browser = await RealBrowser.open();
  try {
    const { page, context } = browser;
    // Must precede the origin's first use of IndexedDB: the browser keeps the quota it first saw.
    const tools = await context.newCDPSession(page);
    await tools.send('Storage.overrideQuotaForOrigin', { origin: network.origin, quotaSize: QUOTA_BYTES });
    await keepSession(page, network, member);
    const device = new MemberDevice(page, network, member);
    await device.fill('/diary');
    await run(device);
  } finally {
    await browser.dispose();
  }
}

/** Writes to the origin's disk until not even 200 bytes fit, and leaves no pictures that could make room. */
export async function fillDisk(page: Page): Promise<void> {
  await page.evaluate((pictures) => caches.delete(pictures), PICTURE_CACHE);
  await fillBesides(page);
}

/** Does so, and leaves the pictures of the library. */
export function fillBesides(page: Page): Promise<void> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
    });
    const randomBytes = (size: number) => {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536)
        crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65_536)));
      return bytes;
    };
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('bytes', 'readwrite');
        transaction.objectStore('bytes').add(randomBytes(size));
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    for (let size = 4_000_000; size >= 200;) {
      if (!(await fits(size))) size = Math.floor(size / 2);
    }
    database.close();
  }, FILLER);
}

export function freeDisk(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
    FILLER,
  );
}
