/**
 * Objects as Stripe sends them: with every field that its description requires. The stored ones have the fields in which anyone
 * here is interested; the others are equal for all, or follow from those, and are added on the way out.
 */
import type {
  CheckoutSession,
  Customer,
  InvoiceLine,
  InvoicePayment,
  ObjectOfKind,
  PaymentMethod,
  PortalSession,
  Price,
  Subscription,
  SubscriptionItem,
  SubscriptionSchedule,
} from './stand-in-objects.ts';
import { CLASSIC, ISSUER, NO_TAX, none } from './required-fields.ts';
import { invoice, invoiceLine, invoicePayment, paymentIntent, refund } from './whole-invoices.ts';

const customer = (own: Customer) => ({
  balance: 0,
  ...none('default_source description shipping'),
  ...own,
  invoice_settings: { ...none('custom_fields footer rendering_options'), ...own.invoice_settings },
});

const paymentMethod = (own: PaymentMethod) => ({
  billing_details: none('address email name phone tax_id'),
  customer_account: null,
  metadata: {},
  ...own,
  card: {
    ...none(
      'checks country display_brand generated_from networks regulated_status three_d_secure_usage wallet',
    ),
    funding: 'credit',
    ...own.card,
  },
});

const price = (own: Price) => ({
  billing_scheme: 'per_unit',
  created: 0,
  metadata: {},
  ...none('custom_unit_amount lookup_key tiers_mode transform_quantity'),
  unit_amount_decimal: String(own.unit_amount),
  ...own,
  recurring: { ...none('meter trial_period_days'), ...own.recurring },
});

/** The older form of a price; subscriptions still have it. */
const planOf = ({ id, active, currency, nickname, product, recurring, unit_amount }: Price) => ({
  id,
  object: 'plan',
  active,
  amount: unit_amount,
  amount_decimal: String(unit_amount),
  billing_scheme: 'per_unit',
  created: 0,
  currency,
  livemode: false,
  metadata: {},
  nickname,
  product,
  ...none('meter tiers_mode transform_usage trial_period_days'),
  interval: recurring.interval,
  interval_count: recurring.interval_count,
  usage_type: recurring.usage_type,
});

const checkoutSession = (own: CheckoutSession) => ({
  ...none(
    'adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection client_secret',
  ),
  ...none(
    'collected_information consent consent_collection currency_conversion customer_account customer_creation',
  ),
  ...none(
    'customer_details discounts integration_identifier invoice invoice_creation locale managed_payments',
  ),
  ...none('origin_context payment_intent payment_link payment_method_configuration_details'),
  ...none('payment_method_options permissions recovered_from saved_payment_method_options setup_intent'),
  ...none('shipping_address_collection shipping_cost submit_type total_details wallet_options'),
  amount_subtotal: own.amount_total,
  automatic_tax: { ...NO_TAX, ...none('provider status') },
  custom_fields: [],
  custom_text: none('after_submit shipping_address submit terms_of_service_acceptance'),
  payment_method_collection: 'always',
  payment_method_types: ['card'],
  shipping_options: [],
  ui_mode: 'hosted_page',
  ...own,
});

const subscriptionItem = (own: SubscriptionItem) => ({
  ...none('billing_thresholds current_trial'),
  created: own.current_period_start,
  discounts: [],
  metadata: {},
  plan: planOf(own.price),
  tax_rates: [],
  ...own,
});

const subscription = (own: Subscription) => ({
  ...none(
    'application application_fee_percent billing_cycle_anchor_config billing_thresholds cancellation_details',
  ),
  ...none('customer_account days_until_due default_source description managed_payments on_behalf_of'),
  ...none(
    'next_pending_invoice_item_invoice pause_collection payment_settings pending_invoice_item_interval',
  ),
  ...none(
    'pending_setup_intent pending_update schedule test_clock transfer_data trial_end trial_settings trial_start',
  ),
  automatic_tax: { ...NO_TAX, disabled_reason: null },
  billing_cycle_anchor: own.start_date,
  billing_mode: CLASSIC,
  billing_schedules: [],
  discounts: [],
  invoice_settings: { ...none('account_tax_ids custom_fields description footer'), issuer: ISSUER },
  ...own,
});

const portalSession = (own: PortalSession) => ({
  configuration: 'bpc_hoog',
  ...none('customer_account flow locale on_behalf_of'),
  ...own,
});

const subscriptionSchedule = (own: SubscriptionSchedule) => ({
  ...none('application canceled_at completed_at current_phase customer_account released_at test_clock'),
  billing_mode: CLASSIC,
  default_settings: {
    ...none(
      'application_fee_percent billing_thresholds collection_method default_payment_method description',
    ),
    ...none('on_behalf_of transfer_data'),
    billing_cycle_anchor: 'automatic',
    invoice_settings: {
      ...none('account_tax_ids custom_fields days_until_due description footer'),
      issuer: ISSUER,
    },
  },
  metadata: {},
  pause_schedules: [],
  ...own,
  phases: own.phases.map((phase) => ({
    ...none('application_fee_percent billing_cycle_anchor billing_thresholds collection_method'),
    ...none('default_payment_method description invoice_settings on_behalf_of transfer_data trial_end'),
    add_invoice_items: [],
    currency: 'eur',
    discounts: [],
    proration_behavior: 'create_prorations',
    ...phase,
    items: phase.items.map((item) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: item.price,
      ...item,
    })),
  })),
});

interface WholeKinds extends ObjectOfKind {
  price: Price;
  subscription_item: SubscriptionItem;
  line_item: InvoiceLine;
  invoice_payment: InvoicePayment;
}

const COMPLETIONS: { [Kind in keyof WholeKinds]: (own: WholeKinds[Kind]) => object } = {
  customer,
  payment_method: paymentMethod,
  price,
  'checkout.session': checkoutSession,
  subscription,
  subscription_item: subscriptionItem,
  subscription_schedule: subscriptionSchedule,
  invoice,
  line_item: invoiceLine,
  invoice_payment: invoicePayment,
  payment_intent: paymentIntent,
  refund,
  'billing_portal.session': portalSession,
};

/** Completes every object in what is sent, however deep, and leaves out the stand-in's own notes. */
export function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'stand_in');
  const inner: Record<string, unknown> = Object.fromEntries(
    fields.map(([name, field]) => [name, name === 'metadata' ? field : whole(field)]),
  );
  const kind = String(inner['object']);
  // Little more than the id of a deleted object is sent.
  if (!Object.hasOwn(COMPLETIONS, kind) || inner['deleted'] === true) return inner;
  const complete = COMPLETIONS[kind as keyof WholeKinds] as (own: object) => object;
  return complete(inner);
}
