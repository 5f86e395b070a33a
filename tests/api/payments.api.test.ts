import { describe, expect, it } from 'vitest';
import {
  checkoutOf,
  GOOD_CARD,
  groupsOf,
  LATER_REFUSED_CARD,
  mailsTo,
  openPage,
  portalOf,
  REFUSED_CARD,
  sendForm,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';

const DAY_MS = 24 * 3600 * 1000;
const { server, member, clock, signInAgain } = payingMember();
const goAheadDays = async (days: number) => {
  clock.aheadMs += days * DAY_MS;
  await server.payments.settle();
};

/** Returns whether a recipe of the level FOOD is open to this member, with a fresh token. */
async function isFoodOpen(): Promise<boolean> {
  const { data } = await (
    await server.signInAgain(member)
  ).ask('{ listRecipes { items { accessLevel locked } } }');
  const { items } = data?.['listRecipes'] as { items: { accessLevel: string; locked: boolean }[] };
  const food = items.filter(({ accessLevel }) => accessLevel === 'FOOD');
  expect(food.length).toBeGreaterThan(0);
  return food.every(({ locked }) => !locked);
}

describe('the checkout', () => {
  it('says what is ordered, its price with tax, that it renews, and that it is a test', async () => {
    const { id, url } = await checkoutOf(member, 'PREMIUM');
    const page = await openPage(url);
    expect(url).toBe(`${server.url}/pay/checkout/${id}`);
    expect(page.status).toBe(200);
    for (const words of [
      'Testleht',
      'Premium',
      '19,90 € kuus',
      'käibemaksu 24%',
      'pikeneb automaatselt',
      member.email,
    ]) {
      expect(page.text).toContain(words);
    }
    const button = page.document.querySelector('button');
    expect(button?.textContent?.replaceAll(/\s/g, ' ')).toBe('Telli ja maksa 19,90 €');
  });

  it('opens the content through the group in the next token', async () => {
    expect(await isFoodOpen()).toBe(false);
    const paid = await sendForm((await checkoutOf(member, 'FOOD')).url, { card: GOOD_CARD });
    expect(paid).toMatchObject({
      status: 303,
      location: `${server.url}/settings/subscription?action=success`,
    });
    expect(await groupsOf(server, member)).toEqual(['food']);
    expect(await isFoodOpen()).toBe(true);
  });

  it.each(['BASIC', 'FOOD', 'PREMIUM', 'VIP'])('gives the group of %s', async (tier) => {
    await subscribe(server, member, tier);
    expect(await groupsOf(server, member)).toEqual([tier.toLowerCase()]);
  });

  it('takes no money from a refused card, and can be tried again with another', async () => {
    const { url } = await checkoutOf(member, 'BASIC');
    const refused = await sendForm(url, { card: REFUSED_CARD });
    expect(refused.status).toBe(402);
    expect(refused.document.querySelector('[role=alert]')?.textContent).toContain('Kaardist keelduti');
    expect(await subscriptionsOf(member)).toEqual([]);
    expect(await groupsOf(server, member)).toEqual([]);
    expect((await sendForm(url, { card: GOOD_CARD })).status).toBe(303);
    expect(await groupsOf(server, member)).toEqual(['basic']);
  });

  it('can be left without paying', async () => {
    const { url } = await checkoutOf(member, 'BASIC');
    const page = await openPage(url);
    const cancel = [...page.document.querySelectorAll('a')].find((link) => link.textContent === 'Loobu');
    expect(cancel?.getAttribute('href')).toBe(`${server.url}/settings/subscription?action=cancel`);
    expect(await subscriptionsOf(member)).toEqual([]);
  });

  it('paid twice at once makes one subscription', async () => {
    const { url } = await checkoutOf(member, 'BASIC');
    const both = await Promise.all([sendForm(url, { card: GOOD_CARD }), sendForm(url, { card: GOOD_CARD })]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await subscriptionsOf(member)).toHaveLength(1);
  });

  it('sends a member who already pays, for this plan or another, to her portal instead', async () => {
    await subscribe(server, member, 'BASIC');
    expect((await checkoutOf(member, 'BASIC')).url).toContain('/pay/portal/');
    expect((await checkoutOf(member, 'VIP')).url).toContain('/pay/portal/');
  });

  it('does not open if its address was guessed or has expired', async () => {
    const { url } = await checkoutOf(member, 'BASIC');
    expect((await openPage(`${url}x`)).status).toBe(404);
    clock.aheadMs += 2 * DAY_MS;
    expect((await sendForm(url, { card: GOOD_CARD })).status).toBe(404);
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('is refused for an anonymous caller', async () => {
    expect((await server.ask('{ getStripeCheckoutId(tier: VIP) { id } }')).code).toBe('NOT_AUTHORIZED');
    expect((await server.ask('{ getStripeCustomerPortal }')).code).toBe('NOT_AUTHORIZED');
  });

  it('mails the order with its number, its price, the last day to withdraw and the seller', async () => {
    const { id } = await subscribe(server, member, 'VIP');
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.subject).toBe('Sinu tellimus');
    for (const words of [
      id,
      '39,90',
      '24%',
      'taganeda kuni',
      'Proovimüüja OÜ',
      '10000000',
      'Proovi 1, Tallinn',
    ]) {
      expect(mail?.text).toContain(words);
    }
  });

  it('runs no script, asks for no card number and keeps out of every cache', async () => {
    const pages = [
      await openPage((await checkoutOf(member, 'VIP')).url),
      await openPage(await portalOf(member)),
    ];
    for (const { document, headers } of pages) {
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(
        document.querySelectorAll('script, style, [style], [onclick], input[type=text], input[type=number]'),
      ).toHaveLength(0);
      expect(document.documentElement.lang).toBe('et');
      expect(document.querySelectorAll('h1')).toHaveLength(1);
    }
    const styles = await fetch(`${server.url}/pay/pay.css`);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('the portal', () => {
  it('ends the subscription and its access with the paid period, and says so by mail', async () => {
    const { id, current_period_end: end } = await subscribe(server, member, 'BASIC');
    const portal = await portalOf(member);
    const done = await sendForm(portal, { do: 'cancel', subscription: id });
    expect((await openPage(new URL(done.location ?? '', server.url).href)).text).toContain(
      'Tellimus on lõpetatud. Ligipääs kestab kuni',
    );
    expect(await subscriptionsOf(member)).toMatchObject([
      { id, status: 'active', cancel_at_period_end: true, current_period_end: end },
    ]);
    expect(await groupsOf(server, member)).toEqual(['basic']);
    expect((await mailsTo(server, member.email)).map(({ subject }) => subject)).toContain(
      'Tellimus on lõpetatud',
    );
    await goAheadDays(32);
    await signInAgain();
    expect(await subscriptionsOf(member)).toMatchObject([{ id, status: 'canceled' }]);
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('resumes a subscription that was to end', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const portal = await portalOf(member);
    await sendForm(portal, { do: 'cancel', subscription: id });
    await sendForm(portal, { do: 'resume', subscription: id });
    expect(await subscriptionsOf(member)).toMatchObject([{ id, cancel_at_period_end: false }]);
    await goAheadDays(32);
    await signInAgain();
    expect(await subscriptionsOf(member)).toMatchObject([{ id, status: 'active' }]);
    expect(await groupsOf(server, member)).toEqual(['basic']);
  });

  it('changes the card, but not to a refused one', async () => {
    await subscribe(server, member, 'FOOD');
    const portal = await portalOf(member);
    expect((await sendForm(portal, { do: 'card', card: REFUSED_CARD })).status).toBe(402);
    expect(await subscriptionsOf(member)).toMatchObject([
      { payment_method_last4: '4242', payment_method_brand: 'visa' },
    ]);
    await sendForm(portal, { do: 'card', card: '4444' });
    expect(await subscriptionsOf(member)).toMatchObject([
      { payment_method_last4: '4444', payment_method_brand: 'mastercard' },
    ]);
  });

  it('cannot be made to touch another member’s subscription', async () => {
    const other = await server.signedIn();
    const { id } = await subscribe(server, other, 'BASIC');
    await subscribe(server, member, 'BASIC');
    await sendForm(await portalOf(member), { do: 'cancel', subscription: id });
    expect(await subscriptionsOf(other)).toMatchObject([{ id, cancel_at_period_end: false }]);
  });

  it('has a new address each time, which expires', async () => {
    const [first, second] = [await portalOf(member), await portalOf(member)];
    expect(first).not.toBe(second);
    expect((await openPage(first)).text).toContain('Sul ei ole kehtivat tellimust');
    clock.aheadMs += 2 * 3600 * 1000;
    expect((await openPage(first)).status).toBe(404);
  });
});

describe('a renewal that the card refuses', () => {
  it('keeps access for seven days of grace, then closes it until another card pays', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM', LATER_REFUSED_CARD);
    await goAheadDays(31);
    await signInAgain();
    expect(await subscriptionsOf(member)).toMatchObject([{ id, status: 'past_due' }]);
    expect(await groupsOf(server, member)).toEqual(['premium']);
    expect((await mailsTo(server, member.email)).map(({ subject }) => subject)).toContain(
      'Makse ei õnnestunud',
    );

    await goAheadDays(7);
    const { sweepPayments } = await import('../../server/modules/account/subscription/sweep-payments.ts');
    await sweepPayments(server.services.billing, server.app.log);
    expect(await groupsOf(server, member)).toEqual([]);

    await signInAgain();
    await sendForm(await portalOf(member), { do: 'card', card: GOOD_CARD });
    expect(await subscriptionsOf(member)).toMatchObject([{ id, status: 'active' }]);
    expect(await groupsOf(server, member)).toEqual(['premium']);
  });

  it('ends unpaid, without access', async () => {
    await subscribe(server, member, 'PREMIUM', LATER_REFUSED_CARD);
    await goAheadDays(31 + 15);
    await signInAgain();
    expect(await subscriptionsOf(member)).toMatchObject([{ status: 'unpaid' }]);
    expect(await groupsOf(server, member)).toEqual([]);
  });
});

describe('groups', () => {
  it('that come from no subscription stay', async () => {
    const trainer = await server.signedIn('trainer');
    const { id } = await subscribe(server, trainer, 'BASIC');
    expect(await groupsOf(server, trainer)).toEqual(['basic', 'trainer']);
    await server.payments.payments.stripe.subscriptions.cancel(id);
    await server.payments.settle();
    expect(await groupsOf(server, trainer)).toEqual(['trainer']);
  });

  it('that she had before she paid for them stay when she no longer pays', async () => {
    const vip = await server.signedIn('vip');
    const { id } = await subscribe(server, vip, 'VIP');
    await server.payments.payments.stripe.subscriptions.cancel(id);
    await server.payments.settle();
    expect(await groupsOf(server, vip)).toEqual(['vip']);
  });
});
