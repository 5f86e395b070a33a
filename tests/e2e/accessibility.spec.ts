import { staffText } from '../../src/features/staff/staff.text.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOffline } from '../support/accessible-screen.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { type Route, ROUTES } from '../support/routes.ts';
import { food, nav, privacy } from '../support/words.ts';

/** Keeps each test short. */
const ROUTES_PER_TEST = 8;
const PARTS = Array.from({ length: Math.ceil(ROUTES.length / ROUTES_PER_TEST) }, (_, part) =>
  ROUTES.slice(part * ROUTES_PER_TEST, (part + 1) * ROUTES_PER_TEST),
);
const IN_WORDS = 'in both themes, at three widths and with text twice its size';

test.describe.configure({ timeout: 240_000 });
// Thousands of page visits make a trace too large to be useful.
test.use({ trace: 'off' });

async function expectVisitorsRoute(page: Page, { path, visitor }: Route): Promise<void> {
  const { heading, content } = visitor;
  await expect(page.locator(content).first(), path).toBeVisible();
  const h1 = page.getByRole('heading', { level: 1, ...(heading !== undefined && { name: heading }) });
  await expect(h1, path).toHaveCount(1);
}

async function walk(
  device: MemberDevice,
  routes: readonly Route[],
  expectRight: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const route of routes) {
    await test.step(route.path, async () => {
      await device.open(route.path);
      await device.expectRoute(route);
      await expectRight(device.page, route.path);
    });
  }
}

for (const routes of PARTS) {
  const from = `${routes.at(0)?.path} to ${routes.at(-1)?.path}`;

  test(`from ${from}: no violation for a visitor, ${IN_WORDS}`, async ({ page, network }) => {
    for (const route of routes) {
      await test.step(route.path, async () => {
        await page.goto(network.origin + route.path);
        await expectVisitorsRoute(page, route);
        await expectAccessible(page, route.path);
      });
    }
  });

  test(`from ${from}: no violation for a member, ${IN_WORDS}`, async ({ device }) => {
    await device.fill();
    await walk(device, routes, expectAccessible);
  });

  test(`from ${from}: no fault for a member without a network, with text twice its size`, async ({
    device,
    context,
  }) => {
    await device.fill();
    await context.setOffline(true);
    await walk(device, routes, expectAccessibleOffline);
  });
}

test(`dialogs and sheets over a screen have no violation, ${IN_WORDS}`, async ({ device, page, record }) => {
  await device.openDiary();
  const sheet = await device.openMeasurementSheet();
  await expect(sheet).toBeVisible();
  await expectAccessible(page, 'measurement');

  await device.open('/recipes/koorene-lohesupp?step=2');
  await expect(page.getByRole('dialog').getByRole('button', { name: food.cookExit })).toBeVisible();
  await expectAccessible(page, 'cook mode');

  await device.open('/settings');
  await page.getByRole('button', { name: privacy.erase }).click();
  await expect(page.getByRole('dialog', { name: privacy.erase })).toBeVisible();
  await expectAccessible(page, 'erasing');

  await device.openTraining(await trainingNeverDone(record));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menüü', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: nav['/diary'] })).toBeVisible();
  await expectAccessible(page, 'menu');
});

test(`the staff page has no violation for an admin, ${IN_WORDS}`, async ({ page, network }) => {
  await keepSession(page, network, await signInAs(network, 'admin@example.com'));
  await page.goto(`${network.origin}/staff`);
  await expect(page.getByRole('heading', { level: 1, name: staffText.title })).toBeVisible();
  for (const tab of [staffText.completions, staffText.members]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expectAccessible(page, `/staff, ${tab}`);
  }
});
