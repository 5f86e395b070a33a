import type { Page } from '@playwright/test';
import type { Seller } from '../../contract/seller.ts';
import { subscriptionText } from '../../src/features/account/subscription/subscription.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, type MemberSession, signInAs } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { contractsOf, mailsTo, newMember, subscribed } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { auth, food, nav, subscription, subscriptionStatus, training } from '../support/words.ts';

const PAGE = '/settings/subscription';
const RECEIPT_MAIL = 'Lepingust taganemise kinnitus';
const priceOf = (price: string) => subscription.order.replace('{price}', price);
/** The text before the first placeholder. */
const start = (sentence: string) => sentence.slice(0, sentence.indexOf('{'));

async function open(page: Page, network: Network, member: MemberSession, path = PAGE): Promise<MemberDevice> {
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.open(path);
  return device;
}

/** Goes from the plans to the payment page of a plan. */
async function order(page: Page, plan: string, price: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan }) });
  await card.getByRole('button', { name: priceOf(price) }).click();
  await expect(page.getByRole('heading', { name: 'Tellimuse maksmine' })).toBeVisible();
}

async function lockedRecipeOf(record: ServerRecord): Promise<string> {
  const answer = await record.ask<{
    listRecipes: { items: { id: string; accessLevel: string; locked: boolean }[] };
  }>('{ listRecipes(limit: 500) { items { id accessLevel locked } } }');
  const closed = answer.listRecipes.items.find(({ accessLevel, locked }) => accessLevel === 'FOOD' && locked);
  if (!closed) throw new Error('Nothing is closed to her');
  return closed.id;
}

test('a member buys a plan; the page waits for the payment’s webhook, says so, and what she bought opens', async ({
  page,
  network,
}) => {
  const member = await newMember(network);
  const recipe = `/recipes/${await lockedRecipeOf(new ServerRecord(network, member))}`;
  const device = await open(page, network, member, recipe);
  await expect(page.getByRole('list', { name: 'Pakettide hinnad' })).toContainText(/Toitumine 12,90\s€ kuus/);
  await page.getByRole('link', { name: training.seePlans }).click();
  await expect(page.getByText(subscription.vatIncluded.replace('{rate}', '24')).first()).toBeVisible();
  await order(page, 'Toitumine', '12,90\u00a0€');

  // The webhook has not arrived yet: the service knows of no subscription.
  const asksForContracts = ({ path, body }: { path: string; body: string | Buffer }) =>
    path === '/graphql' && body.includes('SubscriptionScreen_List');
  network.fail(asksForContracts, {
    type: 'rewrite',
    rewrite: (answer) => answer.replace(/"items":\[.*\]/, '"items":[]'),
  });
  await page.getByRole('button', { name: /^Telli ja maksa 12,90/ }).click();
  const confirming = page.getByRole('status').filter({ hasText: subscriptionText.confirming });
  await expect(confirming).toBeVisible();
  // The app itself asks once or twice for what it stores; only polling keeps asking.
  network.forget();
  await expect.poll(() => network.log.filter(asksForContracts).length).toBeGreaterThan(3);
  await expect(confirming).toBeVisible();
  network.heal();
  await expect(page.getByRole('status').filter({ hasText: subscriptionText.confirmed })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Toitumine' })).toContainText(subscriptionStatus.active);
  await device.open(recipe);
  await expect(page.getByRole('region', { name: food.ingredients })).toBeVisible();
});

test('before she orders, a member reads price, period, renewal, how it ends, the right to withdraw and who sells @breadth', async ({
  page,
  network,
}) => {
  await open(page, network, await newMember(network));
  for (const price of ['14,90', '12,90', '19,90', '39,90']) {
    const plan = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: new RegExp(`^${start(subscription.order)}${price}`) }),
    });
    await expect(plan).toContainText(new RegExp(`${price}\\s€ kuus`));
    await expect(plan).toContainText(subscription.vatIncluded.replace('{rate}', '24'));
    await expect(plan).toContainText(subscriptionText.renewsMonthly);
  }
  const text = subscriptionText.beforeOrder;
  const facts = page.getByRole('region', { name: text.title });
  const fact = (name: string) =>
    facts.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });
  await expect(fact(text.payment)).toContainText('edasi iga kuu sama summa');
  await expect(fact(text.ending)).toHaveText(text.endingInfo);
  await expect(fact(text.withdrawal)).toContainText('14 päeva');
  const { seller } = (await (await fetch(`${network.serverOrigin}/config.json`)).json()) as {
    seller: Seller;
  };
  await expect(fact(text.seller)).toHaveText(seller.name);
  await expect(fact(text.registerCode)).toHaveText(seller.registerCode);
  await expect(fact(text.address)).toHaveText(seller.address);
  await expect(fact(auth.email)).toHaveText(seller.email);
  await expect(fact(text.complaints)).toContainText('tarbijavaidluste komisjoni');
  await expect(facts.getByRole('link', { name: nav['/terms'] })).toBeVisible();
});

test('a declined card is reported, takes no money, and another can be used @breadth', async ({
  page,
  network,
}) => {
  const member = await newMember(network);
  await open(page, network, member);
  await order(page, 'Premium', '19,90\u00a0€');
  await page.getByLabel(/kaardist keeldutakse/).check();
  await page.getByRole('button', { name: /^Telli ja maksa/ }).click();
  await expect(page.getByRole('alert')).toContainText('Kaardist keelduti. Raha ei võetud.');
  expect(await contractsOf(new ServerRecord(network, member))).toEqual([]);
  await page
    .getByLabel(/maksed õnnestuvad/)
    .first()
    .check();
  await page.getByRole('button', { name: /^Telli ja maksa/ }).click();
  await expect(page.getByRole('status').filter({ hasText: subscriptionText.confirmed })).toBeVisible();
});

test('an order left unpaid costs nothing, and the page says so @breadth', async ({ page, network }) => {
  const member = await newMember(network);
  await open(page, network, member);
  await order(page, 'VIP', '39,90\u00a0€');
  await page.getByRole('link', { name: 'Loobu' }).click();
  await expect(page.getByRole('status').filter({ hasText: subscriptionText.cancelled })).toBeVisible();
  await expect(page.getByRole('heading', { name: subscription.choosePlan })).toBeVisible();
});

test('a cancelled subscription shows until when it lasts, and continues if she changes her mind @breadth', async ({
  page,
  network,
}) => {
  const { member } = await subscribed(network, await newMember(network), 'PREMIUM');
  await open(page, network, member);
  const card = page.getByRole('region', { name: 'Premium' });
  await expect(card).toContainText(/Visa •••• 4242/);
  await card.getByRole('button', { name: subscription.cancel }).click();
  const dialog = page.getByRole('dialog', { name: subscription['cancel.q'] });
  await expect(dialog).toContainText(
    /Ligipääs kestab kuni \d{1,2}\.\s\p{L}+ni \d{4}\. Rohkem makseid ei tule\./u,
  );
  await dialog.getByRole('button', { name: subscription.cancel }).click();
  await expect(card).toContainText(
    /Tellimus on lõpetatud\. Ligipääs kestab kuni \d{1,2}\.\s\p{L}+ni \d{4}\./u,
  );
  await card.getByRole('button', { name: subscription.resume }).click();
  await expect(card).toContainText('Pikeneb automaatselt');
  await expect(card.getByRole('button', { name: subscription.cancel })).toBeVisible();
});

test('withdrawing is offered in the first days of a contract, and no longer when its two weeks are surely over @breadth', async ({
  openPhone,
  network,
}) => {
  const members = [
    { email: 'vip@example.com', count: 1 },
    { email: 'food@example.com', count: 0 },
  ];
  for (const { email, count } of members) {
    const page = await openPhone();
    await open(page, network, await signInAs(network, email));
    await expect(page.getByRole('button', { name: subscription.manage })).toBeVisible();
    await expect(page.getByRole('button', { name: subscription.withdraw })).toHaveCount(count);
    await expect(page.getByRole('link', { name: subscription['withdraw.title'] })).toBeVisible();
  }
});

test('withdrawing in two steps shows the receipt, mails it, and closes what was open', async ({
  page,
  network,
}) => {
  const visitor = await newMember(network);
  const recipe = `/recipes/${await lockedRecipeOf(new ServerRecord(network, visitor))}`;
  const { member, contractId } = await subscribed(network, visitor, 'FOOD');
  const device = await open(page, network, member);
  const card = page.getByRole('region', { name: 'Toitumine' });
  await card.getByRole('button', { name: subscription.withdraw }).click();
  const dialog = page.getByRole('dialog', { name: subscription['withdraw.title'] });
  await expect(dialog).toContainText(contractId);
  await expect(dialog).toContainText(/Sinu tähtaeg lõpeb \d{1,2}\.\s\p{L}+l \d{4}\./u);
  await dialog.getByRole('button', { name: subscription['withdraw.confirm'] }).click();
  const receipt = dialog.getByRole('status').first();
  await expect(receipt).toContainText(start(subscription['withdraw.done']));
  await expect(receipt).toContainText(member.email);
  await dialog.getByRole('button', { name: 'Sulge' }).last().click();
  await expect(card).toContainText(subscriptionStatus.canceled);
  await expect(page.getByRole('heading', { name: subscription.choosePlan })).toBeVisible();
  const subjects = async () => (await mailsTo(network, member.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(RECEIPT_MAIL);
  await device.open(recipe);
  await expect(page.getByRole('heading', { name: training.locked })).toBeVisible();
});

test('a consumer who is not signed in withdraws with the contract’s number and address @breadth', async ({
  page,
  network,
}) => {
  const { member, contractId } = await subscribed(network, await newMember(network), 'BASIC');
  await page.goto(network.origin + PAGE);
  await page.getByRole('link', { name: subscription['withdraw.title'] }).click();
  const dialog = page.getByRole('dialog', { name: subscription['withdraw.title'] });
  await dialog.getByLabel(auth.email).fill(member.email);
  await dialog.getByRole('button', { name: subscription.withdraw }).click();
  const number = dialog.getByLabel(subscriptionText.contractNumber);
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(new RegExp(subscriptionText.contractNumberWrong));
  await number.fill(contractId);
  await dialog.getByRole('button', { name: subscription.withdraw }).click();
  await dialog.getByRole('button', { name: subscription['withdraw.confirm'] }).click();
  await expect(dialog.getByRole('status').first()).toContainText(start(subscription['withdraw.done']));
  const subjects = async () => (await mailsTo(network, member.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(RECEIPT_MAIL);
  // The previous token is no longer accepted: its groups are out of date.
  const again = await signInAs(network, member.email);
  expect(await contractsOf(new ServerRecord(network, again))).toEqual([
    { id: contractId, status: 'canceled' },
  ]);
});

test('the mail about the order and the end of the terms lead to the withdrawal @breadth', async ({
  page,
  network,
}) => {
  const { member } = await subscribed(network, await newMember(network), 'BASIC');
  const [mail] = await mailsTo(network, member.email);
  const address = /\S+\/terms\?action=withdraw/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: subscription['withdraw.title'] });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: nav['/terms'] })).toBeVisible();
  await page.getByRole('button', { name: subscription.withdraw }).click();
  await expect(dialog).toBeVisible();
});
