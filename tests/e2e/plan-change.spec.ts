import type { Locator, Page } from '@playwright/test';
import { SUBSCRIPTION_PLANS } from '../../contract/subscription-plans.ts';
import { formatEuros } from '../../src/language/numbers.ts';
import { subscriptionText } from '../../src/features/account/subscription/subscription.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, type MemberSession } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { mailsTo, newMember, subscribed } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { subscription, training } from '../support/words.ts';

const PAGE = '/settings/subscription';
const text = subscriptionText.change;

async function open(page: Page, network: Network, member: MemberSession, path = PAGE): Promise<MemberDevice> {
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.open(path);
  return device;
}

const planCard = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

const fact = (dialog: Locator, name: string) =>
  dialog
    .getByRole('definition')
    .filter({ has: dialog.page().locator(`xpath=preceding-sibling::dt[.="${name}"]`) });

test('upgrading: she sees what changes and what is paid today, orders it, and what it opens is open', async ({
  page,
  network,
}) => {
  const visitor = await newMember(network);
  const { listRecipes } = await new ServerRecord(network, visitor).ask<{
    listRecipes: { items: { id: string; accessLevel: string }[] };
  }>('{ listRecipes(limit: 500) { items { id accessLevel } } }');
  const recipe = `/recipes/${listRecipes.items.find(({ accessLevel }) => accessLevel === 'FOOD')?.id ?? ''}`;
  const { member } = await subscribed(network, visitor, 'BASIC');
  await open(page, network, member, recipe);
  await page.getByRole('link', { name: training.seePlans }).click();
  await expect(planCard(page, 'Treeningud')).toContainText(subscription.currentPlan);
  await planCard(page, 'Premium').getByRole('button', { name: 'Vali Premium' }).click();

  const dialog = page.getByRole('dialog', { name: 'Uus pakett: Premium' });
  await expect(fact(dialog, text.from)).toHaveText('Treeningud');
  await expect(fact(dialog, text.when)).toHaveText(text.atOnce);
  const today = await fact(dialog, text.today).locator('strong').innerText();
  expect(today).toMatch(/^[0-5],\d\d\s€$/);
  await dialog.getByRole('button', { name: `Telli ja maksa ${today}` }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Sinu pakett on nüüd Premium.');
  await dialog.getByRole('button', { name: 'Sulge' }).last().click();
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('Pikeneb automaatselt');
  await expect(planCard(page, 'Premium')).toContainText(subscription.currentPlan);
  await page.goBack();
  await expect(page).toHaveURL(network.origin + recipe);
  await expect(page.getByRole('region', { name: 'Koostisosad' })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(network, member.email)).map(({ subject }) => subject))
    .toContain('Sinu pakett on muutunud');
});

test('downgrading takes effect at the end of the period, costs nothing today, and can be cancelled @breadth', async ({
  page,
  network,
}) => {
  const { member } = await subscribed(network, await newMember(network), 'PREMIUM');
  await open(page, network, member);
  await planCard(page, 'Toitumine').getByRole('button', { name: 'Vali Toitumine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uus pakett: Toitumine' });
  await expect(fact(dialog, text.today)).toHaveText(/^0,00\s€$/);
  await expect(fact(dialog, text.when)).toHaveText(/^\d{1,2}\.\s\p{L}+l \d{4}$/u);
  await expect(dialog).toContainText('Seni jääb avatuks kõik, mida avab Premium.');
  const month = formatEuros(SUBSCRIPTION_PLANS.FOOD.monthlyPriceCents);
  await dialog.getByRole('button', { name: text.orderLater.replace('{price}', month) }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Pakett Toitumine algab');
  await dialog.getByRole('button', { name: 'Sulge' }).last().click();
  const card = page.getByRole('region', { name: 'Premium' });
  await expect(card).toContainText(/algab pakett Toitumine, 12,90\s€ kuus/);
  await expect(planCard(page, 'Toitumine')).toContainText(subscriptionText.nextPlan);
  await card.getByRole('button', { name: subscriptionText.keepPlan }).click();
  await expect(card).not.toContainText('algab pakett');
  await expect(planCard(page, 'Toitumine').getByRole('button', { name: 'Vali Toitumine' })).toBeVisible();
});

test('a cancelled subscription can switch plans too, and says that it continues @breadth', async ({
  page,
  network,
}) => {
  const { member, contractId } = await subscribed(network, await newMember(network), 'FOOD');
  await new ServerRecord(network, member).ask(`mutation { cancelSubscription(id: "${contractId}") { url } }`);
  await open(page, network, member, `${PAGE}?plan=PREMIUM`);
  const dialog = page.getByRole('dialog', { name: 'Uus pakett: Premium' });
  await expect(dialog).toContainText(text.takesBackEnding);
  await dialog.getByRole('button', { name: /^Telli ja maksa/ }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Sinu pakett on nüüd Premium.');
  await dialog.getByRole('button', { name: 'Sulge' }).last().click();
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('Pikeneb automaatselt');
});

test('the plans say in numbers what they open, and „kõik“ only if it is everything @breadth', async ({
  page,
  network,
  record,
}) => {
  const { listRecipes, listTrainings } = await record.ask<{
    listRecipes: { items: { accessLevel: string }[] };
    listTrainings: { items: { accessLevel: string }[] };
  }>(
    `{ listRecipes(limit: 500) { items { accessLevel } } listTrainings(limit: 500) { items { accessLevel } } }`,
  );
  const countOf = (items: { accessLevel: string }[], ...levels: string[]) =>
    items.filter(({ accessLevel }) => levels.includes(accessLevel)).length;
  const everybodys = ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM', 'VIP'];
  const food = countOf(listRecipes.items, 'PUBLIC', 'SUBSCRIBER', 'FOOD');
  const recipes = countOf(listRecipes.items, ...everybodys);
  const trainings = countOf(listTrainings.items, ...everybodys);
  await page.goto(network.origin + PAGE);
  await expect(planCard(page, 'Toitumine')).toContainText(`${food} retsepti ${recipes}-st`);
  await expect(planCard(page, 'Toitumine')).not.toContainText(/kõik \d+ retsepti/);
  await expect(planCard(page, 'VIP')).toContainText(`kõik ${trainings} treeningut`);
});
