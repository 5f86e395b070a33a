/** Content made for one member: she finds and does it, and nobody else learns of it. */
import { planOwnerText } from '../../src/platform/access/plan-owner.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { everythingKept } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test, testWithApp, testWithFilms } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { apiErrors, nav, training as words } from '../support/words.ts';

const PLAN = { id: 'sinu-kava-selg-ja-puusad', title: 'Sinu kava: selg ja puusad' };

test('a VIP finds the plan made for her, and has it offline', async ({ page, network }) => {
  const vip = await signInAs(network, 'vip@example.com');
  await keepSession(page, network, vip);
  const device = new MemberDevice(page, network, vip);
  await device.fill('/studio');
  const card = rowsSaying(page.getByRole('listitem'), PLAN.title);
  await expect(card).toContainText(trainingsText.personal);
  network.fail(anything, { type: 'gone' });
  await device.openTraining(PLAN);
  await expect(page.getByRole('heading', { name: words.warmup })).toBeVisible();
  await expect(page.getByText(trainingsText.personal)).toBeVisible();
});

testWithApp(
  'another member finds no trace of it, on the screens or on her phone @breadth',
  async ({ device, page }) => {
    await device.fill('/studio');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(PLAN.title)).toHaveCount(0);
    await device.open(`/studio/${PLAN.id}`);
    await expect(page.getByText(apiErrors.NOT_FOUND)).toBeVisible();
    await expect(page.getByText(PLAN.title)).toHaveCount(0);
    expect(await everythingKept(page)).not.toContain(PLAN.title);
  },
);

test('a trainer sees whose a plan is, and her phone does not keep it @breadth', async ({ page, network }) => {
  const trainer = await signInAs(network, 'trainer@example.com');
  await keepSession(page, network, trainer);
  const device = new MemberDevice(page, network, trainer);
  await device.fill('/studio');
  await device.openTraining(PLAN);
  const owner = page.getByText(planOwnerText.owner.replace('{owner}', 'vip@example.com'), { exact: true });
  await expect(owner).toBeVisible();
  await expectAccessible(page, `/studio/${PLAN.id}`);
  await page.getByRole('link', { name: nav['/studio'] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/studio'] })).toBeVisible();
  expect(await everythingKept(page)).not.toContain('vip@example.com');
  network.fail(anything, { type: 'gone' });
  await device.openTraining(PLAN);
  await expect(page.getByText(planOwnerText.offline)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.warmup })).toBeVisible();
});

test('no page for visitors and search engines mentions it', async ({ network }) => {
  const read = async (path: string) =>
    (await fetch(network.origin + path, { headers: { accept: 'text/html' } })).text();
  const sitemap = await read('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of ['/sitemap.xml', `/studio/${PLAN.id}`, ...paths]) {
    const text = (await read(path)).replaceAll(`"/studio/${PLAN.id}"`, '');
    expect(text, path).not.toMatch(/sinu-kava|Sinu kava: selg/);
  }
});

testWithFilms(
  'a video plays although the address stored on the phone has expired @films @breadth',
  async ({ device, page, network, record }) => {
    const isQuestion = ({ path }: { path: string }) => path === '/graphql';
    const rewrite = (body: string) => body.replaceAll(/signature=[\w-]+/g, 'signature=gone');
    network.fail(isQuestion, { type: 'rewrite', rewrite });
    await device.fill();
    network.heal();
    const { listTrainings } = await record.ask<{
      listTrainings: { items: { id: string; title: string; video: string | null }[] };
    }>('query Truth_Signed { listTrainings(limit: 200) { items { id title video } } }');
    const training = listTrainings.items.find(({ video }) => video?.includes('signature='));
    if (!training) throw new Error('No training has a signed video');
    await device.openTraining(training);
    const video = page.getByLabel(trainingsText.player.replace('{title}', training.title));
    await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(1);
    await expect(page.getByText(trainingsText.videoBroken)).toBeHidden();
  },
);
