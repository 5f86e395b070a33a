import { describe, expect, it } from 'vitest';
import type { ListedSubscription } from '../support/card-service.ts';
import {
  GOOD_CARD,
  groupsOf,
  LATER_REFUSED_CARD,
  mailsTo,
  openPage,
  portalOf,
  sendForm,
  sendWebhook,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';

const { server, member, stripe, clock, goAheadDays } = payingMember();
interface Preview {
  isImmediate: boolean;
  takesEffectAt: string;
  creditCents: number;
  chargeCents: number;
  payTodayCents: number;
  monthlyPriceCents: number;
  takesBackEnding: boolean;
  calculatedAt: string;
}

async function preview(id: string, tier: string, asking = member) {
  const answer = await asking.ask(
    `query ($id: ID!, $tier: SubscriptionTier!) {
      previewPlanChange(subscriptionId: $id, tier: $tier) {
        isImmediate takesEffectAt creditCents chargeCents payTodayCents monthlyPriceCents nextPaymentAt
        takesBackEnding calculatedAt from to
      }
    }`,
    { id, tier },
  );
  return { ...answer, shown: answer.data?.['previewPlanChange'] as Preview };
}

const CHANGE = `mutation ($id: ID!, $tier: SubscriptionTier!, $payTodayCents: Int!, $calculatedAt: DateTime!) {
  changeSubscriptionPlan(subscriptionId: $id, tier: $tier, payTodayCents: $payTodayCents, calculatedAt: $calculatedAt) {
    url subscription { id tier next_tier cancel_at_period_end current_period_end }
  }
}`;

async function order(id: string, tier: string, { payTodayCents, calculatedAt }: Preview, asking = member) {
  const answer = await asking.ask(CHANGE, { id, tier, payTodayCents, calculatedAt });
  const change = answer.data?.['changeSubscriptionPlan'] as {
    url: string | null;
    subscription: ListedSubscription;
  } | null;
  return { ...answer, change };
}

/** Previews the change and orders it, as the screen does. */
async function change(id: string, tier: string) {
  return order(id, tier, (await preview(id, tier)).shown);
}

async function paidOn(subscription: string): Promise<number[]> {
  const { data } = await stripe().invoices.list({ subscription, status: 'paid' });
  return data.map(({ amount_paid }) => amount_paid);
}

describe('a more expensive plan', () => {
  it('replaces the old one at once: she pays the sum shown, and the next token opens its content', async () => {
    const { id, current_period_end } = await subscribe(server, member, 'BASIC');
    await goAheadDays(10);
    const { shown } = await preview(id, 'PREMIUM');
    expect(shown).toMatchObject({ isImmediate: true, monthlyPriceCents: 1990, takesBackEnding: false });
    expect(shown.payTodayCents).toBe(shown.chargeCents - shown.creditCents);
    expect(shown.creditCents).toBeGreaterThan(900);
    expect(shown.creditCents).toBeLessThan(1020);
    expect(await groupsOf(server, member)).toEqual(['basic']);

    const { change: done } = await order(id, 'PREMIUM', shown);
    expect(done).toMatchObject({ url: null, subscription: { tier: 'PREMIUM', current_period_end } });
    expect(await groupsOf(server, member)).toEqual(['premium']);
    expect(await paidOn(id)).toEqual([shown.payTodayCents, 1490]);
    await goAheadDays(25);
    expect(await paidOn(id)).toEqual([1990, shown.payTodayCents, 1490]);
    const [mail] = (await mailsTo(server, member.email)).filter(
      ({ subject }) => subject === 'Sinu pakett on muutunud',
    );
    expect(mail?.text).toContain('19,90');
  });

  it('ordered again after a lost answer is paid once', async () => {
    const { id } = await subscribe(server, member, 'FOOD');
    const { shown } = await preview(id, 'VIP');
    const [first, second] = await Promise.all([order(id, 'VIP', shown), order(id, 'VIP', shown)]);
    for (const { change: done } of [first, second, await order(id, 'VIP', shown)])
      expect(done).toMatchObject({ url: null, subscription: { tier: 'VIP', next_tier: null } });
    expect(await paidOn(id)).toHaveLength(2);
  });

  it('costs what was shown even if she orders it a while later', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const { shown } = await preview(id, 'VIP');
    clock.aheadMs += 55 * 60_000;
    await order(id, 'VIP', shown);
    expect(await paidOn(id)).toEqual([shown.payTodayCents, 1490]);
  });

  it('undoes a planned end of the subscription', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    await stripe().subscriptions.update(id, { cancel_at_period_end: true });
    const { shown } = await preview(id, 'PREMIUM');
    expect(shown.takesBackEnding).toBe(true);
    const { change: done } = await order(id, 'PREMIUM', shown);
    expect(done?.subscription).toMatchObject({ tier: 'PREMIUM', cancel_at_period_end: false });
  });

  it('that the card refuses changes nothing, and leads to where another card can pay', async () => {
    const { id } = await subscribe(server, member, 'BASIC', LATER_REFUSED_CARD);
    const { change: refused } = await change(id, 'PREMIUM');
    expect(refused).toMatchObject({ subscription: { tier: 'BASIC' } });
    expect(await groupsOf(server, member)).toEqual(['basic']);
    const url = refused?.url ?? '';
    expect((await openPage(url)).text).toContain('Treeningud → Premium');
    expect((await sendForm(url, { do: 'change', card: LATER_REFUSED_CARD })).status).toBe(402);
    expect((await sendForm(url, { do: 'change', card: GOOD_CARD })).location).toContain('action=changed');
    expect((await sendForm(url, { do: 'change', card: GOOD_CARD })).status).toBe(303);
    await server.payments.settle();
    expect(await subscriptionsOf(member)).toMatchObject([{ tier: 'PREMIUM', payment_method_last4: '4242' }]);
    expect(await groupsOf(server, member)).toEqual(['premium']);
    expect(await paidOn(id)).toHaveLength(2);
  });

  it('is not charged if the sum differs from the one shown, or the preview is old', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const { shown } = await preview(id, 'PREMIUM');
    const cheaper = await order(id, 'PREMIUM', { ...shown, payTodayCents: shown.payTodayCents - 1 });
    expect(cheaper).toMatchObject({ code: 'BAD_USER_INPUT', field: 'payTodayCents' });
    await goAheadDays(1);
    expect(await order(id, 'PREMIUM', shown)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'calculatedAt',
    });
    expect(await paidOn(id)).toEqual([1490]);
  });
});

describe('a cheaper plan', () => {
  it('waits for the end of the period: nothing is paid and nothing is locked before', async () => {
    const { id, current_period_end } = await subscribe(server, member, 'PREMIUM');
    const { shown } = await preview(id, 'FOOD');
    expect(shown).toMatchObject({
      isImmediate: false,
      payTodayCents: 0,
      monthlyPriceCents: 1290,
      takesEffectAt: current_period_end,
    });
    const { change: planned } = await order(id, 'FOOD', shown);
    expect(planned?.subscription).toMatchObject({ tier: 'PREMIUM', next_tier: 'FOOD' });
    expect(await groupsOf(server, member)).toEqual(['premium']);
    await server.payments.settle();
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.subject).toBe('Sinu pakett muutub');
    expect(mail?.text).toMatch(/hakkab kehtima makstud aja lõpus, \d{1,2}\. \p{L}+l \d{4}\./u);
    await goAheadDays(32);
    expect(await subscriptionsOf(member)).toMatchObject([
      { tier: 'FOOD', next_tier: null, status: 'active' },
    ]);
    expect(await groupsOf(server, member)).toEqual(['food']);
    expect(await paidOn(id)).toEqual([1290, 1990]);
    await goAheadDays(62);
    expect(await paidOn(id)).toEqual([1290, 1290, 1290, 1990]);
  });

  it('can be replaced by another plan, cancelled, or give way to a more expensive one', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await change(id, 'FOOD');
    expect((await change(id, 'BASIC')).change?.subscription.next_tier).toBe('BASIC');
    const resumed = await member.ask(
      `mutation { resumeSubscription(id: "${id}") { subscription { next_tier } } }`,
    );
    expect(resumed.data).toEqual({ resumeSubscription: { subscription: { next_tier: null } } });
    await change(id, 'FOOD');
    expect((await change(id, 'VIP')).change?.subscription).toMatchObject({ tier: 'VIP', next_tier: null });
    await goAheadDays(32);
    expect(await groupsOf(server, member)).toEqual(['vip']);
  });

  it('ordered for a subscription that was to end renews it instead', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await member.ask(`mutation { cancelSubscription(id: "${id}") { url } }`);
    expect((await preview(id, 'FOOD')).shown.takesBackEnding).toBe(true);
    expect((await change(id, 'FOOD')).change?.subscription).toMatchObject({
      next_tier: 'FOOD',
      cancel_at_period_end: false,
    });
  });

  it.each(['create', 'update'] as const)(
    'that could not be planned (%s) leaves a subscription ending as planned',
    async (call) => {
      const { id } = await subscribe(server, member, 'PREMIUM');
      await member.ask(`mutation { cancelSubscription(id: "${id}") { url } }`);
      const { subscriptionSchedules } = stripe();
      const whole = subscriptionSchedules[call];
      subscriptionSchedules[call] = () => Promise.reject(new Error('out of reach'));
      try {
        expect((await change(id, 'FOOD')).code).not.toBeNull();
      } finally {
        Object.assign(subscriptionSchedules, { [call]: whole });
      }
      expect(await subscriptionsOf(member)).toMatchObject([
        { tier: 'PREMIUM', next_tier: null, cancel_at_period_end: true },
      ]);
    },
  );
});

describe('ending and resuming', () => {
  it('work in the app, also if a change is planned, and repeating them is harmless', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await change(id, 'BASIC');
    const fields = 'subscription { cancel_at_period_end next_tier }';
    for (let count = 0; count < 2; count += 1) {
      const { data } = await member.ask(`mutation { cancelSubscription(id: "${id}") { ${fields} } }`);
      expect(data).toEqual({
        cancelSubscription: { subscription: { cancel_at_period_end: true, next_tier: null } },
      });
    }
    const { data } = await member.ask(`mutation { resumeSubscription(id: "${id}") { ${fields} } }`);
    expect(data).toEqual({
      resumeSubscription: { subscription: { cancel_at_period_end: false, next_tier: null } },
    });
    await goAheadDays(32);
    expect(await groupsOf(server, member)).toEqual(['premium']);
  });

  it('are refused for another member’s subscription and for one that is over', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const other = await server.signedIn('admin');
    await subscribe(server, other, 'BASIC');
    const { shown } = await preview(id, 'PREMIUM');
    expect((await preview(id, 'PREMIUM', other)).code).toBe('NOT_FOUND');
    expect((await order(id, 'PREMIUM', shown, other)).code).toBe('NOT_FOUND');
    expect((await other.ask(`mutation { cancelSubscription(id: "${id}") { url } }`)).code).toBe('NOT_FOUND');
    expect(await preview(id, 'BASIC')).toMatchObject({ code: 'BAD_USER_INPUT', field: 'tier' });
    await stripe().subscriptions.cancel(id);
    expect(await preview(id, 'PREMIUM')).toMatchObject({ code: 'BAD_USER_INPUT', field: 'subscriptionId' });
  });
});

it('groups follow the plan, in whatever order and however often its webhooks come', async () => {
  const { id } = await subscribe(server, member, 'BASIC');
  const before = await stripe().subscriptions.retrieve(id);
  await change(id, 'VIP');
  const after = await stripe().subscriptions.retrieve(id);
  const types = ['customer.subscription.updated', 'invoice.paid', 'customer.subscription.created'];
  for (const object of [after, before, after, before])
    for (const type of types) expect(await sendWebhook(server, { type, object })).toBe(200);
  expect(await groupsOf(server, member)).toEqual(['vip']);
});

it('the portal lists her invoices, which she can read and download', async () => {
  const { id } = await subscribe(server, member, 'BASIC');
  await change(id, 'PREMIUM');
  const { document } = await openPage(await portalOf(member));
  const links = [...document.querySelectorAll('[aria-labelledby=invoices] a')];
  expect(links).toHaveLength(2);
  const address = new URL(links[1]?.getAttribute('href') ?? '', server.url).href;
  const invoice = await openPage(address);
  for (const words of ['Arve HOOG-', 'Treeningud', 'Kokku', '14,90', 'käibemaks 24%', '2,88', member.email])
    expect(invoice.text).toContain(words);
  const download = await openPage(`${address}?download=1`);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
  expect((await openPage(`${address}x`)).status).toBe(404);
});
