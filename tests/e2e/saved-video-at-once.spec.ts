import type { Locator } from '@playwright/test';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { anything } from '../support/network.ts';
import { expect, testWithFilms as test } from '../support/product-test.ts';
import { emptyBrowserCache, saveButton, savedMark, someVideo } from '../support/saved-videos.ts';
import { training as words } from '../support/words.ts';

/** Resolves when it plays from there. */
async function playFrom(video: Locator, part: number): Promise<void> {
  const from = await video.evaluate(async (element: HTMLVideoElement, wanted) => {
    element.muted = true;
    element.currentTime = element.duration * wanted;
    await element.play();
    return element.currentTime;
  }, part);
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(position).toBeGreaterThan(from + 0.3);
}

test('promise 8: a video saved while open plays at once, continues when the network is gone, and plays from the network once removed, without a reload @films', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.fill();
  const training = await someVideo(record);
  await device.openTraining(training);
  const video = page.getByLabel(trainingsText.player.replace('{title}', training.title));
  const complaint = page.getByText(
    new RegExp(`${trainingsText.videoFailed}|${trainingsText.videoBroken}`.replaceAll('.', String.raw`\.`)),
  );
  // Its beginning has come from the network.
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(0);
  await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));

  await saveButton(page).click();
  await expect(savedMark(page)).toBeVisible();
  await emptyBrowserCache(page);
  await playFrom(video, 0);
  network.fail(anything, { type: 'gone' });
  await playFrom(video, 0.7);
  await expect(savedMark(page)).toBeVisible();
  await expect(complaint).toBeHidden();

  network.heal();
  await page.getByRole('button', { name: words.removeOffline }).click();
  await expect(saveButton(page)).toBeVisible();
  await playFrom(video, 0.3);
  await expect(complaint).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-never-reloaded');
});
