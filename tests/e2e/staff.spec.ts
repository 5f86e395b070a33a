/** The staff page: who may open it, what it shows, and that no other member's data stays on the device. */
import type { Page } from '@playwright/test';
import { addDays, addMonths, dayOf, momentOf, monthOf } from '../../contract/moments.ts';
import { staffText } from '../../src/features/account/staff/staff.text.ts';
import { formatMonth } from '../../src/language/dates.ts';
import { everythingKept } from '../support/device-state.ts';
import { pressTwiceAtOnce } from '../support/press-twice.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { contractsOf } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { actions, auth, calendar, nav, subscriptionStatus, sync } from '../support/words.ts';

const MEMBER = 'premium@example.com';

async function openStaff(page: Page, network: Network, email: string): Promise<void> {
  await keepSession(page, network, await signInAs(network, email));
  await page.goto(`${network.origin}/settings`);
  await page.getByRole('link', { name: staffText.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: staffText.title })).toBeFocused();
}

test('a trainer sees what members did today, and pages through all of last month @breadth', async ({
  page,
  network,
  record,
}) => {
  const training = (await record.completions()).at(-1)?.training;
  if (!training) throw new Error('The member has done nothing');
  await record.ask(
    'mutation Done($id: ID!, $at: DateTime) { completeTraining(id: $id, eventDateTime: $at) { id } }',
    {
      id: training.id,
      at: momentOf(new Date()),
    },
  );
  await openStaff(page, network, 'trainer@example.com');
  const section = page.getByRole('region', { name: new RegExp(`^${staffText.completions}`) });
  const done = rowsSaying(section.getByRole('listitem'), MEMBER);
  await expect(done.getByRole('link', { name: training.title })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByLabel(auth.email)).toHaveCount(0);

  await page.getByRole('radio', { name: staffText.month }).check();
  await page.getByRole('button', { name: calendar.monthPrev }).click();
  const lastMonth = addMonths(monthOf(momentOf(new Date())), -1);
  await expect(section.getByRole('heading', { level: 2 })).toContainText(formatMonth(lastMonth));
  await expect(page).toHaveURL(`${network.origin}/staff?date=${lastMonth}`);
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(25);
  const more = section.getByRole('button', { name: actions.showMore });
  await more.click();
  await expect(rows.nth(25).getByRole('link')).toBeFocused();
  while (await more.isVisible()) {
    const count = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(count);
  }
  const own = (await record.completions(lastMonth)).length;
  await expect(rowsSaying(rows, MEMBER)).toHaveCount(own);
  await expect(section.getByRole('status')).toHaveText(new RegExp(`^${await rows.count()} treeningut$`));
});

test('a day on which no one has done anything says so and leads to its month; two quick presses move two days @breadth', async ({
  page,
  network,
}) => {
  await openStaff(page, network, 'trainer@example.com');
  const tomorrow = addDays(dayOf(momentOf(new Date())), 1);
  await page.goto(`${network.origin}/staff?date=${tomorrow}`);
  await expect(page.getByText(staffText.noneOnDay)).toBeVisible();
  await pressTwiceAtOnce(page.getByRole('button', { name: staffText.nextDay }));
  await expect(page).toHaveURL(`${network.origin}/staff?date=${addDays(tomorrow, 2)}`);
  await pressTwiceAtOnce(page.getByRole('button', { name: staffText.previousDay }));
  await expect(page).toHaveURL(`${network.origin}/staff?date=${tomorrow}`);
  await page.getByRole('button', { name: staffText.wholeMonth }).click();
  await expect(page).toHaveURL(`${network.origin}/staff?date=${monthOf(tomorrow)}`);
  await expect(page.getByRole('radio', { name: staffText.month })).toBeChecked();
});

test('an admin finds a member and sees her subscription, by keyboard alone, and no address reveals who she looked for @breadth', async ({
  page,
  network,
}) => {
  await openStaff(page, network, 'admin@example.com');
  await page.getByRole('tab', { name: staffText.completions }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: staffText.members })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(auth.email)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(auth.email)).toBeFocused();
  await expect(page.getByText(staffText.emailMissing)).toBeVisible();
  await page.keyboard.type('Prem');
  await page.keyboard.press('Enter');
  const found = page.getByRole('button', { name: MEMBER });
  await expect(found).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(found).toHaveAttribute('aria-expanded', 'true');
  const member = page.getByRole('listitem').filter({ has: found });
  await expect(member).toContainText('Premium');
  await expect(member).toContainText(subscriptionStatus.active);
  await expect(member).toContainText('•••• 4242');
  expect(new URL(page.url()).search).toBe('');
  expect(network.log.filter(({ path }) => /prem/i.test(path))).toEqual([]);
});

test('for a premium member and for a visitor the address leads nowhere, and the settings do not mention it @breadth', async ({
  openPhone,
  device,
  page,
  network,
}) => {
  await device.open('/staff');
  await expect(device.heading('Lehte ei leitud')).toBeAttached();
  await expect(page.locator('meta[name=robots][content=noindex]')).toBeAttached();
  await expect(page).toHaveTitle(/^Lehte ei leitud/);
  await expect(page.getByText(staffText.title)).toHaveCount(0);
  await device.open('/settings');
  await expect(device.heading(nav['/settings'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: nav.signOut })).toBeVisible();
  await expect(page.getByText(staffText.title)).toHaveCount(0);

  const visitor = await openPhone();
  await visitor.goto(`${network.origin}/staff`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lehte ei leitud' })).toBeAttached();
});

test('nothing about other members is stored on the device of an admin who looked at them', async ({
  page,
  network,
  record,
}) => {
  const [contract] = await contractsOf(record);
  if (!contract) throw new Error('The member has no subscription');
  await openStaff(page, network, 'admin@example.com');
  await page.goto(`${network.origin}/staff?date=${addDays(dayOf(momentOf(new Date())), -1)}`);
  await page.getByRole('radio', { name: staffText.month }).check();
  await expect(rowsSaying(page.getByRole('listitem'), MEMBER).first()).toBeVisible();
  await page.getByRole('tab', { name: staffText.members }).click();
  await page.getByLabel(auth.email).fill('prem');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: MEMBER }).click();
  await expect(page.getByText('•••• 4242')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: nav['/calendar'] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/calendar'] })).toBeVisible();
  await expect.poll(() => everythingKept(page)).toContain('admin@example.com');
  const kept = await everythingKept(page);
  const theirs = [MEMBER, 'vip@example.com', 'basic@example.com', contract.id];
  expect(theirs.filter((words) => kept.includes(words))).toEqual([]);
});

test('offline, the page says that it needs a connection, and loads when it is back @breadth', async ({
  page,
  network,
  context,
}) => {
  await openStaff(page, network, 'trainer@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: staffText.previousDay }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(sync.offline);
  await expect(alert).toContainText(staffText.offline);
  await expect(page.getByText(staffText.none)).toHaveCount(0);
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .getByText(/@example\.com$/)
      .first(),
  ).toBeVisible();
});

test('back from a training, a trainer is where she was among the pages that she had read @breadth', async ({
  page,
  network,
}) => {
  await openStaff(page, network, 'trainer@example.com');
  await page.getByRole('radio', { name: staffText.month }).check();
  await page.getByRole('button', { name: calendar.monthPrev }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: actions.showMore }).click();
  await expect(rows.nth(30)).toBeVisible();
  const count = await rows.count();
  const link = rows.nth(28).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/studio\//);
  await page.goBack();
  await expect(rows).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
