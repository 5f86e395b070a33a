import Stripe from 'stripe';
import type { Payments, PriceIds } from '../ports/payments.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  priceIds: PriceIds;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Stripe itself. */
export function openStripePayments({ secretKey, webhookSecret, priceIds }: StripeKeys): Payments {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false });
  return { stripe, webhookSecret, priceIds };
}
