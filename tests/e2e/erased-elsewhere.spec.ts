/** The phone of a member who erases her account on another one. */
import type { Page } from '@playwright/test';
import { erasedPath } from '../../contract/service-paths.ts';
import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { recordsAbout } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { isReplay, PORTAL, UNAVAILABLE } from '../support/network.ts';
import { newMember } from '../support/new-member.ts';
import { expect, openTab, test } from '../support/product-test.ts';
import { actions, auth, diary, privacy } from '../support/words.ts';

/** Erases her account with what the settings offer. */
async function eraseOn(phone: MemberDevice): Promise<void> {
  const { page, network, member } = phone;
  await phone.open('/settings');
  await page.getByRole('button', { name: privacy.erase }).click();
  const dialog = page.getByRole('dialog', { name: privacy.erase });
  await dialog.getByLabel(privacy['erase.type']).fill(member.email);
  await dialog.getByRole('button', { name: privacy.erase }).click();
  await expect(page.getByText(privacy['erase.done'])).toBeVisible();
  // The identity service forgets her after the answer, and renews none of her sessions from then on.
  const signingIn = () => signInAs(network, member.email).then(() => 'signed in', String);
  await expect.poll(signingIn).toMatch(/NotAuthorizedException|UserNotFound/);
}

/** She leaves the app for another and comes back to it, again if a question was still on its way: no other follows that. */
async function comeBackUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(isSo, { timeout: 2_000 }).toBe(true);
  }).toPass();
}

test('a phone of an account that was erased on another one says so and keeps nothing, once the service tells it', async ({
  page,
  network,
  openHerOtherPhone,
  context,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.open('/diary');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  network.fail(isReplay, UNAVAILABLE);
  const sheet = await device.openMeasurementSheet();
  await sheet.getByRole('checkbox', { name: privacy['consent.measure'] }).check();
  await sheet.getByLabel(diary.weight, { exact: true }).fill('63,2');
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect.poll(() => device.entries()).not.toEqual([]);
  const unsent = (await device.entries()).length;
  // Nothing of this page asks while she is erased: it would hear of that before it is watched.
  await page.goto(`${network.origin}/healthz`);
  await eraseOn(await openHerOtherPhone(member.email));

  network.heal();
  const isAsked = ({ path }: { path: string }) => path === erasedPath(member.id);
  network.fail(isAsked, PORTAL);
  const asked = () => network.log.filter(isAsked).length;
  await device.open('/diary');
  await expect(page.getByText(auth.sessionEnded)).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(0);
  const before = asked();
  await comeBackUntil(page, () => Promise.resolve(asked() > before));
  await expect(page.getByText(auth.sessionEnded)).toBeVisible();
  expect(await device.entries(), 'what a portal answers removes nothing').toHaveLength(unsent);

  const tab = await openTab(context, device);
  await tab.open('/recipes');
  await expect(tab.page.getByText(auth.sessionEnded)).toBeVisible();
  await page.bringToFront();
  network.heal();
  await comeBackUntil(page, () => page.getByText(privacy['erase.done']).isVisible());
  await expect(page.getByText(privacy['erase.done'])).toContainText(settingsText.erasedUnsent);
  // It is true once: who comes back to this address is told nothing that is not so.
  await expect(page).toHaveURL(`${network.origin}/settings`);
  await expect(tab.page.getByText(auth.sessionEnded)).toBeHidden();
  await expect.poll(() => recordsAbout(page, member.id)).toEqual({});
});
