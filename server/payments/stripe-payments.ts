import Stripe from 'stripe';
import type { Trace } from '../core/trace.ts';
import type { Payments, PriceIds } from '../ports/payments.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  priceIds: PriceIds;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Stripe itself. */
export function openStripePayments(
  { secretKey, webhookSecret, priceIds }: StripeKeys,
  trace: Trace | null,
): Payments {
  const httpClient = stripeClient(trace);
  const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  const stripe = new Stripe(secretKey, { ...settings, httpClient });
  return { stripe, webhookSecret, priceIds };
}

/** In a trace each attempt is by itself. Paths contain ids of her subscription, so that only their first part is named. */
export function stripeClient(trace: Trace | null): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  if (trace === null) return client;
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...others) => {
    const what = /^\/v1\/([a-z_]+)/.exec(path)?.[1] ?? 'other';
    return trace.step(
      { kind: 'call', host, method, what },
      () => send(host, port, path, method, ...others),
      (answer) => ({ status: answer.getStatusCode() }),
    );
  };
  return client;
}
