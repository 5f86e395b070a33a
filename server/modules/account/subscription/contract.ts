import type Stripe from 'stripe';
import { SUBSCRIPTION_PLANS } from '../../../../contract/subscription-plans.ts';
import { isEnded, isOwed } from '../../../../contract/subscription-status.ts';
import { withdrawalDeadline } from '../../../../contract/withdrawal-deadline.ts';
import type { PriceIds } from '../../../ports/payments.ts';
import { tallinnDay } from '../../../core/tallinn-time.ts';
import { tiersOf } from './access.ts';
import { endOf } from './ending.ts';
import { periodEndOf } from './period-end.ts';

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
  /** The time of its end; null if it goes on. */
  endsAt: Date | null;
  isLive: boolean;
  /** True if a payment is due that has not been made: one that failed, or the first of all. */
  isOwed: boolean;
  /** The last day, in Tallinn, on which she may withdraw. */
  lastWithdrawalDay: string;
}

export function contractOf(subscription: Stripe.Subscription, priceIds: PriceIds): Contract {
  const { id, customer, created } = subscription;
  const end = endOf(subscription);
  const concludedAt = new Date(created * 1000);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    planNames: planNamesOf(subscription, priceIds),
    monthlyPriceCents: monthlyPriceOf(subscription),
    concludedAt,
    periodEndsAt: new Date(periodEndOf(subscription) * 1000),
    endsAt: end === null ? null : new Date(end * 1000),
    isLive: !isEnded(subscription),
    isOwed: isOwed(subscription),
    lastWithdrawalDay: withdrawalDeadline(tallinnDay(concludedAt)),
  };
}

/** The price paid for it each month, which may differ from the plan's price for new members. */
export function monthlyPriceOf({ items }: Stripe.Subscription): number {
  return items.data.reduce((sum, { price }) => sum + (price.unit_amount ?? 0), 0);
}

export function planNamesOf(subscription: Stripe.Subscription, priceIds: PriceIds): string[] {
  const names = tiersOf(subscription, priceIds).map((tier) => SUBSCRIPTION_PLANS[tier].name);
  return names.length > 0 ? names : subscription.items.data.map(({ price }) => price.nickname ?? price.id);
}
