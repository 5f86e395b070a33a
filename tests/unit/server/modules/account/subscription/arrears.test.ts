import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { owedSince } from '../../../../../../server/modules/account/subscription/arrears.ts';

/** The statuses of a member's invoices, the newest first: each was made a month before the one above it. */
function since(...statuses: Stripe.Invoice.Status[]): number | null {
  const invoices = statuses.map((status, month) => ({ status, created: 100 - month }));
  const found = owedSince(invoices);
  return found === null ? null : found.getTime() / 1000;
}

describe('a debt', () => {
  it.each<[string, Stripe.Invoice.Status[], number | null]>([
    ['the invoice that is open', ['open', 'paid', 'paid'], 100],
    ['the first of several that were not paid', ['open', 'open', 'open', 'paid'], 98],
    ['the first, also where the card service gave it up', ['open', 'uncollectible', 'paid'], 99],
    ['the first ever', ['open', 'open'], 99],
    [
      'the first since one was paid, whatever was owed before',
      ['open', 'paid', 'open', 'uncollectible'],
      100,
    ],
    ['the first that counts, not one that is void or not sent', ['draft', 'open', 'void', 'paid'], 99],
  ])('is as old as %s', (_which, statuses, month) => {
    expect(since(...statuses)).toBe(month);
  });

  it('is none where nothing is unpaid', () => {
    expect(since('paid', 'open')).toBeNull();
    expect(since()).toBeNull();
  });
});
