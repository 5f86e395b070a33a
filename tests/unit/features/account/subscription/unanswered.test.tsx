// @vitest-environment jsdom
/** The screen's words if the answer about a change of her subscription is lost after it was made. */
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailureCode } from '../../../../../contract/failures.ts';
import { CombinedError } from '@urql/core';
import { unansweredWords } from '../../../../../src/features/account/subscription/unanswered.ts';
import { TokensRefused } from '../../../../../src/session/tokens-refused.ts';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { subscriptionText } from '../../../../../src/features/account/subscription/subscription.text.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';
import { CONTRACT, daysAgo } from './subscription-page.tsx';

beforeAll(completeJsdom);
beforeEach(() => openOutbox());
afterEach(() => void vi.restoreAllMocks());

const PREVIEW = {
  __typename: 'PlanChangePreview',
  isImmediate: true,
  takesEffectAt: daysAgo(0),
  creditCents: 100,
  chargeCents: 300,
  payTodayCents: 200,
  monthlyPriceCents: 3990,
  nextPaymentAt: daysAgo(-20),
  takesBackEnding: false,
  calculatedAt: daysAgo(0),
};
const VIP = { product_names: ['VIP'], tier: 'VIP' } as const;
const ENDING = { cancel_at_period_end: true } as const;
const WITHDRAWN = { status: 'canceled', withdrawn_at: daysAgo(0) } as const;

/** A service that does what is asked, or has done it before, and whose answer is `answer` all the same. */
function openScreen(answer: FailureCode | undefined, made: object, refusesPreview = false) {
  let items: object[] = [CONTRACT];
  const { client } = serverThat(({ operation }) => {
    if (operation === 'SubscriptionScreen_List')
      return { listSubscriptions: { __typename: 'SubscriptionList', items, nextToken: null } };
    if (operation === 'SubscriptionScreen_PlanChange' && !refusesPreview)
      return { previewPlanChange: PREVIEW };
    if (/_(ChangePlan|Cancel|Withdraw|PlanChange)$/.test(operation)) {
      items = [{ ...CONTRACT, ...made }];
      return answer;
    }
    return undefined;
  });
  openPage(<SubscriptionScreen />, { client, address: '/settings/subscription' });
}

async function press(...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const buttons = await screen.findAllByRole('button', { name });
    await userEvent.click(buttons.at(-1) ?? document.body);
  }
}
const said = async () => (await screen.findByRole('alert')).textContent;

const CHANGES = [
  ['another plan', ['Vali VIP', /^Telli ja maksa/u], VIP, () => screen.findByRole('region', { name: 'VIP' })],
  ['the end', ['Lõpeta tellimus', 'Lõpeta tellimus'], ENDING, () => screen.findByText('Lõpeb')],
  [
    'the withdrawal',
    ['Taganen lepingust', 'Kinnitan taganemise'],
    WITHDRAWN,
    () => screen.findByText(/^Taganesid sellest lepingust/),
  ],
] as const;

describe.each(CHANGES)('%s of her subscription', (_what, names, made, shownAsMade) => {
  it.each([undefined, 'INTERNAL'] as const)(
    'is not said to have failed where nobody knows, and is shown as it is then (%s)',
    async (answer) => {
      openScreen(answer, made);
      await press(...names);
      expect(await said()).toBe(subscriptionText.unanswered);
      expect(await shownAsMade()).toBeTruthy();
    },
  );

  it('is not in doubt where the phone has no network', async () => {
    openScreen(undefined, made);
    await press(names[0]);
    await screen.findAllByRole('button', { name: names[1] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press(names[1]);
    expect(await said()).toBe('Selleks on vaja internetiühendust.');
  });
});

it('is in no doubt where nothing left the phone, for want of a token', () => {
  const networkError = new TokensRefused();
  expect(unansweredWords(new CombinedError({ networkError }))).toBe('Selleks on vaja internetiühendust.');
});

it('is asked for again where the plan that she takes is hers already', async () => {
  openScreen('BAD_USER_INPUT', VIP, true);
  await press('Vali VIP');
  const present = await screen.findByRole('region', { name: 'VIP' });
  expect(within(present).getByText('Aktiivne')).toBeTruthy();
});
