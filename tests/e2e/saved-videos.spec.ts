import type { Locator, Page } from '@playwright/test';
import { savedVideosText } from '../../src/features/training/saved-videos/saved-videos.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { formatBytes } from '../../src/language/numbers.ts';
import { anything, type NetworkRequest } from '../support/network.ts';
import { expect, testWithFilms as test } from '../support/product-test.ts';
import type { ServerVideo } from '../support/recipes-on-server.ts';
import { rowsSaying } from '../support/rows.ts';
import {
  emptyBrowserCache,
  keptThings,
  save,
  saveButton,
  savedMark,
  someVideo,
} from '../support/saved-videos.ts';
import { actions, training as words } from '../support/words.ts';

function player(page: Page, { title }: ServerVideo): Locator {
  return page.getByLabel(trainingsText.player.replace('{title}', title));
}

const positionOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** A request for one of the video's pieces, which only saving makes; the player requests ranges. */
const isPieceOf =
  ({ video }: ServerVideo, from = 0) =>
  ({ path, headers }: NetworkRequest) =>
    path === video &&
    headers['sec-fetch-dest'] === 'empty' &&
    Number(/^bytes=(\d+)/.exec(String(headers.range))?.[1]) >= from;

const firstBytes = 200_000;

test('a saved video plays with the network gone, from its start and from any position, with its captions @films @breadth', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.fill();
  const training = await someVideo(record);
  await device.openTraining(training);
  await expect(page.getByText(words.needsSpace.replace('{size}', formatBytes(training.bytes)))).toBeVisible();
  await save(device, training);
  await emptyBrowserCache(page);
  network.fail(anything, { type: 'gone' });

  await device.openTraining(training);
  await expect(savedMark(page)).toBeVisible();
  const video = player(page, training);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => positionOf(video)).toBeGreaterThan(0.5);
  const late = await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration * 0.8;
    return element.currentTime;
  });
  await expect.poll(() => positionOf(video)).toBeGreaterThan(late + 0.3);
  const cues = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(0);
  await expect(page.getByText(trainingsText.videoFailed)).toBeHidden();
});

test('an interrupted download keeps what has arrived, and fetches only the rest @films @breadth', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.openDiary();
  const training = await someVideo(record);
  await device.openTraining(training);
  network.fail(isPieceOf(training, firstBytes), { type: 'truncate' });
  await saveButton(page).click();
  await expect(page.getByText(savedVideosText.interrupted)).toBeVisible();
  network.heal();
  network.forget();
  await device.openTraining(training);
  await expect(page.getByText(savedVideosText.partial.split(':')[0] ?? '')).toBeVisible();
  await page.getByRole('button', { name: savedVideosText.resume }).click();
  await expect(savedMark(page)).toBeVisible();
  const asked = network.log.filter(({ path }) => path === training.video).map(({ status }) => status);
  expect(asked.length).toBeGreaterThan(0);
  await emptyBrowserCache(page);
  network.fail(anything, { type: 'gone' });
  // Byte for byte what the server has.
  const [kept, whole] = await Promise.all([
    page.evaluate(
      async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
      training.video,
    ),
    fetch(network.serverOrigin + training.video).then((response) => response.arrayBuffer()),
  ]);
  expect(Buffer.compare(Buffer.from(kept), Buffer.from(whole))).toBe(0);
});

test('an interrupted download resumes by itself when the device is online again @films @breadth', async ({
  device,
  page,
  context,
  network,
  record,
}) => {
  await device.openDiary();
  const training = await someVideo(record);
  await device.openTraining(training);
  network.fail(isPieceOf(training, firstBytes), { type: 'gone' });
  await saveButton(page).click();
  await expect(page.getByText(savedVideosText.interrupted)).toBeVisible();
  network.heal();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(savedMark(page)).toBeVisible();
});

test('a cancelled download leaves nothing behind @films @breadth', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.openDiary();
  const training = await someVideo(record);
  await device.openTraining(training);
  network.fail(isPieceOf(training, firstBytes), { type: 'hang' });
  await saveButton(page).click();
  await expect(page.getByRole('progressbar', { name: savedVideosText.saving })).toBeVisible();
  await expect.poll(() => keptThings(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: actions.cancel }).click();
  await expect(saveButton(page)).toBeVisible();
  await expect.poll(() => keptThings(page)).toBe(0);
});

test('a saved video is marked and found in the studio, and listed with its size in the settings, where it can be removed @films @breadth', async ({
  device,
  page,
  record,
}) => {
  await device.openDiary();
  const training = await someVideo(record);
  await save(device, training);
  await device.open('/studio');
  const card = rowsSaying(page.getByRole('listitem'), training.title);
  await expect(card).toContainText(words.savedOffline);
  await page.getByRole('button', { name: actions.saved, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([training.title]);
  await device.open('/settings');
  const item = rowsSaying(
    page.getByRole('region', { name: savedVideosText.list }).getByRole('listitem'),
    training.title,
  );
  await expect(item).toContainText(formatBytes(training.bytes));
  await item.getByRole('button').click();
  await expect(item).toBeHidden();
  await expect.poll(() => keptThings(page)).toBe(0);
  await device.open('/studio');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(words.savedOffline);
});

test('a video that cannot load says so, next to a plan that can be read @films @breadth', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.openDiary();
  const training = await someVideo(record);
  network.fail(({ path }) => path === training.video, { type: 'gone' });
  await device.openTraining(training);
  await expect(page.getByText(trainingsText.videoBroken)).toBeVisible();
});
