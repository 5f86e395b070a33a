import type Stripe from 'stripe';

/**
 * True if staff deleted it in the dashboard; nothing can be sold to it then. Rejects for one that was never there: that is a
 * mistake, such as another account's key, and takes nothing from anyone.
 */
export async function isDeleted(stripe: Stripe, customerId: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customerId)).deleted === true;
}
