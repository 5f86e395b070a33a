import type Stripe from 'stripe';

/** The subscription that this one was paid for beside by mistake; null if it is not a duplicate. */
export function duplicateOf({ metadata }: Stripe.Subscription): string | null {
  return metadata['duplicate_of'] ?? null;
}
