import type Stripe from 'stripe';
import { SUBSCRIPTION_PLANS } from '../../../src/contract/subscription-plans.ts';
import { isEnded, isOwed } from '../../../src/contract/subscription-status.ts';
import { withdrawalDeadline } from '../../../src/contract/withdrawal-deadline.ts';
import type { PriceIds } from '../../ports/payments.ts';
import { tallinnDay } from '../../core/tallinn-time.ts';
import { tiersOf } from './access.ts';

/** A subscription as the contract it is. */
export interface Contract {
  /** The contract's number. */
  id: string;
  customerId: string;
  planNames: string[];
  monthlyPriceCents: number;
  concludedAt: Date;
  /** The end of the period that is paid for. */
  periodEndsAt: Date;
  isEnding: boolean;
  /** Whether it has not ended yet. */
  isLive: boolean;
  /** Whether a payment is due that has not been made: one that failed, or the first of all. */
  isOwed: boolean;
  /** The last day, in Tallinn, on which she may withdraw. */
  lastWithdrawalDay: string;
}

export function contractOf(subscription: Stripe.Subscription, priceIds: PriceIds): Contract {
  const { id, customer, items, created, cancel_at_period_end: isEnding } = subscription;
  const concludedAt = new Date(created * 1000);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    planNames: planNamesOf(subscription, priceIds),
    monthlyPriceCents: items.data.reduce((sum, { price }) => sum + (price.unit_amount ?? 0), 0),
    concludedAt,
    periodEndsAt: new Date(periodEndOf(subscription) * 1000),
    isEnding,
    isLive: !isEnded(subscription),
    isOwed: isOwed(subscription),
    lastWithdrawalDay: withdrawalDeadline(tallinnDay(concludedAt)),
  };
}

/** Seconds since 1970. The period belongs to the items, of which ours have one. */
export function periodEndOf({ items, created }: Stripe.Subscription): number {
  return Math.max(created, ...items.data.map((item) => item.current_period_end));
}

export function planNamesOf(subscription: Stripe.Subscription, priceIds: PriceIds): string[] {
  const names = tiersOf(subscription, priceIds).map((tier) => SUBSCRIPTION_PLANS[tier].name);
  return names.length > 0 ? names : subscription.items.data.map(({ price }) => price.nickname ?? price.id);
}
