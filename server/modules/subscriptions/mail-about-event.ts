import type Stripe from 'stripe';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { endingMail, orderMail, paymentFailedMail } from './subscription.mails.ts';
import { contractOf } from './contract.ts';

/** What the law wants on a durable medium: the order, its end; and that a payment did not go through. */
export async function mailAbout(
  billing: Billing,
  event: Stripe.Event,
  { customerId }: PaymentCustomer,
): Promise<void> {
  const subscriptionId = subscriptionToMailAbout(event);
  if (subscriptionId === null) return;
  const to = await contractEmail(billing, customerId);
  if (to === null) return;
  const contract = contractOf(
    await billing.payments.stripe.subscriptions.retrieve(subscriptionId),
    billing.payments.priceIds,
  );
  if (event.type === 'checkout.session.completed') await billing.sendMail(orderMail(billing, to, contract));
  else if (event.type === 'invoice.payment_failed')
    await billing.sendMail(paymentFailedMail(billing, to, contract));
  // Resumed in the meantime, it does not end after all.
  else if (contract.isEnding) await billing.sendMail(endingMail(billing, to, contract));
}

function subscriptionToMailAbout(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return idOf(event.data.object.subscription);
    case 'invoice.payment_failed':
      return idOf(event.data.object.parent?.subscription_details?.subscription ?? null);
    case 'customer.subscription.updated': {
      const isNowEnding = event.data.previous_attributes?.cancel_at_period_end === false;
      return isNowEnding && event.data.object.cancel_at_period_end ? event.data.object.id : null;
    }
    default:
      return null;
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

/** The address that the contract is made with; null once the customer is erased. */
export async function contractEmail({ payments }: Billing, customerId: string): Promise<string | null> {
  const customer = await payments.stripe.customers.retrieve(customerId);
  return customer.deleted === true ? null : customer.email;
}
