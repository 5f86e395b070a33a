import type { Page } from '@playwright/test';
import { subscriptionText } from '../../src/features/account/subscription/subscription.text.ts';
import { OWN_PASSWORD, passwordOf } from '../support/member-session.ts';
import { mailsTo } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { actions, auth, nav, subscription } from '../support/words.ts';

const submit = (page: Page, name: string) =>
  page.locator('form').getByRole('button', { name, exact: true }).click();

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(passwordOf(email));
  await submit(page, nav['/login']);
}

test('a visitor chooses a plan, signs up, confirms, signs in and pays for that plan, without a reload', async ({
  page,
  network,
}) => {
  const email = `tellija-${Date.now()}@example.com`;
  await page.goto(`${network.origin}/settings/subscription`);
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Premium', exact: true }) });
  await plan.getByRole('link', { name: subscriptionText.signUpAndOrder }).click();
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel(auth.agree).check();
  await submit(page, nav['/register']);
  await expect(page.getByText(auth.registered)).toBeVisible();
  const [mail] = await mailsTo(network, email);
  await page.getByLabel(auth.code).fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await submit(page, actions.confirm);
  await page.getByLabel(auth.password, { exact: true }).fill(OWN_PASSWORD);
  await submit(page, nav['/login']);

  await expect(page).toHaveURL(`${network.origin}/settings/subscription?plan=PREMIUM`);
  await expect(plan).toContainText(subscriptionText.chosen);
  await expect(plan.getByRole('heading', { name: 'Premium' })).toBeFocused();
  await plan.getByRole('button', { name: /^Telli ja maksa 19,90/ }).click();
  await page.getByRole('button', { name: /^Telli ja maksa 19,90/ }).click();
  await expect(page.getByRole('status').filter({ hasText: subscriptionText.confirmed })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText(subscription.manage);
});

test('each plan of the landing page leads to its own order @breadth', async ({ page, network }) => {
  await page.goto(network.origin);
  await page.getByRole('link', { name: 'Vali VIP' }).click();
  await expect(page).toHaveURL(`${network.origin}/settings/subscription?plan=VIP`);
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'VIP', exact: true }) });
  await expect(plan).toContainText(subscriptionText.chosen);
  await expect(plan).toContainText('108 retsepti');
  const order = plan.getByRole('link', { name: subscriptionText.signUpAndOrder });
  const bar = await page.getByRole('navigation', { name: 'Kiirmenüü' }).boundingBox();
  await expect
    .poll(async () => {
      const box = await order.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? Infinity);
    }, 'the button of her plan is above the bottom bar')
    .toBeLessThan(bar?.y ?? 0);
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/register'] })).toBeVisible();
});

test('the mailed link leads to the chosen plan in the tab that it opens @breadth', async ({
  page,
  network,
}) => {
  const email = `lingiga-${Date.now()}@example.com`;
  await page.goto(`${network.origin}/settings/subscription`);
  await page.getByRole('link', { name: subscriptionText.signUpAndOrder }).first().click();
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel(auth.agree).check();
  await submit(page, nav['/register']);
  await expect(page.getByText(auth.registered)).toBeVisible();
  const [mail] = await mailsTo(network, email);
  const link = new URL(/https?:\/\/\S+\/register\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const tab = await page.context().newPage();
  await tab.goto(network.origin + link.pathname + link.search);
  await expect(tab).toHaveURL(`${network.origin}/login`);
  await tab.getByLabel(auth.password, { exact: true }).fill(OWN_PASSWORD);
  await submit(tab, nav['/login']);
  await expect(tab).toHaveURL(`${network.origin}/settings/subscription?plan=BASIC`);
});

const STARTS = ['/studio?type=BEGINNER', '/mealplan', '/diary', '/programs', '/settings/subscription'];
for (const start of STARTS) {
  test(`signing in from ${start} leads back there @breadth`, async ({ page, network }) => {
    await page.goto(network.origin + start);
    await page.getByRole('link', { name: nav['/login'], exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: nav['/login'] })).toBeVisible();
    await signIn(page, 'premium@example.com');
    await expect(page).toHaveURL(network.origin + start);
  });
}

test('signing in never leads to another site’s address @breadth', async ({ page, network }) => {
  await page.goto(`${network.origin}/login?from=//evil.example/&next=https://evil.example`);
  await page.evaluate(() => {
    sessionStorage.setItem('hoog.place', '//evil.example/x');
    history.replaceState({ usr: { from: '/\\evil.example' }, key: 'x', idx: 0 }, '');
  });
  await page.goto(`${network.origin}/login`);
  await signIn(page, 'premium@example.com');
  await expect(page).toHaveURL(`${network.origin}/calendar`);
});
