// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SubscriptionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { PlanCards } from '../../../../../src/features/account/subscription/plan-cards.tsx';
import { SubscriptionCard } from '../../../../../src/features/account/subscription/subscription-card.tsx';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { subscriptionText } from '../../../../../src/features/account/subscription/subscription.text.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';
import { CONTRACT, daysAgo, openScreen } from './subscription-page.tsx';

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
    // The last of its days moves behind a weekend and holidays.
    await openScreen({ created: daysAgo(25) });
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

  it('says what is open without a plan only to a member who has none', async () => {
    const count = { __typename: 'ContentCount', open: 8, all: 40 };
    const counts = { recipes: count, trainings: count, programs: count };
    const vip = { __typename: 'PlanContents', tier: 'VIP', hasMenu: false, ...counts };
    const { client } = serverThat(({ operation }) => {
      if (operation === 'SubscriptionScreen_PlanContents')
        return { listPlanContents: { __typename: 'PlanContentsList', items: [vip], ...counts } };
      return operation === 'SubscriptionScreen_List'
        ? { listSubscriptions: { __typename: 'SubscriptionList', items: contracts, nextToken: null } }
        : undefined;
    });
    const freeLine = () => screen.queryByText(/^Ilma paketita on avatud 8 treeningut/);
    let contracts: SubscriptionDetailsFragment[] = [];
    const open = async () =>
      openPage(<SubscriptionScreen />, {
        client,
        outbox: await openOutbox(),
        address: '/settings/subscription',
      });
    await open();
    await expect.poll(freeLine).not.toBeNull();
    contracts = [CONTRACT];
    await open();
    await screen.findByRole('heading', { name: subscriptionText.changePlan });
    await screen.findByText('8 treeningut 40-st');
    expect(freeLine()).toBeNull();
  });

  it('says before an order when the next payment is, and not to a member who has a plan', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-31T10:00:00+02:00') });
    onTestFinished(() => void vi.useRealTimers());
    let contracts: SubscriptionDetailsFragment[] = [];
    const { client } = serverThat(({ operation }) =>
      operation === 'SubscriptionScreen_List'
        ? { listSubscriptions: { __typename: 'SubscriptionList', items: contracts, nextToken: null } }
        : undefined,
    );
    const beforeOrder = async () => {
      openPage(<SubscriptionScreen />, {
        client,
        outbox: await openOutbox(),
        address: '/settings/subscription',
      });
      return (await screen.findByRole('region', { name: 'Enne tellimist' })).textContent;
    };
    expect((await beforeOrder())?.replaceAll('\u00A0', ' ')).toContain(
      'Kui tellid täna, on järgmine makse 28. veebruaril 2027.',
    );
    contracts = [CONTRACT];
    expect(await beforeOrder()).not.toContain('Kui tellid täna');
  });

  it('names the price of each month to come: what she pays now, and what she will pay after a planned change', async () => {
    const prices = () =>
      screen.getByRole('region', { name: 'VIP' }).textContent?.match(/(Praegu )?\d+,\d\d\s€ kuus/gu) ?? [];
    await openScreen({ product_names: ['VIP'], tier: 'VIP', monthly_price_cents: 3990 });
    expect(prices()).toEqual(['39,90\u00A0€ kuus']);
    await openScreen({ product_names: ['VIP'], tier: 'VIP', monthly_price_cents: 3990, next_tier: 'FOOD' });
    expect(prices(), 'with a change planned').toEqual(['12,90\u00A0€ kuus', 'Praegu 39,90\u00A0€ kuus']);
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
