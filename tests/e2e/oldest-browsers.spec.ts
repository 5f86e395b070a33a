/** The browsers of build/target.ts, as far as a new one without the names that came later is one of them. */
import { subscriptionText } from '../../src/features/account/subscription/subscription.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { newMember } from '../support/new-member.ts';
import { takeNewNames } from '../support/newer-names.ts';
import { expect, test } from '../support/product-test.ts';
import { nav, subscription } from '../support/words.ts';

test('in the oldest browser a member signs in, is where she wanted to go, and buys a plan @breadth', async ({
  page,
  network,
}) => {
  await takeNewNames(page);
  const member = await newMember(network);
  const device = new MemberDevice(page, network, member);
  await page.goto(`${network.origin}/settings/subscription`);
  expect(await page.evaluate(() => ['canParse' in URL, 'any' in AbortSignal])).toEqual([false, false]);
  await page.getByRole('main').getByRole('link', { name: nav['/login'] }).click();
  await device.signIn();
  await expect(page).toHaveURL(`${network.origin}/settings/subscription`);

  const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Premium' }) });
  await plan.getByRole('button', { name: /^Telli ja maksa 19,90/ }).click();
  await page.getByRole('button', { name: /^Telli ja maksa 19,90/ }).click();
  await expect(page.getByRole('status').filter({ hasText: subscriptionText.confirmed })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText(subscription.manage);
});

test('in the oldest browser a measurement is kept and sent', async ({ page, device, weights }) => {
  await takeNewNames(page);
  const weight = weights.next();
  await device.open('/diary');
  await device.addMeasurement(weight);
  await device.expectSent(weight);
});
