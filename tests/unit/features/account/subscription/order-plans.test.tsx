// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { subscriptionText } from '../../../../../src/features/account/subscription/subscription.text.ts';
import { holdAnswer } from '../../../../support/held-answer.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const NONE = { listSubscriptions: { __typename: 'SubscriptionList', items: [], nextToken: null } };

beforeAll(completeJsdom);

describe('an order that fails', () => {
  it('says so in the card of the plan whose button she pressed, and there alone', async () => {
    const { client } = serverThat(({ operation }) =>
      operation === 'SubscriptionScreen_List'
        ? { listSubscriptions: { __typename: 'SubscriptionList', items: [], nextToken: null } }
        : undefined,
    );
    openPage(<SubscriptionScreen />, {
      client,
      outbox: await openOutbox(),
      address: '/settings/subscription',
    });
    const cardOf = (plan: string) => screen.getByRole('heading', { level: 3, name: plan }).closest('li');
    for (const [plan, name] of [
      ['Premium', /^Telli ja maksa 19,90/u],
      ['VIP', /^Telli ja maksa 39,90/u],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name }));
      await expect.poll(() => screen.queryByRole('alert')?.closest('li')).toBe(cardOf(plan));
      expect(screen.getByRole('alert').textContent).toBe('Selleks on vaja internetiühendust.');
    }
  });
});

describe('an order', () => {
  it('leads to the page of the plan that she pressed last, whichever answer comes last', async () => {
    const { until, letGo } = holdAnswer();
    const { client } = serverThat(({ operation, variables }) => {
      const tier = String(variables['tier']);
      const page = { getStripeCheckoutId: { url: `#${tier}` } };
      if (operation === 'SubscriptionScreen_Checkout') return tier === 'FOOD' ? until.then(() => page) : page;
      return operation === 'SubscriptionScreen_List' ? NONE : undefined;
    });
    location.hash = '';
    const opened: string[] = [];
    const note = () => opened.push(location.hash);
    window.addEventListener('hashchange', note);
    onTestFinished(() => window.removeEventListener('hashchange', note));
    const outbox = await openOutbox();
    openPage(<SubscriptionScreen />, { client, outbox, address: '/settings/subscription' });
    const order = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await order(/^Telli ja maksa 12,90/u);
    await order(/^Telli ja maksa 39,90/u);
    await expect.poll(() => opened).toContain('#VIP');
    letGo();
    // Is answered after the one that was let go.
    await order(/^Telli ja maksa 19,90/u);
    await expect.poll(() => opened).toContain('#PREMIUM');
    expect(opened).not.toContain('#FOOD');
  });

  it('is waited for when the payment page returns to the app', async () => {
    const { client } = serverThat(({ operation }) => {
      if (operation === 'SubscriptionScreen_Checkout') return { getStripeCheckoutId: { url: '#pay' } };
      return operation === 'SubscriptionScreen_List'
        ? { listSubscriptions: { __typename: 'SubscriptionList', items: [], nextToken: null } }
        : undefined;
    });
    const outbox = await openOutbox();
    const page = { client, outbox, address: '/settings/subscription' };
    location.hash = '';
    openPage(<SubscriptionScreen />, page);
    await userEvent.click(await screen.findByRole('button', { name: /^Telli ja maksa 12,90/u }));
    await expect.poll(() => location.hash).toBe('#pay');
    cleanup();
    openPage(<SubscriptionScreen />, { ...page, address: `${page.address}?action=success` });
    expect(await screen.findByText(subscriptionText.confirming)).toBeTruthy();
  });
});

describe('the plan for which she came', () => {
  let scrolls: number;
  let letGo: () => void;
  beforeEach(async () => {
    scrolls = 0;
    Element.prototype.scrollIntoView = () => void (scrolls += 1);
    const held = holdAnswer();
    letGo = held.letGo;
    const counts = Object.fromEntries(
      ['recipes', 'trainings', 'programs'].map((noun) => [
        noun,
        { __typename: 'ContentCount', open: 21, all: 108 },
      ]),
    );
    const contents = { listPlanContents: { __typename: 'PlanContentsList', items: [], ...counts } };
    const { client } = serverThat(({ operation }) => {
      if (operation === 'SubscriptionScreen_PlanContents') return held.until.then(() => contents);
      return operation === 'SubscriptionScreen_List' ? NONE : undefined;
    });
    const outbox = await openOutbox();
    openPage(<SubscriptionScreen />, { client, outbox, address: '/settings/subscription?plan=VIP' });
    await waitFor(() => {
      if (document.activeElement?.textContent !== 'VIP') throw new Error('Not there yet');
    });
  });

  it('has the focus once, and she keeps hers when its counts come', async () => {
    const way = screen.getByRole('link', { name: subscriptionText.beforeOrder.wayThere });
    way.focus();
    letGo();
    await screen.findByText(/21/u);
    expect(document.activeElement).toBe(way);
  });

  it('is scrolled to again when the counts of those before it have moved it', async () => {
    letGo();
    await expect.poll(() => scrolls).toBe(2);
  });

  it.each(['pointerDown', 'wheel', 'keyDown'] as const)(
    'is left where %s has moved the page',
    async (move) => {
      fireEvent[move](document.body);
      letGo();
      await screen.findByText(/21/u);
      expect(scrolls).toBe(1);
    },
  );
});
