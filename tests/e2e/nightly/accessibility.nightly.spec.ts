/** The looks that repeat what the usual walk has seen: a visitor's of the screens that members have too, and the middle width. */
import { expectAccessible, expectAccessibleBetween } from '../../support/accessible-screen.ts';
import { test, testWithApp } from '../../support/product-test.ts';
import { goTo, visit } from '../../support/route-walk.ts';
import { ROUTES, VISITORS_OTHER_ROUTES } from '../../support/routes.ts';

test('the screens that a visitor shares with members have no violation for her', async ({
  page,
  network,
}) => {
  for (const route of VISITORS_OTHER_ROUTES) {
    await test.step(route.path, async () => {
      await visit(page, network, route);
      await expectAccessible(page, route.path);
    });
  }
});

testWithApp('no screen of a member has a violation in a window of middle width', async ({ device, page }) => {
  for (const [index, route] of ROUTES.entries()) {
    await test.step(route.path, async () => {
      await goTo(device, route, ROUTES[index - 1]);
      await expectAccessibleBetween(page, route.path);
    });
  }
});
