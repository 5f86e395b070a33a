/**
 * The app on a server configured for the open internet: known operations only, and a strict content security policy.
 */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, signInAs } from '../support/member-session.ts';
import { MEMBER_SCREENS } from '../support/member-screens.ts';
import { MemberDevice } from '../support/member-device.ts';
import { expect, test } from '../support/product-test.ts';
import { startService } from '../support/service.ts';
import { auth, nav } from '../support/words.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Collects the browser's own reports of violations of the page's policy. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    window.violations = violations;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      violations.push(`${effectiveDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => window.violations ?? []);
}

test('in production she signs in, reads, logs and is served by the worker, and the policy blocks nothing', async ({
  page,
}) => {
  const service = await startService({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: '1',
    DEMO_MEMBERS: '1',
    OPEN_MAILBOX: '1',
  });
  try {
    const { network } = service;
    const violations = await watchViolations(page);
    const refused: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('BAD_USER_INPUT')) refused.push(response.request().postData() ?? '');
    });
    await page.goto(`${network.origin}/login`);
    await page.getByLabel(auth.email).fill('premium@example.com');
    await page.getByLabel(auth.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.locator('form').getByRole('button', { name: nav['/login'], exact: true }).click();
    await expect(page).toHaveURL(/\/calendar$/);
    const device = new MemberDevice(page, network, await signInAs(network, 'premium@example.com'));
    await device.fill();
    for (const screen of MEMBER_SCREENS) {
      await device.open(screen.path);
      await device.expectScreen(screen);
      expect(await violations()).toEqual([]);
    }
    await device.open('/recipes');
    await page.locator('main a[href^="/recipes/"]').first().click();
    await expect(page).toHaveURL(/\/recipes\/.+/);
    await device.open('/diary');
    await device.addMeasurement(61.3);
    await device.expectAllSent();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${network.origin}/sw.js`,
    );
    expect(await violations()).toEqual([]);
    expect(refused).toEqual([]);
  } finally {
    await service.close();
  }
});

test('text never becomes a script: the browser itself blocks it', async ({ page, network }) => {
  const violations = await watchViolations(page);
  await page.goto(network.origin);
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      html: () => (document.body.innerHTML = '<img src=x onerror="window.isHacked = true">'),
      script: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('other', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch {
        return `${name} refused`;
      }
    });
  });
  expect(outcomes).toEqual(['html refused', 'script refused', 'policy refused']);
  await expect.poll(violations).not.toEqual([]);
});
