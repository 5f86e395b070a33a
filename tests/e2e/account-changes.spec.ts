/** Changes a member makes to her account in her settings. */
import type { Locator, Page } from '@playwright/test';
import { erasedPath } from '../../contract/service-paths.ts';
import { accountText } from '../../src/features/account/account/account.text.ts';
import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { recordsAbout } from '../support/device-state.ts';
import { keepSession, OWN_PASSWORD, signInAs } from '../support/member-session.ts';
import { MemberDevice } from '../support/member-device.ts';
import { type Network, UNAVAILABLE } from '../support/network.ts';
import { mailsTo, newMember } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { actions, auth, authErrors, nav, privacy } from '../support/words.ts';

const NEW_PASSWORD = 'Metsarada27';

const section = (page: Page): Locator => page.getByRole('region', { name: settingsText.account });

async function openOwnSettings(page: Page, network: Network) {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.open('/settings');
  await expect(section(page)).toContainText(member.email);
  return { member, device };
}

async function openPassword(page: Page) {
  await section(page).getByRole('button', { name: auth.changePassword }).click();
  const dialog = page.getByRole('dialog', { name: auth.changePassword });
  const fill = async (current: string, next: string) => {
    await dialog.getByLabel(accountText.currentPassword).fill(current);
    await dialog.getByLabel(auth.newPassword).fill(next);
    await dialog.getByRole('button', { name: auth.changePassword }).click();
  };
  return { dialog, fill };
}

async function openEmail(page: Page) {
  await section(page).getByRole('button', { name: settingsText.changeEmail }).click();
  const dialog = page.getByRole('dialog', { name: settingsText.changeEmail });
  const ask = async (email: string) => {
    await dialog.getByLabel(settingsText.newEmail).fill(email);
    await dialog.getByRole('button', { name: auth.sendCode }).click();
  };
  return { dialog, ask };
}

async function codeTo(network: Network, email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(network, email)).length).toBeGreaterThan(0);
  const [newest] = await mailsTo(network, email);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: nav['/login'] }).click();
}

test('a member changes her password, stays signed in, and the old one no longer works @breadth', async ({
  page,
  network,
  browser,
}) => {
  const { member } = await openOwnSettings(page, network);
  const { dialog, fill } = await openPassword(page);
  await fill('Valesti2026', NEW_PASSWORD);
  await expect(dialog.getByRole('alert')).toContainText(accountText.wrongCurrentPassword);
  await expect(dialog.getByLabel(accountText.currentPassword)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(auth.newPassword)).toHaveValue(NEW_PASSWORD);
  await fill(OWN_PASSWORD, 'Parool123');
  await expect(dialog.getByRole('alert')).toContainText(accountText.commonPassword);
  await fill(OWN_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText(settingsText.passwordChanged)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: settingsText.profile })).toBeVisible();
  await expect(page.getByText(auth.sessionEnded)).toBeHidden();
  await expect(signInAs(network, member.email)).rejects.toThrow(/NotAuthorizedException/);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${network.origin}/login`);
  await signIn(elsewhere, member.email, NEW_PASSWORD);
  await expect(elsewhere).toHaveURL(/\/calendar$/);
  await elsewhere.close();
});

test('a member changes her address with the code mailed to the new one, and it applies at once @breadth', async ({
  page,
  network,
}) => {
  const { member } = await openOwnSettings(page, network);
  const email = `uus-aadress-${Date.now()}@example.com`;
  const { dialog, ask } = await openEmail(page);
  await ask(member.email);
  await expect(dialog.getByLabel(settingsText.newEmail)).toHaveAccessibleDescription(
    new RegExp(settingsText.sameEmail),
  );
  await ask('premium@example.com');
  await expect(dialog.getByRole('alert')).toContainText(authErrors.UsernameExistsException);
  await ask(email);
  await expect(dialog.getByRole('status').first()).toContainText(email);
  await dialog.getByRole('button', { name: actions.close }).click();
  await openEmail(page);
  await expect(dialog.getByRole('status').first()).toContainText(email);
  const code = await codeTo(network, email);
  await dialog.getByLabel(auth.code).fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: actions.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(accountText.wrongCode);
  await expect(section(page)).toContainText(member.email);
  await dialog.getByLabel(auth.code).fill(code);
  await dialog.getByRole('button', { name: actions.confirm }).click();
  await expect(page.getByText(settingsText.emailChanged)).toBeVisible();
  await expect(section(page)).toContainText(email);
  await expect
    .poll(async () => (await mailsTo(network, member.email))[0]?.subject)
    .toBe('Sinu e-posti aadress on muudetud');
  await page.reload();
  await expect(section(page)).toContainText(email);
  await expect(signInAs(network, member.email)).rejects.toThrow(/NotAuthorizedException/);
  expect((await signInAs(network, email)).id).toBe(member.id);
});

test('„Kustuta konto“ names the address that must be typed @breadth', async ({ page, network }) => {
  const { member } = await openOwnSettings(page, network);
  await page.getByRole('button', { name: privacy.erase }).click();
  await expect(page.getByRole('dialog', { name: privacy.erase })).toContainText(member.email);
});

test('an account whose deletion was not answered is deleted when she asks again, and leaves nothing on the device', async ({
  page,
  network,
}) => {
  const { member } = await openOwnSettings(page, network);
  await page.getByRole('button', { name: privacy.erase }).click();
  const dialog = page.getByRole('dialog', { name: privacy.erase });
  await dialog.getByLabel(privacy['erase.type']).fill(member.email);
  network.fail(({ body }) => body.includes('deleteMyAccount'), { type: 'lose' }, 1);
  network.fail(({ path }) => path === erasedPath(member.id), UNAVAILABLE);
  await dialog.getByRole('button', { name: privacy.erase }).click();
  await expect(dialog.getByText(settingsText.eraseFailed)).toBeVisible();
  network.heal();
  // If the page asks by itself just now, it leaves the dialog before she presses.
  await Promise.race([
    dialog.getByRole('button', { name: privacy.erase }).click(),
    page.getByText(privacy['erase.done']).waitFor(),
  ]);
  await expect(page.getByText(privacy['erase.done'])).toBeVisible();
  await expect.poll(() => recordsAbout(page, member.id)).toEqual({});
});
