/** Her plan ends on another phone while she is in the middle of something on this one. */
import type { BrowserContext, Page } from '@playwright/test';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, type MemberSession } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { newMember, subscribed } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { diary, food, training } from '../support/words.ts';

const RECIPE = { path: '/recipes/bataadi-porgandisupp', name: 'Bataadi-porgandisupp' };

const closed = (page: Page) => page.getByRole('heading', { name: training.locked });

/** Withdraws, and lets another tab of this phone find that out: one renewed token is for all of them. */
async function endPlan(
  { network, member, contractId }: { network: Network; member: MemberSession; contractId: string },
  context: BrowserContext,
): Promise<void> {
  const record = new ServerRecord(network, member);
  await record.ask(`mutation { withdrawFromContract(subscriptionId: "${contractId}") { id } }`);
  const tab = await context.newPage();
  await tab.goto(network.origin + RECIPE.path);
  await expect(closed(tab)).toBeVisible();
  await tab.close();
}

test('what she types and what she cooks stay open when her plan ends on another phone, and what it opened closes then', async ({
  page,
  context,
  network,
}) => {
  const bought = await subscribed(network, await newMember(network), 'FOOD');
  await keepSession(page, network, bought.member);
  const device = new MemberDevice(page, network, bought.member);
  await device.open(RECIPE.path);
  await page.getByRole('button', { name: food.cook }).click();
  const cooking = page.getByRole('dialog', { name: RECIPE.name });
  await cooking.getByRole('button', { name: recipesText.nextStep }).click();
  await expect(cooking.getByRole('heading', { name: /^Samm 2/ })).toBeVisible();
  const other = device.on(await context.newPage());
  await other.open('/diary');
  const weight = (await other.openMeasurementSheet()).getByLabel(diary.weight, { exact: true });
  await weight.fill(formatNumber(61.2));

  await endPlan({ network, ...bought }, context);
  await cooking.getByRole('button', { name: recipesText.nextStep }).click();
  await expect(cooking.getByRole('heading', { name: /^Samm 3/ })).toBeVisible();
  await expect(weight).toHaveValue(formatNumber(61.2));
  await cooking.getByRole('button', { name: food.cookExit }).first().click();
  await expect(closed(page)).toBeVisible();
});
