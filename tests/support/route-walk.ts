/** Goes from one address to the next, and sees that each screen is complete. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { MemberDevice } from './member-device.ts';
import type { Network } from './network.ts';
import type { Route } from './routes.ts';

export async function visit(page: Page, network: Network, { path, visitor }: Route): Promise<void> {
  await page.goto(network.origin + path);
  const { heading, content } = visitor;
  await expect(page.locator(content).first(), path).toBeVisible();
  const h1 = page.getByRole('heading', { level: 1, ...(heading !== undefined && { name: heading }) });
  await expect(h1, path).toHaveCount(1);
}

/** Follows an address within the app, as the browser's own back and forward do; axe stays loaded. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A member's screen is loaded unless its own heading tells it from the one before. */
export async function goTo(device: MemberDevice, route: Route, previous: Route | undefined): Promise<void> {
  const { heading } = route.member;
  const isTold = heading !== undefined && previous !== undefined && heading !== previous.member.heading;
  await (isTold ? follow(device.page, route.path) : device.open(route.path));
  await device.expectRoute(route);
}
