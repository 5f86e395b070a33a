import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { withExif } from '../support/camera-photo.ts';
import { recordsAbout, untilShellIsKept } from '../support/device-state.ts';
import { MemberDevice, type PhotoFile } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { ServerRecord } from '../support/server-record.ts';
import { actions, diary, nav, privacy, sync } from '../support/words.ts';

interface Profile {
  email: string;
  firstName: string | null;
  imageURL: string | null;
  consents: { kind: string }[];
}

async function profileOf(record: ServerRecord): Promise<Profile> {
  const answer = await record.ask<{ getMyProfile: Profile }>(
    '{ getMyProfile { email firstName imageURL consents { kind } } }',
  );
  return answer.getMyProfile;
}

/** All of them, or followed by how many more a plan would open. */
const OPEN_RECIPES = /^[1-9]\d*(; (tellimusega|teise paketiga) avaneb veel [1-9]\d*)?$/;

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** The device section's value for a name. */
function fact(page: Page, name: string): Locator {
  const facts = section(page, privacy.deviceData).getByRole('definition');
  return facts.filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });
}

/** As a phone takes it: portrait, larger than necessary, and with the place in it. */
async function cameraPicture(): Promise<PhotoFile> {
  const picture = sharp({ create: { width: 900, height: 1400, channels: 3, background: '#b46' } });
  const buffer = withExif(await picture.jpeg().toBuffer(), 1);
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** Creates a member for this test, signs her in and opens her settings. */
async function openOwnSettings(page: Page, network: Network) {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.open('/settings');
  return { member, device, record: new ServerRecord(network, member) };
}

testWithApp(
  'a profile edited offline waits, survives a reload and is sent later',
  async ({ device, record, context, page }) => {
    await device.open('/settings');
    await untilShellIsKept(page);
    const profile = section(page, settingsText.profile);
    await expect(profile).toBeVisible();
    await context.setOffline(true);
    await profile.getByLabel(settingsText.firstName).fill('Maarika');
    await profile.getByRole('button', { name: actions.save }).click();
    await expect(page.getByText(sync.savedOnDevice)).toBeVisible();
    await expect(device.waitingCount).toBeVisible();
    await page.reload();
    await expect(profile.getByLabel(settingsText.firstName)).toHaveValue('Maarika');
    expect((await profileOf(record)).firstName).not.toBe('Maarika');
    await context.setOffline(false);
    await device.expectAllSent();
    expect((await profileOf(record)).firstName).toBe('Maarika');
  },
);

testWithApp('the chosen theme survives a reload @breadth', async ({ device, page }) => {
  await device.open('/settings');
  const look = section(page, settingsText.look);
  await look.getByRole('radio', { name: settingsText.themes.dark }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(look.getByRole('radio', { name: settingsText.themes.dark })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

testWithApp('hidden weight and hidden calories appear on no screen @breadth', async ({ device, page }) => {
  await device.open('/settings');
  await page.getByLabel(diary.hideWeight).check();
  await page.getByLabel(settingsText.hideEnergy).check();
  await device.open('/diary');
  await expect(device.measurementRows().first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d\skg/);
  await device.open('/mealplan');
  await expect(page.locator('main a[href^="/recipes/"]').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('kcal');
  await page.locator('main a[href^="/recipes/"]').first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('kcal');
});

testWithApp(
  'the device section shows the version, when everything was sent, and what is stored and how much @breadth',
  async ({ device, page }) => {
    await device.fill('/settings');
    await page.reload();
    await expect(fact(page, settingsText.version)).toHaveText(/\S/);
    await expect(fact(page, settingsText.recipesHere)).toHaveText(OPEN_RECIPES);
    await expect(fact(page, settingsText.storageUsed)).toHaveText(/^[\d,]+\s(kB|MB)$/);
    await expect(fact(page, settingsText.lastSent)).toHaveText(/\S/);
  },
);

test('a member without a plan is told how many recipes she can read on her phone, not how many it lists @breadth', async ({
  page,
  network,
}) => {
  await keepSession(page, network, await signInAs(network, 'uus@example.com'));
  await page.goto(`${network.origin}/recipes`);
  const cards = page.locator('main a[href^="/recipes/"]');
  await expect(cards.first()).toBeVisible();
  await page.goto(`${network.origin}/settings`);
  await expect(fact(page, settingsText.recipesHere)).toHaveText(
    /^[1-9]\d*; tellimusega avaneb veel [1-9]\d*$/,
  );
  await expect(fact(page, settingsText.lastSent)).toHaveText(settingsText.neverSent);
});

test('recipes that are still loading are reported as such, and counted once they are here @breadth', async ({
  device,
  page,
  network,
}) => {
  network.fail(({ body }) => body.includes('Library_Recipe'), { type: 'hang' });
  await device.open('/settings');
  await expect(fact(page, settingsText.recipesHere)).toHaveText(actions.loading);
  network.heal();
  await device.fill('/settings');
  await expect(fact(page, settingsText.recipesHere)).toHaveText(OPEN_RECIPES);
});

test('her profile picture is cropped to a square, sent without its place, and shown', async ({
  page,
  network,
}) => {
  const { record } = await openOwnSettings(page, network);
  const profile = section(page, settingsText.profile);
  await profile.getByLabel(settingsText.choosePicture).setInputFiles(await cameraPicture());
  const cutting = page.getByRole('dialog', { name: settingsText.cutPicture });
  await cutting.getByLabel(settingsText.zoom).press('End');
  await cutting.getByRole('button', { name: actions.save }).click();
  await expect(page.getByText(settingsText.pictureStored)).toBeVisible();
  const shown = profile.getByRole('img', { name: settingsText.picture });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  const stored = await fetch((await profileOf(record)).imageURL ?? '');
  const { format, width, height, exif } = await sharp(await stored.arrayBuffer()).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 300,
    height: 300,
    exif: undefined,
  });
});

test('a picture needs a connection, stays selected without one, and is never queued @breadth', async ({
  page,
  network,
  context,
}) => {
  const { device, record } = await openOwnSettings(page, network);
  const profile = section(page, settingsText.profile);
  await expect(profile).toBeVisible();
  await context.setOffline(true);
  await profile.getByLabel(settingsText.choosePicture).setInputFiles(await cameraPicture());
  const cutting = page.getByRole('dialog', { name: settingsText.cutPicture });
  await cutting.getByRole('button', { name: actions.save }).click();
  await expect(cutting.getByRole('alert')).toContainText(sync.needsConnection);
  expect(await device.entries()).toEqual([]);
  await context.setOffline(false);
  await cutting.getByRole('button', { name: actions.save }).click();
  await expect(page.getByText(settingsText.pictureStored)).toBeVisible();
  expect((await profileOf(record)).imageURL).not.toBeNull();
});

testWithApp('a file that is not a picture is refused beside the field @breadth', async ({ device, page }) => {
  await device.open('/settings');
  const field = section(page, settingsText.profile).getByLabel(settingsText.choosePicture);
  await field.setInputFiles({ name: 'arve.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
  await expect(field).toHaveAccessibleDescription(/See fail ei ole foto/);
});

test('withdrawing a consent erases the measurements, after a question', async ({ page, network }) => {
  const member = await signInAs(network, 'food@example.com');
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  const record = new ServerRecord(network, member);
  expect(await record.measurements()).not.toEqual([]);
  await device.open('/settings');
  const consent = rowsSaying(
    section(page, settingsText.consents).getByRole('listitem'),
    privacy['consent.measure'],
  );
  const question = page.getByRole('dialog', { name: 'Kas võtta kehamõõtude nõusolek tagasi?' });
  await consent.getByRole('button', { name: settingsText.withdraw }).click();
  await question.getByRole('button', { name: actions.cancel }).click();
  expect(await record.measurements()).not.toEqual([]);
  await consent.getByRole('button', { name: settingsText.withdraw }).click();
  await question.getByRole('button', { name: settingsText.withdraw }).click();
  await expect(question).toBeHidden();
  await expect(consent).toBeHidden();
  expect(await record.measurements()).toEqual([]);
  await device.open('/diary');
  await expect(page.getByText(diary['empty.title'])).toBeVisible();
});

testWithApp('her data is downloaded as one file', async ({ device, page }) => {
  await device.open('/settings');
  const data = section(page, settingsText.data);
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: privacy.export }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^hoog-andmed-\d{4}-\d\d-\d\d\.json$/);
  const exported = await readFile(await file.path(), 'utf8');
  expect(() => JSON.parse(exported) as unknown).not.toThrow();
  expect(exported).toContain(device.member.email);
  await expect(data.getByRole('status')).toHaveText(settingsText.exported);
});

test('an erased account says so, and leaves nothing on the device or at the service', async ({
  page,
  network,
}) => {
  const { member } = await openOwnSettings(page, network);
  await page.getByRole('button', { name: privacy.erase }).click();
  const dialog = page.getByRole('dialog', { name: privacy.erase });
  await dialog.getByLabel(privacy['erase.type']).fill('keegi@example.com');
  await dialog.getByRole('button', { name: privacy.erase }).click();
  await expect(dialog.getByLabel(privacy['erase.type'])).toHaveAccessibleDescription(
    settingsText.emailDiffers,
  );
  await dialog.getByLabel(privacy['erase.type']).fill(member.email);
  await dialog.getByRole('button', { name: privacy.erase }).click();
  await expect(page.getByText(privacy['erase.done'])).toBeVisible();
  await expect.poll(() => recordsAbout(page, member.id)).toEqual({});
  // The identity service forgets her after the answer.
  const signingIn = () => signInAs(network, member.email).then(() => 'signed in', String);
  await expect.poll(signingIn).toMatch(/NotAuthorizedException|UserNotFound/);
});

for (const way of [nav.signOut, privacy.clearDevice])
  testWithApp(
    `„${way}“ asks by that name, and removes her from the device${way === nav.signOut ? ' @breadth' : ''}`,
    async ({ device, page, network, member }) => {
      await device.open('/settings');
      await expect(section(page, settingsText.consents)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: way }).click();
      await page.getByRole('dialog', { name: way }).getByRole('button', { name: way }).click();
      await expect(page).toHaveURL(`${network.origin}/`);
      await expect.poll(() => recordsAbout(page, member.id)).toEqual({});
    },
  );

test('her phone’s calendar can follow her trainings through a private address, which the device does not store and which she can renew @breadth', async ({
  page,
  network,
}) => {
  const { device } = await openOwnSettings(page, network);
  const calendar = section(page, settingsText.phoneCalendar);
  await calendar.getByRole('button', { name: settingsText.showAddress }).click();
  const field = calendar.getByLabel(settingsText.address);
  await expect(field).toHaveValue(/\/calendar\/[\w-]+\.ics$/);
  const address = await field.inputValue();
  await expect(calendar.getByRole('link', { name: 'Lisa telefoni kalendrisse' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );
  const followed = await fetch(new URL(new URL(address).pathname, network.origin));
  expect(await followed.text()).toContain('BEGIN:VCALENDAR');

  await calendar.getByRole('button', { name: settingsText.renewAddress }).click();
  const question = page.getByRole('dialog', { name: settingsText.renewAddressQuestion });
  await question.getByRole('button', { name: settingsText.renewAddress }).click();
  await expect(calendar.getByText(settingsText.addressRenewed)).toBeVisible();
  const renewed = await field.inputValue();
  expect(renewed).not.toBe(address);
  const statusOf = async (url: string) =>
    (await fetch(new URL(new URL(url).pathname, network.origin))).status;
  expect([await statusOf(address), await statusOf(renewed)]).toEqual([404, 200]);
  await device.open('/settings');
  await calendar.getByRole('button', { name: settingsText.showAddress }).click();
  await expect(field).toHaveValue(renewed);
});
