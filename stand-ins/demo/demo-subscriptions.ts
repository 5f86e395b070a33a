import type { SubscriptionTier } from '../../contract/subscription-plans.ts';
import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { findErased } from '../../server/modules/account/account/erase-records.repository.ts';
import {
  paymentCustomers,
  subscriptionGroups,
} from '../../server/modules/account/subscription/subscriptions.tables.ts';
import { addCard, newCustomer } from '../payments/checkout.ts';
import { insertObject } from '../payments/objects.repository.ts';
import { STAND_IN_PRICE_IDS, standInPrices } from '../payments/prices.ts';
import { startSubscription } from '../payments/start-subscription.ts';
import { TEST_CARDS } from '../payments/test-cards.ts';
import type { DemoMember } from './demo-members.ts';
import { DEMO_MEMBERS } from './demo-members.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Gives the demo members who pay a subscription at the card service's stand-in; those who ever had one are left as they are. */
export async function seedDemoSubscriptions(database: Database, now: Date): Promise<void> {
  const erased = await findErased(
    database,
    DEMO_MEMBERS.map(({ id }) => id),
  );
  for (const member of DEMO_MEMBERS) {
    const { subscription } = member;
    if (subscription === null || erased.has(member.id)) continue;
    await inTransaction(database, (transaction) => seedSubscription(transaction, member, subscription, now));
  }
}

async function seedSubscription(
  transaction: Database,
  { id: memberId, email }: DemoMember,
  { tier, daysAgo }: { tier: SubscriptionTier; daysAgo: number },
  now: Date,
): Promise<void> {
  const startedAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const customer = newCustomer(email, { memberId }, startedAt);
  const customerId = customer.id;
  const made = await transaction
    .insert(paymentCustomers)
    .values({ memberId, customerId })
    .onConflictDoNothing()
    .returning({ memberId: paymentCustomers.memberId });
  const [card] = TEST_CARDS;
  const price = standInPrices().get(STAND_IN_PRICE_IDS[tier]);
  if (made.length === 0 || card === undefined || price === undefined) return;
  await insertObject(transaction, 'customer', customer, { customerId, createdAt: startedAt });
  const { id: paymentMethodId } = await addCard(transaction, customerId, card, startedAt);
  const metadata = { memberId, tier };
  await startSubscription(transaction, { customerId, paymentMethodId, price, metadata, startedAt }, now);
  await transaction
    .insert(subscriptionGroups)
    .values({ memberId, groupName: tier.toLowerCase() })
    .onConflictDoNothing();
}
