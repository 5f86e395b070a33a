import type { Locator, Page } from '@playwright/test';
import { savedVideosText } from '../../src/features/saved-videos/saved-videos.text.ts';
import { trainingsText } from '../../src/features/trainings/trainings.text.ts';
import { formatBytes } from '../../src/language/numbers.ts';
import { fillDisk, limitDisk } from '../support/full-disk.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs, writeKept } from '../support/member-session.ts';
import { anything, type NetworkRequest } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { type ServerVideo, trainingsWithVideo } from '../support/recipes-on-server.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { actions, nav, sync, training as words } from '../support/words.ts';

async function someVideo(record: ServerRecord): Promise<ServerVideo> {
  const [video] = await trainingsWithVideo(record);
  if (!video) throw new Error('No training has a video');
  return video;
}

const saveButton = (page: Page): Locator => page.getByRole('button', { name: words.saveOffline });
const savedMark = (page: Page): Locator => page.getByText(words.savedOffline);

async function save(device: MemberDevice, video: ServerVideo): Promise<void> {
  await device.openTraining(video);
  await saveButton(device.page).click();
  await expect(savedMark(device.page)).toBeVisible();
}

/** How many things of any saved video are on the device, whoever saved it. */
function keptThings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('saved-videos'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().length;
  });
}

/** The browser's own cache of what it has fetched: what plays from it says nothing of ours. */
async function emptyBrowserCache(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
}

function player(page: Page, { title }: ServerVideo): Locator {
  return page.getByLabel(trainingsText.player.replace('{title}', title));
}

const positionOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** A request of the saving for one of the video's pieces; the player's own ask for a video. */
const isPieceOf =
  ({ video }: ServerVideo, from = 0) =>
  ({ path, headers }: NetworkRequest) =>
    path === video &&
    headers['sec-fetch-dest'] === 'empty' &&
    Number(/^bytes=(\d+)/.exec(String(headers.range))?.[1]) >= from;

const firstBytes = 200_000;

test('a saved video plays with the network gone, from its start and from any place in it, with its captions', async ({
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

test('a saving that broke off keeps what has come, and fetches only the rest', async ({
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

test('a saving that broke off goes on by itself when the device is online again', async ({
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

test('a saving that she gives up leaves nothing behind', async ({ device, page, network, record }) => {
  await device.openDiary();
  const training = await someVideo(record);
  await device.openTraining(training);
  network.fail(isPieceOf(training, firstBytes), { type: 'hang' });
  await saveButton(page).click();
  await expect(page.getByRole('progressbar', { name: savedVideosText.saving })).toBeVisible();
  await expect.poll(() => keptThings(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: actions.cancel }).click();
  await expect(saveButton(page)).toBeVisible();
  expect(await keptThings(page)).toBe(0);
});

test('a saved video is marked in the studio and listed with its size in the settings, where removing it frees it', async ({
  device,
  page,
  record,
}) => {
  await device.openDiary();
  const training = await someVideo(record);
  await save(device, training);
  await device.open('/studio');
  const card = page.getByRole('listitem').filter({ hasText: training.title });
  await expect(card).toContainText(words.savedOffline);
  await device.open('/settings');
  const item = page
    .getByRole('region', { name: savedVideosText.list })
    .getByRole('listitem')
    .filter({ hasText: training.title });
  await expect(item).toContainText(formatBytes(training.bytes));
  await item.getByRole('button').click();
  await expect(item).toBeHidden();
  expect(await keptThings(page)).toBe(0);
  await device.open('/studio');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(words.savedOffline);
});

test('a video that cannot be loaded says so, beside a plan that can be read', async ({
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

test('promise 6: another member on the phone neither sees nor plays what the first one saved, and signing out frees it', async ({
  device,
  page,
  network,
  member,
  record,
}) => {
  // Four starts of the app, one after another.
  test.slow();
  await device.openDiary();
  const training = await someVideo(record);
  await save(device, training);

  await keepSession(page, network, await signInAs(network, 'vip@example.com'));
  await device.openTraining(training);
  await expect(saveButton(page)).toBeVisible();
  await expect(savedMark(page)).toBeHidden();
  await emptyBrowserCache(page);
  network.fail(({ path }) => path === training.video, { type: 'gone' });
  await device.openTraining(training);
  await expect(savedMark(page)).toBeHidden();
  // Asked as a player asks; the page's own player may still hold in memory what it has shown before.
  const answer = await page.evaluate(
    (address) =>
      fetch(address, { headers: { range: 'bytes=0-' }, cache: 'no-store' }).then(
        ({ status }) => status,
        () => 'no answer',
      ),
    training.video,
  );
  expect(answer).toBe('no answer');
  network.heal();

  await keepSession(page, network, member);
  await device.open('/diary');
  await device.askToSignOut();
  await expect(page).toHaveURL(`${network.origin}/`);
  await expect.poll(() => keptThings(page)).toBe(0);
});

test('a saved video goes when the training is closed to her', async ({
  device,
  page,
  network,
  member,
  record,
}) => {
  test.slow();
  await device.fill();
  const training = await someVideo(record);
  await save(device, training);
  network.fail(({ body }) => body.includes('Library_Trainings'), {
    type: 'rewrite',
    rewrite: (answer) => answer.replaceAll('"locked":false', '"locked":true'),
  });
  const { id, email } = member;
  await writeKept(page, { current: { member: { id, email, groups: ['basic'] }, needsSignIn: false } });
  await device.open('/diary');
  await expect.poll(() => keptThings(page), { timeout: 30_000 }).toBe(0);
});

test('over the mobile network it asks first, and fetches nothing until she agrees', async ({
  device,
  page,
  network,
  record,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', saveData: false } });
  });
  await device.openDiary();
  const training = await someVideo(record);
  await device.openTraining(training);
  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: savedVideosText.mobileTitle });
  await expect(question).toContainText(formatBytes(training.bytes));
  await question.getByRole('button', { name: actions.cancel }).click();
  await expect(question).toBeHidden();
  expect(await keptThings(page)).toBe(0);
  await saveButton(page).click();
  await question.getByRole('button', { name: savedVideosText.saveNow }).click();
  await expect(savedMark(page)).toBeVisible();
  expect(network.log.some(({ path }) => path === training.video)).toBe(true);
});

test('on a full disk the screen says that the video is NOT saved, and nothing of it stays', async ({
  network,
  member,
  record,
}) => {
  test.slow();
  const browser = await RealBrowser.open();
  try {
    const { page, context } = browser;
    await limitDisk(context, page, network.origin);
    await keepSession(page, network, member);
    const device = new MemberDevice(page, network, member);
    await device.fill('/diary');
    await expect(device.heading(nav['/diary'])).toBeVisible();
    const training = await someVideo(record);
    await device.openTraining(training);
    await fillDisk(page);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(savedVideosText.notSaved);
    await expect(page.getByRole('alert')).toContainText(sync.storageFull);
    await expect(savedMark(page)).toBeHidden();
    expect(await keptThings(page)).toBe(0);
  } finally {
    await browser.dispose();
  }
});
