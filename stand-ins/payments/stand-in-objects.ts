/** The objects of Stripe's API that the stand-in knows, with the fields that anyone here reads. Times are seconds since 1970. */
import type { SubscriptionStatus } from '../../server/core/contract-types.generated.ts';
import type { CLASSIC, FLEXIBLE } from './required-fields.ts';

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  livemode: false;
  email: string | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  created: number;
  livemode: false;
  customer: string;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface Price {
  id: string;
  object: 'price';
  active: true;
  currency: 'eur';
  livemode: false;
  nickname: string;
  product: string;
  recurring: { interval: 'month'; interval_count: 1; usage_type: 'licensed' };
  tax_behavior: 'inclusive';
  type: 'recurring';
  unit_amount: number;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  created: number;
  livemode: false;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  currency: 'eur';
  amount_total: number;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string | null;
  subscription: string | null;
  /** The stand-in's own: what is bought, and what the subscription will carry. */
  stand_in: { price: string; subscription_metadata: Record<string, string> };
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  subscription: string;
  price: Price;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  created: number;
  start_date: number;
  livemode: false;
  status: SubscriptionStatus;
  customer: string;
  currency: 'eur';
  collection_method: 'charge_automatically';
  /** Absent in what was kept before there was another one than `classic`. */
  billing_mode?: typeof CLASSIC | typeof FLEXIBLE;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  metadata: Record<string, string>;
  /** Absent in what was kept before there were any. */
  schedule?: string | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string };
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: 'eur';
  description: string;
  period: { start: number; end: number };
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean };
  };
}

export interface Invoice {
  id: string;
  object: 'invoice';
  created: number;
  livemode: false;
  customer: string;
  currency: 'eur';
  status: 'paid' | 'open';
  amount_due: number;
  amount_paid: number;
  /** As it was when the invoice was made. Absent in what was kept before. */
  customer_email?: string | null;
  /** Absent, as is the number, in what was kept before. */
  lines?: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string };
  number?: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: { object: 'list'; data: InvoicePayment[]; has_more: false; url: string };
}

export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  status: 'paid';
  amount_paid: number;
  currency: 'eur';
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
}

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  created: number;
  livemode: false;
  customer: string;
  amount: number;
  currency: 'eur';
  status: 'succeeded';
  /** The stand-in's own: how much of it has been given back. */
  stand_in: { refunded: number };
}

export interface Refund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: 'eur';
  payment_intent: string;
  metadata: Record<string, string>;
  status: 'succeeded';
}

/** She is to confirm another price of a subscription. */
export interface PlanChangeFlow {
  type: 'subscription_update_confirm';
  subscription: string;
  price: string;
  /** The address she returns to when it is done. */
  done_url: string;
}

export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  created: number;
  livemode: false;
  customer: string;
  return_url: string;
  url: string;
  /** The stand-in's own: null for the portal itself. Absent in older rows. */
  stand_in?: { flow: PlanChangeFlow | null };
}

export interface SchedulePhase {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: 1 }[];
  metadata: Record<string, string>;
}

export interface SubscriptionSchedule {
  id: string;
  object: 'subscription_schedule';
  /** Its subscription's. Absent in older rows. */
  billing_mode?: Subscription['billing_mode'];
  created: number;
  livemode: false;
  customer: string;
  subscription: string | null;
  released_subscription: string | null;
  status: 'active' | 'released' | 'canceled';
  end_behavior: 'release';
  phases: SchedulePhase[];
}

export interface ObjectOfKind {
  customer: Customer;
  payment_method: PaymentMethod;
  'checkout.session': CheckoutSession;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  payment_intent: PaymentIntent;
  refund: Refund;
  'billing_portal.session': PortalSession;
}

export type StandInKind = keyof ObjectOfKind;

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
