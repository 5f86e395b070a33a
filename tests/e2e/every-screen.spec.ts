/**
 * Each screen is opened once for each kind of person who sees another one, and asked everything there: its content, offline
 * its age, and what `expectAccessible` asks. The tests below the line open the screens again.
 */
import { expectAccessible } from '../support/accessible-screen.ts';
import { FAILING, isGraphQL } from '../support/network.ts';
import { AGE, leaveTheNetwork } from '../support/offline-phone.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { goTo, visit } from '../support/route-walk.ts';
import { inParts, ROUTE_PARTS, VISITORS_OTHER_ROUTES, VISITORS_OWN_ROUTES } from '../support/routes.ts';
import { sync } from '../support/words.ts';

// No worker is left alone with one of the longest files.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const { routes, name } of ROUTE_PARTS) {
  test(`promise 8: after one visit to the app the screens ${name} open offline, say how old their content is, and have no fault`, async ({
    device,
    page,
  }) => {
    await device.fill();
    await leaveTheNetwork(device);
    for (const route of routes) {
      await test.step(route.path, async () => {
        await device.open(route.path);
        await device.expectRoute(route);
        await expect(page.getByRole('alert'), route.path).toHaveCount(0);
        if (!route.isOfTheApp) await expect.soft(page.getByText(AGE).first(), route.path).toBeVisible();
        await expect(page.getByText(sync.offline, { exact: true }).first(), route.path).toBeVisible();
        await expectAccessible(page, `${route.path}, offline`);
      });
    }
  });
}

for (const { routes, name } of inParts(VISITORS_OWN_ROUTES)) {
  test(`the screens ${name} have no fault for a visitor`, async ({ page, network }) => {
    for (const route of routes) {
      await test.step(route.path, async () => {
        await visit(page, network, route);
        await expectAccessible(page, route.path);
      });
    }
  });
}

// ---------------------------------------------------------------- again

for (const { routes, name } of inParts(VISITORS_OTHER_ROUTES)) {
  test(`the screens ${name}, which members have too, have no fault for a visitor @breadth`, async ({
    page,
    network,
  }) => {
    for (const route of routes) {
      await test.step(route.path, async () => {
        await visit(page, network, route);
        await expectAccessible(page, route.path);
      });
    }
  });
}

for (const { routes, name } of ROUTE_PARTS) {
  testWithApp(`the screens ${name} have no fault for a member @breadth`, async ({ device, page }) => {
    for (const [index, route] of routes.entries()) {
      await test.step(route.path, async () => {
        await goTo(device, route, routes[index - 1]);
        await expectAccessible(page, route.path);
      });
    }
  });

  test(`promise 8: the screens ${name} open where the service fails on every question, and offline after it @breadth`, async ({
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
    for (const route of routes) await expectOpen(route);
  });
}
