import { type Billing, STRIPE_PAGE_MAX } from './billing.ts';
import type { Contract } from './contract.ts';
import { contractEmail } from './mail-about-event.ts';

/**
 * Every address by which the contract can be named, in small letters: the one to which its mails go now, and those of its
 * invoices, which Stripe leaves as they were when it finalized them. The first is the one to which the order was confirmed.
 */
export async function contractAddresses(
  billing: Billing,
  { id, customerId }: Contract,
): Promise<ReadonlySet<string>> {
  const invoices = await billing.payments.stripe.invoices
    .list({ subscription: id, limit: STRIPE_PAGE_MAX })
    .autoPagingToArray({ limit: STRIPE_PAGE_MAX });
  const addresses = [
    await contractEmail(billing, customerId),
    ...invoices.map(({ customer_email }) => customer_email),
  ];
  return new Set(addresses.flatMap((address) => address?.toLowerCase() ?? []));
}
