/** A contract, and the subscription's screen with some. */
import { screen } from '@testing-library/react';
import type { SubscriptionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { SubscriptionScreen } from '../../../../../src/features/account/subscription/subscription-screen.tsx';
import { openOutbox, openPage, serverThat } from '../../member-page.tsx';

const DAY_MS = 24 * 3600_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export const CONTRACT: SubscriptionDetailsFragment = {
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
  cancel_at: null,
  monthly_price_cents: 1990,
  withdrawn_at: null,
};

/** The screen of a member who has these contracts, once it shows them. */
export async function openScreen(...contracts: Partial<SubscriptionDetailsFragment>[]) {
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
