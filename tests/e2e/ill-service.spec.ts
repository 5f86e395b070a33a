/** A service that answers, and fails on every question, as while its database cannot keep up. */
import { FAILING, isGraphQL } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { food, nav, sync } from '../support/words.ts';

test('promise 8: what she logged stays on her screen and her phone while the service fails, with its age', async ({
  device,
  network,
  weights,
  page,
  context,
}) => {
  const weight = weights.next();
  await device.openDiary();
  await device.addMeasurement(weight);
  await device.expectAllSent();
  await device.fill('/diary');
  network.fail(isGraphQL, FAILING);
  await device.open('/recipes');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: food.method })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: nav['/diary'] }).first().click();
  const age = page.getByText(sync.stale.split('{')[0] ?? '');
  await expect(age).toBeVisible();
  await expect(device.measurementRow(weight)).toBeVisible();
  await page.reload();
  await expect(age).toBeVisible();
  await expect(device.measurementRow(weight)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(device.measurementRow(weight)).toBeVisible();
  network.heal();
  await context.setOffline(false);
  await page.reload();
  await expect(device.measurementRow(weight)).toBeVisible();
  await expect(age).toBeHidden();
});
