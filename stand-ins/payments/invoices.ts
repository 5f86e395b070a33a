import type { Database } from '../../server/database/database.ts';
import { emit } from './events.ts';
import { findObject, insertObject, newId, updateObject } from './objects.repository.ts';
import { lineOf, sumOf } from './proration.ts';
import type { Invoice, InvoiceLine, Subscription } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';

/** The period that begins, at the plan's price. */
function periodLine(subscription: Subscription): InvoiceLine {
  const { price, current_period_start: start, current_period_end: end } = subscription.items.data[0];
  const line = { amount: price.unit_amount, description: price.nickname, period: { start, end } };
  return lineOf(subscription, line, false);
}

async function newInvoice(
  transaction: Database,
  subscription: Subscription,
  lines: InvoiceLine[],
  now: Date,
): Promise<Invoice> {
  const id = newId('in');
  const customer = await findObject(transaction, 'customer', subscription.customer);
  return {
    id,
    object: 'invoice',
    created: secondsOf(now),
    livemode: false,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    currency: 'eur',
    status: 'open',
    number: `HOOG-${id.slice(-8).toUpperCase()}`,
    amount_due: Math.max(0, sumOf(lines)),
    amount_paid: 0,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: { object: 'list', data: [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
  };
}

/** The invoice with a payment for the whole of it. */
async function paid(transaction: Database, invoice: Invoice, now: Date): Promise<Invoice> {
  const intent = {
    id: newId('pi'),
    object: 'payment_intent' as const,
    created: secondsOf(now),
    livemode: false as const,
    customer: invoice.customer,
    amount: invoice.amount_due,
    currency: 'eur' as const,
    status: 'succeeded' as const,
    stand_in: { refunded: 0 },
  };
  // A credit as large as the charge is paid without a payment.
  if (intent.amount === 0) return { ...invoice, status: 'paid' };
  await insertObject(transaction, 'payment_intent', intent, { customerId: invoice.customer, createdAt: now });
  const payment = {
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    status: 'paid' as const,
    amount_paid: invoice.amount_due,
    currency: 'eur' as const,
    invoice: invoice.id,
    payment: { type: 'payment_intent' as const, payment_intent: intent.id },
  };
  const payments = { ...invoice.payments, data: [payment] };
  return { ...invoice, status: 'paid', amount_paid: invoice.amount_due, payments };
}

/** Stripe's events have the address; here none is kept in what an erasure cannot reach. */
function emitOf(
  transaction: Database,
  type: 'invoice.paid' | 'invoice.payment_failed',
  invoice: Invoice,
  now: Date,
): Promise<void> {
  return emit(transaction, type, { ...invoice, customer_email: null }, now);
}

/** Charges the period that begins. */
export function payNewInvoice(
  transaction: Database,
  subscription: Subscription,
  now: Date,
): Promise<Invoice> {
  return payInvoiceOf(transaction, subscription, [periodLine(subscription)], now);
}

/** Charges these lines. */
export async function payInvoiceOf(
  transaction: Database,
  subscription: Subscription,
  lines: InvoiceLine[],
  now: Date,
): Promise<Invoice> {
  const invoice = await paid(transaction, await newInvoice(transaction, subscription, lines, now), now);
  await insertObject(transaction, 'invoice', invoice, { customerId: invoice.customer, createdAt: now });
  await emitOf(transaction, 'invoice.paid', invoice, now);
  return invoice;
}

/** The card was refused: the invoice waits. */
export async function openInvoice(
  transaction: Database,
  subscription: Subscription,
  now: Date,
): Promise<Invoice> {
  const invoice = await newInvoice(transaction, subscription, [periodLine(subscription)], now);
  await insertObject(transaction, 'invoice', invoice, { customerId: invoice.customer, createdAt: now });
  await emitOf(transaction, 'invoice.payment_failed', invoice, now);
  return invoice;
}

export async function payOpenInvoice(
  transaction: Database,
  { latest_invoice: id }: Subscription,
  now: Date,
): Promise<void> {
  const invoice = id === null ? null : await findObject(transaction, 'invoice', id);
  if (invoice === null || invoice.status === 'paid') return;
  const settled = await paid(transaction, invoice, now);
  await updateObject(transaction, settled);
  await emitOf(transaction, 'invoice.paid', settled, now);
}
