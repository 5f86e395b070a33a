import type { Page } from '@playwright/test';
import { programsText } from '../../src/features/training/programs/programs.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';

/** Open to everyone, so that a member without a plan can do it. */
const PROGRAM = 'Hoog sisse';

/** The program's screen on the phone of a member who has never begun one. */
async function openProgram(page: Page, network: Network): Promise<MemberDevice> {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.fill('/programs');
  await page.getByRole('link', { name: PROGRAM }).click();
  await expect(device.heading(PROGRAM)).toBeFocused();
  return device;
}

test('a member starts a program and does its first training, and her progress shows after a reload and offline', async ({
  page,
  network,
  context,
}) => {
  const device = await openProgram(page, network);
  await page.getByRole('button', { name: programsText.begin }).click();
  const steering = page.getByRole('main');
  const progress = page.getByRole('progressbar', { name: programsText.progress });
  await expect(progress).toHaveAttribute('value', '0');
  const sessions = page
    .getByRole('region', { name: programsText.weeks })
    .getByRole('list')
    .getByRole('list')
    .getByRole('listitem');
  await expect(sessions.first()).toHaveAttribute('aria-current', 'step');
  const all = await sessions.count();
  await expect(page.getByRole('heading', { level: 2, name: programsText.first })).toBeVisible();

  const [first = '', second = ''] = await sessions.getByRole('link').allTextContents();
  await sessions.first().getByRole('link').click();
  await expect(device.heading(first)).toBeVisible();
  await device.markTrainingDone();
  await page.goBack();

  const expectOneDone = async () => {
    await expect(device.heading(PROGRAM)).toBeVisible();
    await expect(progress).toHaveAttribute('value', '1');
    await expect(steering.getByText(`1 / ${all}`, { exact: true })).toBeVisible();
    await expect(sessions.first()).toContainText(programsText.done);
    await expect(sessions.nth(1)).not.toContainText(programsText.done);
    await expect(sessions.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('heading', { level: 2, name: programsText.next })).toBeVisible();
    await expect(steering.getByRole('link', { name: second, exact: true }).first()).toBeVisible();
  };
  await expectOneDone();
  await page.reload();
  await expectOneDone();
  await device.expectAllSent();
  await context.setOffline(true);
  await page.reload();
  await expectOneDone();
  await page.getByRole('link', { name: programsText.toList }).click();
  await expect(rowsSaying(page.getByRole('listitem'), PROGRAM)).toContainText(programsText.inProgress);
});

test('a member who uses the keyboard alone begins a program and ends it, and her focus stays on the screen @breadth', async ({
  page,
  network,
}) => {
  const device = await openProgram(page, network);
  await page.getByRole('button', { name: programsText.begin }).press('Enter');
  const progress = page.getByRole('progressbar', { name: programsText.progress });
  await expect(page.locator(':focus').filter({ has: progress })).toBeVisible();
  await page.getByRole('button', { name: programsText.leave }).press('Enter');
  const question = page.getByRole('dialog', { name: programsText.leaveQuestion });
  await question.getByRole('button', { name: programsText.leave }).press('Enter');
  await expect(page.getByRole('button', { name: programsText.begin })).toBeVisible();
  await expect(device.heading(PROGRAM)).toBeFocused();
});
