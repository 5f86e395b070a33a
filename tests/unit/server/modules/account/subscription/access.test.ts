import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { accessOf } from '../../../../../../server/modules/account/subscription/access.ts';

const DAY_SECONDS = 24 * 3600;
const PRICE_IDS = { BASIC: 'p_b', FOOD: 'p_f', PREMIUM: 'p_p', VIP: 'p_v' };
const NOW = new Date('2026-11-21T12:00:00Z');

interface Sample {
  status: string;
  price?: string;
  tier?: string;
  /** The age of the current period in days. */
  days?: number;
  id?: string;
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_SECONDS * 1000);
const AT_ONCE = { debts: new Map<string, Date>(), now: NOW };

/** A subscription with the fields that access depends on. */
function subscription({ status, price = 'p_b', tier, days = 3, id = 'sub_1' }: Sample): Stripe.Subscription {
  const current_period_start = NOW.getTime() / 1000 - days * DAY_SECONDS;
  const metadata = tier === undefined ? {} : { tier };
  const part: unknown = {
    id,
    status,
    metadata,
    items: { data: [{ price: { id: price }, current_period_start }] },
  };
  return part as Stripe.Subscription;
}

const groupsOf = (...samples: Sample[]) =>
  [...accessOf(samples.map(subscription), PRICE_IDS, AT_ONCE).groups].sort();

describe('what subscriptions open', () => {
  it.each(['active', 'trialing'])('is their group while %s', (status) => {
    expect(groupsOf({ status })).toEqual(['basic']);
  });

  it.each(['unpaid', 'canceled', 'paused', 'incomplete', 'incomplete_expired', 'anything new'])(
    'is nothing once %s',
    (status) => {
      expect(groupsOf({ status })).toEqual([]);
    },
  );

  it('outlasts a refused card by seven days', () => {
    expect(groupsOf({ status: 'past_due', days: 6.99 })).toEqual(['basic']);
    expect(groupsOf({ status: 'past_due', days: 7 })).toEqual([]);
  });

  it('is not opened again by the next period that is not paid either', () => {
    const owed = subscription({ status: 'past_due', days: 1 });
    const open = (days: number) => [
      ...accessOf([owed], PRICE_IDS, { debts: new Map([['sub_1', daysAgo(days)]]), now: NOW }).groups,
    ];
    expect(open(6.99)).toEqual(['basic']);
    expect(open(32)).toEqual([]);
  });

  it('changes when the first grace period ends', () => {
    const two = [
      subscription({ status: 'past_due', days: 2 }),
      subscription({ status: 'past_due', days: 5 }),
    ];
    expect(accessOf(two, PRICE_IDS, AT_ONCE).checkAt).toEqual(daysAgo(-2));
    expect(accessOf([subscription({ status: 'active' })], PRICE_IDS, AT_ONCE).checkAt).toBeNull();
  });

  it('adds up over several subscriptions', () => {
    expect(
      groupsOf(
        { status: 'active' },
        { status: 'active', price: 'p_f' },
        { status: 'canceled', price: 'p_v' },
      ),
    ).toEqual(['basic', 'food']);
  });

  it('follows the price, or the tier bought if the price is no longer sold', () => {
    expect(groupsOf({ status: 'active', price: 'p_v', tier: 'BASIC' })).toEqual(['vip']);
    expect(groupsOf({ status: 'active', price: 'p_old', tier: 'PREMIUM' })).toEqual(['premium']);
    expect(groupsOf({ status: 'active', price: 'p_old', tier: 'admin' })).toEqual([]);
  });
});
