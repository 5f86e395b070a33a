/** Saves a training's video on the device, and inspects what is stored there. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MemberDevice } from './member-device.ts';
import { type ServerVideo, trainingsWithVideo } from './recipes-on-server.ts';
import type { ServerRecord } from './server-record.ts';
import { training as words } from './words.ts';

export async function someVideo(record: ServerRecord): Promise<ServerVideo> {
  const [video] = await trainingsWithVideo(record);
  if (!video) throw new Error('No training has a video');
  return video;
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: words.saveOffline });
export const savedMark = (page: Page): Locator => page.getByText(words.savedOffline);

export async function save(device: MemberDevice, video: ServerVideo): Promise<void> {
  await device.openTraining(video);
  await saveButton(device.page).click();
  await expect(savedMark(device.page)).toBeVisible();
}

/** Counts everything stored about saved videos on the device, for any member. */
export function keptThings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('saved-videos'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().length;
  });
}

/** Clears the browser's own cache, because playing from it proves nothing about ours. */
export async function emptyBrowserCache(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
}
