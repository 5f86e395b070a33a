/** A service that answers, and fails on every question, as while its database cannot keep up. */
import { type Fault, isGraphQL } from '../support/network.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { ROUTE_PARTS } from '../support/routes.ts';
import { food, nav, sync } from '../support/words.ts';

/** Every field of the answer is null, beside its error. */
const FAILING: Fault = {
  type: 'rewrite',
  rewrite(body) {
    const fields = Object.keys((JSON.parse(body) as { data?: object }).data ?? {});
    const errors = fields.map((field) => ({ path: [field], extensions: { code: 'INTERNAL' } }));
    return JSON.stringify({ data: Object.fromEntries(fields.map((field) => [field, null])), errors });
  },
};

for (const { routes, name } of ROUTE_PARTS) {
  test(`promise 8: the screens ${name} open where the service fails on every question, and offline after it`, async ({
    device,
    network,
    page,
    context,
  }) => {
    await device.fill();
    network.fail(isGraphQL, FAILING);
    const expectOpen = (route: (typeof routes)[number]) =>
      test.step(route.path, async () => {
        await device.open(route.path);
        await device.expectRoute(route);
        await expect(page.getByRole('alert'), route.path).toHaveCount(0);
      });
    for (const route of routes) await expectOpen(route);
    await context.setOffline(true);
    for (const route of routes.slice(0, 5)) await expectOpen(route);
  });
}

testWithApp(
  'promise 8: what she logged stays on her screen and her phone while the service fails, with its age',
  async ({ device, network, weights, page, context }) => {
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
  },
);
