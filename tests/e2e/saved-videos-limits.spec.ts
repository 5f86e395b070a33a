/** A saved video has its limits: another member, lost rights, mobile data, a full disk. */
import { savedVideosText } from '../../src/features/training/saved-videos/saved-videos.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { formatBytes } from '../../src/language/numbers.ts';
import { fillDisk, onSmallDisk } from '../support/full-disk.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs, writeKept } from '../support/member-session.ts';
import { newMember, subscribed } from '../support/new-member.ts';
import { expect, openTab, testWithFilms as test } from '../support/product-test.ts';
import { trainingsWithVideo } from '../support/recipes-on-server.ts';
import {
  emptyBrowserCache,
  keptThings,
  save,
  saveButton,
  savedMark,
  someVideo,
} from '../support/saved-videos.ts';
import { ServerRecord } from '../support/server-record.ts';
import { actions, sync, training as words } from '../support/words.ts';

test('promise 6: another member on the phone neither sees nor plays what the first one saved, and signing out removes it @films', async ({
  device,
  page,
  network,
  member,
  record,
}) => {
  // Starts the app four times in a row.
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
  // Requested as a player does; the page's own player may still have in memory what it showed before.
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
  await device.signOut();
  await expect.poll(() => keptThings(page)).toBe(0);
});

test('a saved video is removed when the training is closed to her @films @breadth', async ({
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
  const closed = (answer: string) =>
    answer.replaceAll('"locked":false', '"locked":true').replaceAll('"trainings":"', '"trainings":"closed ');
  network.fail(({ body }) => body.includes('Library_'), { type: 'rewrite', rewrite: closed });
  const { id, email } = member;
  await writeKept(page, { current: { member: { id, email, groups: ['basic'] }, needsSignIn: false } });
  await device.open('/diary');
  await expect.poll(() => keptThings(page), { timeout: 30_000 }).toBe(0);
});

test('a film of a plan that has ended is said to belong to the plan in each tab, not to be gone, also while she watches it @films @breadth', async ({
  page,
  context,
  network,
}) => {
  test.slow();
  const visitor = await newMember(network);
  const free = await trainingsWithVideo(new ServerRecord(network, visitor));
  const { member, contractId } = await subscribed(network, visitor, 'BASIC');
  const record = new ServerRecord(network, member);
  const isFree = ({ id }: { id: string }) => free.some((each) => each.id === id);
  const training = (await trainingsWithVideo(record)).find((each) => !isFree(each));
  if (!training) throw new Error('No training of the plan has a video');
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.openTraining(training);
  const tab = await openTab(context, device);
  await tab.openTraining(training);
  const film = page.getByLabel(trainingsText.player.replace('{title}', training.title));
  // Under way, so that the page waits with her groups.
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 5;
  });
  await expect(saveButton(page)).toBeVisible();
  await expect(saveButton(tab.page)).toBeVisible();

  await record.ask(`mutation { withdrawFromContract(subscriptionId: "${contractId}") { id } }`);
  // Her former token counts for two seconds more.
  const counts = () =>
    record.completions().then(
      () => true,
      () => false,
    );
  await expect.poll(counts).toBe(false);
  for (const each of [page, tab.page]) {
    const closed = each.getByRole('heading', { name: words.locked });
    await saveButton(each).or(closed).click();
    await expect(closed).toBeVisible();
    await expect(each.getByText(savedVideosText.gone)).toBeHidden();
  }
  await expect.poll(() => keptThings(page)).toBe(0);
});

test('on a mobile network it asks first, and fetches nothing until she agrees @films @breadth', async ({
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

test('with a full disk the screen says that the video is NOT saved, and nothing of it stays @films @breadth', async ({
  network,
  member,
  record,
}) => {
  test.slow();
  await onSmallDisk(network, member, async (device) => {
    const { page } = device;
    const training = await someVideo(record);
    await device.openTraining(training);
    await fillDisk(page);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(savedVideosText.notSaved);
    await expect(page.getByRole('alert')).toContainText(sync.storageFull);
    await expect(savedMark(page)).toBeHidden();
    await expect.poll(() => keptThings(page)).toBe(0);
  });
});
