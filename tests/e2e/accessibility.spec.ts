/** Dialogs that no address opens by itself (every-screen.spec.ts has the others) are looked at too. */
import { staffText } from '../../src/features/account/staff/staff.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { food, nav, privacy } from '../support/words.ts';

testWithApp('dialogs and sheets over a screen have no fault', async ({ device, page, record }) => {
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

test('the staff page has no fault for an admin', async ({ page, network }) => {
  await keepSession(page, network, await signInAs(network, 'admin@example.com'));
  await page.goto(`${network.origin}/staff`);
  await expect(page.getByRole('heading', { level: 1, name: staffText.title })).toBeVisible();
  for (const tab of [staffText.completions, staffText.members]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expectAccessible(page, `/staff, ${tab}`);
  }
});
