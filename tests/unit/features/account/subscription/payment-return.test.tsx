// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { rememberOrderOnWay } from '../../../../../src/features/account/subscription/order-on-way.ts';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { subscriptionText } from '../../../../../src/features/account/subscription/subscription.text.ts';
import { forgetPayment } from '../../../../../src/features/account/subscription/use-payment-return.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';
import { CONTRACT, daysAgo } from './subscription-page.tsx';

const MINUTE_MS = 60_000;
const NEW: SubscriptionDetailsFragment = { ...CONTRACT, created: daysAgo(0) };

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

interface Return {
  action?: string;
  /** The number of minutes since she left for the payment page on this device. */
  leftMinutesAgo?: number;
  contracts: SubscriptionDetailsFragment[];
}

/** Opens the address that the payment page returns to. The service knows of the order once `arrive` was called. */
async function returnFromPayment({ action = 'success', leftMinutesAgo, contracts }: Return) {
  let items = contracts;
  const withdrawn = { receivedAt: daysAgo(0), sentTo: 'liige@example.com' };
  const { client, questions } = serverThat(({ operation }) => {
    if (operation === 'SubscriptionScreen_Withdraw') return { withdrawFromContract: withdrawn };
    return operation === 'SubscriptionScreen_List'
      ? { listSubscriptions: { __typename: 'SubscriptionList', items, nextToken: null } }
      : undefined;
  });
  const outbox = await openOutbox();
  if (leftMinutesAgo !== undefined) {
    const now = Date.now();
    vi.setSystemTime(now - leftMinutesAgo * MINUTE_MS);
    rememberOrderOnWay(MEMBER.id);
    vi.setSystemTime(now);
  }
  openPage(<Restarting />, { client, outbox, address: `/settings/subscription?action=${action}` });
  await (contracts.length > 0
    ? screen.findByRole('region', { name: 'Premium' })
    : screen.findByRole('button', { name: /^Telli ja maksa 12,90/u }));
  const timesAsked = () =>
    questions.filter(({ operation }) => operation === 'SubscriptionScreen_List').length;
  return { arrive: (contract: SubscriptionDetailsFragment) => (items = [contract]), timesAsked };
}

const restart = () => userEvent.click(screen.getByRole('button', { name: 'Restart' }));
const SENTENCES = [
  subscriptionText.confirming,
  subscriptionText.confirmingLong,
  subscriptionText.perhapsPaid,
  subscriptionText.confirmed,
  subscriptionText.changed,
  subscriptionText.cancelled,
];
const said = () => SENTENCES.filter((sentence) => screen.queryByText(sentence));

beforeAll(completeJsdom);
beforeEach(() => {
  forgetPayment();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  return () => vi.useRealTimers();
});

describe('what is said after the payment page', () => {
  it('is said until the order is confirmed, also by the screen that starts again for what it opened', async () => {
    const { arrive } = await returnFromPayment({ leftMinutesAgo: 3, contracts: [] });
    expect(said()).toEqual([subscriptionText.confirming]);
    await restart();
    expect(said()).toEqual([subscriptionText.confirming]);
    await vi.advanceTimersByTimeAsync(32_000);
    await expect.poll(said).toEqual([subscriptionText.confirmingLong]);
    arrive(NEW);
    await vi.advanceTimersByTimeAsync(5_000);
    await screen.findByText(subscriptionText.confirmed);
    await restart();
    expect(said()).toEqual([subscriptionText.confirmed]);
    await userEvent.click(screen.getByRole('link', { name: 'Visit again' }));
    expect(said()).toEqual([]);
  });

  it('is that it is confirmed as soon as the first answer has the order', async () => {
    await returnFromPayment({ leftMinutesAgo: 3, contracts: [NEW] });
    await screen.findByText(subscriptionText.confirmed);
  });

  it('is not said any more once she has withdrawn', async () => {
    await returnFromPayment({ leftMinutesAgo: 3, contracts: [NEW] });
    await screen.findByText(subscriptionText.confirmed);
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
    await returnFromPayment({ action, contracts: [CONTRACT] });
    await screen.findByText(sentence);
    await restart();
    expect(screen.getByText(sentence)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Visit again' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('the payment page’s return address without an order that this device has just sent her to pay for', () => {
  const everSaid: string[] = [];

  /** Waits longer than an order is waited for. */
  async function waitLong() {
    for (let second = 0; second < 40; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      everSaid.push(...said());
    }
  }

  beforeEach(() => {
    everSaid.length = 0;
  });

  it.each([
    ['has had her plan for days', [CONTRACT]],
    ['has just withdrawn', [{ ...NEW, status: 'canceled' as const, withdrawn_at: daysAgo(0) }]],
  ])('says nothing to a member who %s, and is not asked about again', async (_who, contracts) => {
    const { timesAsked } = await returnFromPayment({ contracts });
    everSaid.push(...said());
    await waitLong();
    expect(everSaid).toEqual([]);
    const asked = timesAsked();
    await waitLong();
    expect(timesAsked()).toBe(asked);
  });

  it('does not claim a payment of a member whose order here was an hour ago, and gives up', async () => {
    await returnFromPayment({ leftMinutesAgo: 61, contracts: [] });
    await waitLong();
    expect(new Set(everSaid)).toEqual(new Set([subscriptionText.perhapsPaid]));
    expect(said(), 'given up').toEqual([]);
  });

  it('confirms what she has just paid for in another browser', async () => {
    const { arrive } = await returnFromPayment({ contracts: [] });
    await expect.poll(said).toEqual([subscriptionText.perhapsPaid]);
    arrive(NEW);
    await vi.advanceTimersByTimeAsync(1_500);
    await expect.poll(said).toEqual([subscriptionText.confirmed]);
  });
});
