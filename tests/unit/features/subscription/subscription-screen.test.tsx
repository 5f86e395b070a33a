// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionDetailsFragment } from '../../../../src/contract/documents.generated.ts';
import { PlanCards } from '../../../../src/features/subscription/plan-cards.tsx';
import { SubscriptionCard } from '../../../../src/features/subscription/subscription-card.tsx';
import { SubscriptionScreen } from '../../../../src/features/subscription/subscription-screen.tsx';
import { subscriptionText } from '../../../../src/features/subscription/subscription.text.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../member-page.tsx';

const DAY_MS = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const CONTRACT: SubscriptionDetailsFragment = {
  __typename: 'Subscription',
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: daysAgo(-20),
  payment_method_last4: '4242',
  payment_method_brand: 'visa',
  payment_method_exp_month: 12,
  payment_method_exp_year: 2029,
  product_names: ['Premium'],
  created: daysAgo(2),
  tier: 'PREMIUM',
  next_tier: null,
  duplicate_of: null,
};

async function openScreen(...contracts: Partial<SubscriptionDetailsFragment>[]) {
  const items = contracts.map((contract) => ({ ...CONTRACT, ...contract }));
  const { client } = serverThat(({ operation }) =>
    operation === 'SubscriptionScreen_List'
      ? { listSubscriptions: { __typename: 'SubscriptionList', items, nextToken: null } }
      : undefined,
  );
  const outbox = await openOutbox();
  openPage(<SubscriptionScreen />, { client, outbox, address: '/settings/subscription' });
  await screen.findByRole('region', { name: items[0]?.product_names[0] ?? '' });
}

beforeAll(completeJsdom);
beforeEach(() => openOutbox());

describe('the subscription’s screen', () => {
  it('says that a second payment was cancelled and goes back', async () => {
    await openScreen(
      { id: 'sub_2', status: 'canceled', product_names: ['Toitumine'], tier: 'FOOD', duplicate_of: 'sub_1' },
      {},
    );
    const duplicate = screen.getByRole('region', { name: 'Toitumine' });
    expect(within(duplicate).getByText(subscriptionText.duplicate)).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Premium' })).queryByText(subscriptionText.duplicate),
    ).toBeNull();
  });

  it('offers to withdraw only in the two weeks of the contract, however long its month still lasts', async () => {
    await openScreen({ created: daysAgo(16) });
    expect(screen.queryByRole('button', { name: 'Taganen lepingust' })).toBeNull();
    await openScreen({ created: daysAgo(13) });
    await userEvent.click(screen.getByRole('button', { name: 'Taganen lepingust' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lepingust taganemine' });
    expect(dialog.textContent).toMatch(/Sinu tähtaeg lõpeb \d{1,2}\.\u00A0\p{L}+l \d{4}\./u);
  });

  it('says that the plan can be changed once an outstanding payment is made', async () => {
    await openScreen({ status: 'past_due' });
    expect(screen.getByText(subscriptionText.changeAfterPayment)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vali VIP' })).toBeNull();
  });

  it('offers a subscriber every plan but hers, even if hers is set to end', async () => {
    await openScreen({ cancel_at_period_end: true });
    const names = screen.getAllByRole('button', { name: /^Vali / }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Vali Treeningud', 'Vali Toitumine', 'Vali VIP']);
    const contract = screen.getByRole('region', { name: 'Premium' });
    expect(within(contract).getByRole('button', { name: 'Jätka tellimust' })).toBeTruthy();
    expect(within(contract).queryByText(/kuus$/), 'no price of a month that will not be').toBeNull();
  });

  it('says before a subscription is cancelled that the cheaper plan she has chosen will not start', async () => {
    await openScreen({ product_names: ['VIP'], tier: 'VIP', next_tier: 'BASIC' });
    const contract = screen.getByRole('region', { name: 'VIP' });
    await userEvent.click(within(contract).getByRole('button', { name: 'Lõpeta tellimus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kas lõpetada tellimus?' });
    expect(dialog.textContent).toContain(
      'Pakett Treeningud siis ei alga. Kui tellimust hiljem jätkad, on paketiks endiselt VIP.',
    );
  });

  it('names the price of the months to come alone', async () => {
    const prices = () =>
      screen.getByRole('region', { name: 'VIP' }).textContent?.match(/\d+,\d\d\s€ kuus/gu) ?? [];
    await openScreen({ product_names: ['VIP'], tier: 'VIP' });
    expect(prices()).toEqual(['39,90\u00A0€ kuus']);
    await openScreen({ product_names: ['VIP'], tier: 'VIP', next_tier: 'FOOD' });
    expect(prices(), 'after a change for the coming month').toEqual(['12,90\u00A0€ kuus']);
  });

  it('lets her own plan alone stand out among the plans', async () => {
    await openScreen({ product_names: ['VIP'], tier: 'VIP' });
    const looks = new Map(
      within(screen.getByRole('region', { name: subscriptionText.changePlan }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => [heading.textContent, heading.closest('li')?.className] as const),
    );
    expect(looks.get('VIP')).toContain('warm');
    expect(looks.get('Premium')).not.toContain('warm');
  });

  it('says that it needs a connection if the sums cannot be loaded, and orders nothing', async () => {
    await openScreen({});
    await userEvent.click(screen.getByRole('button', { name: 'Vali VIP' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uus pakett: VIP' });
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Selleks on vaja internetiühendust.');
    expect(within(dialog).queryByRole('button', { name: /^(Telli|Muuda)/ })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Proovi uuesti' })).toBeTruthy();
  });
});

describe('the focus', () => {
  it.each([
    ['Jätka tellimust', { cancel_at_period_end: true }, {}],
    ['Lõpeta tellimus', {}, { cancel_at_period_end: true }],
    ['Taganen lepingust', {}, { status: 'canceled' as const }],
  ])('goes to the contract’s heading with the button „%s“, once it is done', async (name, before, after) => {
    let change: (contract: SubscriptionDetailsFragment) => void = () => undefined;
    function Contract() {
      const [contract, setContract] = useState<SubscriptionDetailsFragment>({ ...CONTRACT, ...before });
      change = setContract;
      return <SubscriptionCard contract={contract} onWithdraw={() => undefined} onCancel={() => undefined} />;
    }
    openPage(<Contract />);
    screen.getByRole('button', { name }).focus();
    act(() => change({ ...CONTRACT, ...after }));
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Premium' }));
  });

  it('goes to the heading of the plans with the button of the plan that she took', () => {
    let take: (tier: 'VIP' | undefined) => void = () => undefined;
    function Plans() {
      const [taken, setTaken] = useState<'VIP'>();
      take = setTaken;
      return (
        <PlanCards
          title="Paketid"
          actionFor={(tier) => tier !== taken && <button type="button">{tier}</button>}
        />
      );
    }
    openPage(<Plans />);
    screen.getByRole('button', { name: 'VIP' }).focus();
    act(() => take('VIP'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Paketid' }));
  });
});

/** As when her groups have changed: the screen is another, at the same address. */
function Restarting() {
  const [starts, setStarts] = useState(0);
  return (
    <>
      <button onClick={() => setStarts(starts + 1)}>Restart</button>
      <Link to="/settings/subscription">Visit again</Link>
      <SubscriptionScreen key={starts} />
    </>
  );
}

async function returnFromPayment(action: string) {
  const withdrawn = { receivedAt: daysAgo(0), sentTo: 'liige@example.com' };
  const { client } = serverThat(({ operation }) => {
    if (operation === 'SubscriptionScreen_Withdraw') return { withdrawFromContract: withdrawn };
    return operation === 'SubscriptionScreen_List'
      ? { listSubscriptions: { __typename: 'SubscriptionList', items: [CONTRACT], nextToken: null } }
      : undefined;
  });
  const outbox = await openOutbox();
  openPage(<Restarting />, { client, outbox, address: `/settings/subscription?action=${action}` });
  await screen.findByRole('region', { name: 'Premium' });
}

const restart = () => userEvent.click(screen.getByRole('button', { name: 'Restart' }));
const PAYMENT = [subscriptionText.confirming, subscriptionText.confirmed, subscriptionText.changed];
const said = () => PAYMENT.filter((sentence) => screen.queryByText(sentence));

async function untilConfirmed() {
  await vi.advanceTimersByTimeAsync(1_500);
  await screen.findByText(subscriptionText.confirmed);
}

describe('what is said after the payment page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    return () => vi.useRealTimers();
  });

  it('is said until the order is confirmed, also by the screen that starts again for what it opened', async () => {
    await returnFromPayment('success');
    expect(said()).toEqual([subscriptionText.confirming]);
    await restart();
    expect(said()).toEqual([subscriptionText.confirming]);
    await untilConfirmed();
    await restart();
    expect(said()).toEqual([subscriptionText.confirmed]);
    await userEvent.click(screen.getByRole('link', { name: 'Visit again' }));
    expect(said()).toEqual([]);
  });

  it('is not said any more once she has withdrawn', async () => {
    await returnFromPayment('success');
    await untilConfirmed();
    await userEvent.click(screen.getByRole('button', { name: 'Taganen lepingust' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnitan taganemise' }));
    const receipt = await screen.findByRole('dialog', { name: 'Lepingust taganemine' });
    await userEvent.click(within(receipt).getByText('Sulge'));
    await restart();
    expect(said()).toEqual([]);
  });

  it.each([
    ['changed', subscriptionText.changed],
    ['cancel', subscriptionText.cancelled],
  ])('is not said again by a later visit, where it was „%s“', async (action, sentence) => {
    await returnFromPayment(action);
    await screen.findByText(sentence);
    await restart();
    expect(screen.getByText(sentence)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Visit again' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('the page that she left for the card service, as the browser brings it back', () => {
  const PAY_PAGE = '#pay';
  const isBusy = (name: RegExp) => () =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

  async function open(items: readonly SubscriptionDetailsFragment[]) {
    const { client } = serverThat(({ operation }) => {
      if (operation === 'SubscriptionScreen_Checkout') return { getStripeCheckoutId: { url: PAY_PAGE } };
      if (operation === 'SubscriptionScreen_Portal') return { getStripeCustomerPortal: PAY_PAGE };
      return operation === 'SubscriptionScreen_List'
        ? { listSubscriptions: { __typename: 'SubscriptionList', items, nextToken: null } }
        : undefined;
    });
    location.hash = '';
    openPage(<SubscriptionScreen />, {
      client,
      outbox: await openOutbox(),
      address: '/settings/subscription',
    });
  }

  it.each([
    ['order', [], /^Telli ja maksa 12,90/u],
    ['see her card', [CONTRACT], /^Halda/u],
  ])('lets her press to %s again', async (_what, items, name) => {
    await open(items);
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect.poll(() => location.hash).toBe(PAY_PAGE);
    expect(isBusy(name)()).toBe(true);
    document.dispatchEvent(new Event('resume'));
    await expect.poll(isBusy(name)).toBe(false);
  });
});

describe('a date on the subscription’s screen', () => {
  const end = '2027-12-23T12:00:00+02:00';

  it.each([
    ['renews', {}, 'Pikeneb automaatselt 23. detsembril 2027, kuni lõpetad.'],
    ['was ended', { cancel_at_period_end: true }, 'Ligipääs kestab kuni 23. detsembrini 2027.'],
    [
      'goes on with another plan',
      { next_tier: 'FOOD' as const },
      '23. detsembril 2027 algab pakett Toitumine',
    ],
  ])('has the case that its sentence needs where it %s', async (_what, contract, sentence) => {
    await openScreen({ current_period_end: end, ...contract });
    const region = screen.getByRole('region', { name: 'Premium' });
    expect(region.textContent?.replaceAll('\u00A0', ' ')).toContain(sentence);
  });

  it('does so where the subscription is about to be ended', async () => {
    await openScreen({ current_period_end: end });
    await userEvent.click(screen.getByRole('button', { name: 'Lõpeta tellimus' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Ligipääs kestab kuni 23.\u00A0detsembrini 2027.',
    );
  });
});
