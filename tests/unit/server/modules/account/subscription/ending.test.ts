import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import {
  endOf,
  endingAsBefore,
  endingWithPeriod,
  goingOn,
} from '../../../../../../server/modules/account/subscription/ending.ts';

const PERIOD_END = 1_798_754_400;

function subscription(own: Partial<Stripe.Subscription>): Stripe.Subscription {
  const items = { data: [{ current_period_end: PERIOD_END }] };
  const made = { created: 1_796_076_000, cancel_at: null, cancel_at_period_end: false, items, ...own };
  return made as unknown as Stripe.Subscription;
}

/** Stripe’s portal sets the first under flexible billing; its dashboard and API the others. */
const ENDINGS: [string, Partial<Stripe.Subscription>][] = [
  ['its day alone', { cancel_at: PERIOD_END }],
  ['its flag alone', { cancel_at_period_end: true }],
  ['both', { cancel_at: PERIOD_END, cancel_at_period_end: true }],
];

it.each(ENDINGS)('a subscription that ends says so by %s', (_by, own) => {
  expect(endOf(subscription(own))).toBe(PERIOD_END);
  expect(endingWithPeriod(subscription(own))).toEqual({});
});

it.each(ENDINGS)('one that ends by %s goes on once just that is taken back', (_by, own) => {
  const back = goingOn(subscription(own));
  expect(Object.keys(back)).toHaveLength(1);
  const isFlagged = own.cancel_at_period_end === true;
  expect(back).toEqual(isFlagged ? { cancel_at_period_end: false } : { cancel_at: '' });
  expect(endingAsBefore(subscription(own))).toEqual(
    isFlagged ? { cancel_at_period_end: true } : { cancel_at: PERIOD_END },
  );
});

it('one that goes on has no end and nothing to take back', () => {
  expect(endOf(subscription({}))).toBeNull();
  expect(goingOn(subscription({}))).toEqual({});
  expect(endingWithPeriod(subscription({}))).toEqual({ cancel_at_period_end: true });
});
