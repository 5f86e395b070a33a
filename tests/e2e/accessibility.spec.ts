import { staffText } from '../../src/features/staff/staff.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { goTo, visit } from '../support/route-walk.ts';
import { inParts, ROUTE_PARTS, VISITORS_OWN_ROUTES } from '../support/routes.ts';
import { food, nav, privacy } from '../support/words.ts';

const IN_WORDS = 'in both themes, narrow and wide, and with text twice its size';

// The longest file by far: its tests run beside each other.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

for (const { routes, name } of inParts(VISITORS_OWN_ROUTES)) {
  test(`${name}: no violation for a visitor, ${IN_WORDS}`, async ({ page, network }) => {
    for (const route of routes) {
      await test.step(route.path, async () => {
        await visit(page, network, route);
        await expectAccessible(page, route.path);
      });
    }
  });
}

for (const { routes, name } of ROUTE_PARTS) {
  testWithApp(`${name}: no violation for a member, ${IN_WORDS}`, async ({ device, page }) => {
    for (const [index, route] of routes.entries()) {
      await test.step(route.path, async () => {
        await goTo(device, route, routes[index - 1]);
        await expectAccessible(page, route.path);
      });
    }
  });
}

testWithApp(
  `dialogs and sheets over a screen have no violation, ${IN_WORDS}`,
  async ({ device, page, record }) => {
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
  },
);

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
