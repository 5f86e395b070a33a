/** The payments as Stripe sends them (whole-objects.ts). */
import { ISSUER, NO_TAX, none } from './required-fields.ts';
import type { Invoice, InvoiceLine, InvoicePayment, PaymentIntent, Refund } from './stand-in-objects.ts';

export const invoiceLine = (own: InvoiceLine) => ({
  discount_amounts: [],
  discountable: !own.parent.subscription_item_details.proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  pretax_credit_amounts: [],
  ...none('pricing quantity quantity_decimal'),
  subscription: own.parent.subscription_item_details.subscription,
  subtotal: own.amount,
  taxes: [],
  ...own,
  parent: {
    invoice_item_details: null,
    type: own.parent.type,
    subscription_item_details: {
      ...none('invoice_item proration_details'),
      ...own.parent.subscription_item_details,
    },
  },
});

export function invoice(own: Invoice) {
  const lines = own.lines?.data ?? [];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isPaid = own.status === 'paid';
  return {
    ...none(
      'account_country account_name account_tax_ids application automatically_finalizes_at custom_fields',
    ),
    ...none(
      'customer_account customer_address customer_email customer_name customer_phone customer_shipping',
    ),
    ...none(
      'customer_tax_exempt default_payment_method default_source description due_date ending_balance footer',
    ),
    ...none('from_invoice last_finalization_error latest_revision next_payment_attempt number on_behalf_of'),
    ...none('receipt_number rendering shipping_cost shipping_details statement_descriptor test_clock'),
    ...none('webhooks_delivered_at'),
    amount_overpaid: 0,
    amount_remaining: own.amount_due - own.amount_paid,
    amount_shipping: 0,
    attempt_count: 1,
    attempted: true,
    automatic_tax: { ...NO_TAX, ...none('disabled_reason provider status') },
    billing_reason: 'subscription_cycle',
    collection_method: 'charge_automatically',
    default_tax_rates: [],
    discounts: [],
    effective_at: own.created,
    issuer: ISSUER,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${own.id}/lines` },
    metadata: {},
    payment_settings: none('default_mandate payment_method_options payment_method_types'),
    period_end: lines[0]?.period.end ?? own.created,
    period_start: lines[0]?.period.start ?? own.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status_transitions: {
      ...none('marked_uncollectible_at voided_at'),
      finalized_at: own.created,
      paid_at: isPaid ? own.created : null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    ...own,
    parent: {
      quote_details: null,
      type: own.parent.type,
      subscription_details: { metadata: {}, ...own.parent.subscription_details },
    },
  };
}

export const invoicePayment = (own: InvoicePayment) => ({
  amount_requested: own.amount_paid,
  created: 0,
  is_default: true,
  livemode: false,
  status_transitions: none('canceled_at paid_at'),
  ...own,
});

export const paymentIntent = (own: PaymentIntent) => ({
  ...none(
    'allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at',
  ),
  ...none('cancellation_reason client_secret customer_account description excluded_payment_method_types'),
  ...none('last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method'),
  ...none(
    'payment_method_configuration_details payment_method_options payment_record processing receipt_email review',
  ),
  ...none(
    'setup_future_usage shipping source statement_descriptor statement_descriptor_suffix transfer_group',
  ),
  amount_capturable: 0,
  amount_received: own.amount,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  metadata: {},
  payment_method_types: ['card'],
  ...own,
});

export const refund = (own: Refund) => ({
  ...none('balance_transaction charge customer customer_account payment_method reason receipt_number'),
  ...none('source_transfer_reversal transfer_reversal'),
  ...own,
});
