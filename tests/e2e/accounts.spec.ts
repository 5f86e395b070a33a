import type { Page } from '@playwright/test';
import { accountText } from '../../src/features/account/account/account.text.ts';
import type { Network } from '../support/network.ts';
import { mailsTo } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { auth, authErrors, nav } from '../support/words.ts';

/** Returns the newest mail to `email` once it has arrived. */
async function mailTo(network: Network, email: string, after = 0): Promise<string> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = (await mailsTo(network, email)).map(({ text }) => text);
      return texts.length;
    })
    .toBeGreaterThan(after);
  return texts[0] ?? '';
}

const submit = (page: Page, name: string) =>
  page.locator('form').getByRole('button', { name, exact: true }).click();

async function signUp(page: Page, network: Network, email: string, password: string): Promise<void> {
  await page.goto(`${network.origin}/register`);
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByLabel(auth.agree).check();
  await submit(page, nav['/register']);
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await submit(page, nav['/login']);
}

test('a visitor signs up, confirms by the mailed link and signs in', async ({ page, network }) => {
  const email = `uus-liige-${Date.now()}@example.com`;
  await signUp(page, network, email, 'Metsarada1');
  await expect(page).toHaveURL(`${network.origin}/register?action=success`);
  await expect(page.getByText(auth.registered)).toBeVisible();

  const link = /https?:\/\/\S+\/register\?\S+/.exec(await mailTo(network, email))?.[0] ?? '';
  await page.goto(network.origin + new URL(link).pathname + new URL(link).search);
  await expect(page).toHaveURL(`${network.origin}/login`);
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  // A mail program may have opened it first: the second time works like the first.
  await page.goto(network.origin + new URL(link).pathname + new URL(link).search);
  await expect(page.getByText(accountText.confirmed)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signIn(page, 'Metsarada1');
  await expect(page).toHaveURL(/\/calendar$/);
});

test('signing in with an unconfirmed address says so and leads to the code @breadth', async ({
  page,
  network,
}) => {
  const email = `kinnitamata-${Date.now()}@example.com`;
  await signUp(page, network, email, 'Metsarada1');
  await expect(page).toHaveURL(`${network.origin}/register?action=success`);
  await page.getByRole('main').getByRole('link', { name: nav['/login'] }).click();
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  await signIn(page, 'Metsarada1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`Viga sisselogimisel${authErrors.UserNotConfirmedException}`);
  await alert.getByRole('link', { name: accountText.enterCode }).click();
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  await page.getByLabel(auth.code).fill('000000');
  await submit(page, 'Kinnita');
  await expect(alert).toContainText(`${accountText.confirmFailed}${accountText.wrongCode}`);
  await expect(page.getByLabel(auth.code)).toHaveValue('000000');
});

test('a refused password can be shown, corrected and resent without typing anything twice @breadth', async ({
  page,
  network,
}) => {
  await page.goto(`${network.origin}/register`);
  await page.getByLabel(auth.email).fill(`nõrk-${Date.now()}@example.com`);
  const password = page.getByLabel(auth.password, { exact: true });
  await password.fill('hoog2026');
  await page.getByLabel(auth.agree).check();
  await submit(page, nav['/register']);
  await expect(password).toHaveAccessibleDescription(new RegExp(authErrors.InvalidPasswordException));
  await password.fill('Parool123');
  await submit(page, nav['/register']);
  await expect(page.getByRole('alert')).toContainText(accountText.commonPassword);
  await password.fill('hoog2026');
  await page.getByRole('button', { name: auth.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('hoog2026');
  await page.getByRole('button', { name: auth.hidePassword }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByLabel(auth.agree)).toBeChecked();
});

test('a member resets her password with the mailed code and signs in with the new one @breadth', async ({
  page,
  network,
}) => {
  const email = `unustaja-${Date.now()}@example.com`;
  await signUp(page, network, email, 'Metsarada1');
  const code = /\b\d{6}\b/.exec(await mailTo(network, email))?.[0] ?? '';
  await page.getByLabel(auth.code).fill(code);
  await submit(page, 'Kinnita');
  await page.getByRole('link', { name: auth.forgot }).click();

  await submit(page, auth.sendCode);
  await expect(page.getByLabel(auth.code)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  const resetCode = /\b\d{6}\b/.exec(await mailTo(network, email, 1))?.[0] ?? '';
  await page.getByLabel(auth.code).fill(resetCode === '000000' ? '000001' : '000000');
  await page.getByLabel(auth.newPassword, { exact: true }).fill('Metsarada2');
  await submit(page, auth.changePassword);
  await expect(page.getByLabel(auth.code)).toHaveAccessibleDescription(accountText.wrongCode);
  await page.getByLabel(auth.code).fill(resetCode);
  await submit(page, auth.changePassword);
  await expect(page.getByText(auth.passwordChanged)).toBeVisible();
  await expect(page).toHaveURL(`${network.origin}/login`);
  await expect(page.getByLabel(auth.email)).toHaveValue(email);

  await signIn(page, 'Metsarada1');
  await expect(page.getByRole('alert')).toContainText(authErrors.NotAuthorizedException);
  await signIn(page, 'Metsarada2');
  await expect(page).toHaveURL(/\/calendar$/);
});

test("an address already in use is refused in the catalogue's words @breadth", async ({ page, network }) => {
  await signUp(page, network, 'premium@example.com', 'Metsarada1');
  await expect(page.getByRole('alert')).toContainText('Viga kasutaja loomisel');
  await expect(page.getByRole('alert')).toContainText(authErrors.UsernameExistsException);
  await expect(page.getByLabel(auth.email)).toHaveValue('premium@example.com');
});

test('signing in without a network says that it needs one @breadth', async ({ page, network, context }) => {
  await page.goto(`${network.origin}/login`);
  await page.getByLabel(auth.email).fill('premium@example.com');
  await context.setOffline(true);
  await expect(page.getByText('Selleks on vaja internetiühendust.')).toBeVisible();
  await signIn(page, 'Hoog2026');
  await expect(page.getByRole('alert').filter({ hasText: 'Viga sisselogimisel' })).toContainText(
    authErrors.NetworkError,
  );
});
