import type { FastifyPluginCallback } from 'fastify';
import type { Configuration } from './configuration.ts';
import type { Trace } from './core/trace.ts';
import type { Billing } from './modules/account/subscription/billing.ts';
import { WEBHOOK_PATH, webhookPlugin } from './modules/account/subscription/webhook.plugin.ts';
import type { EmbeddedPayments, PaymentsWitness } from '../stand-ins/payments/embedded-payments.ts';
import { openStripePayments } from './payments/stripe-payments.ts';

export interface OpenPayments {
  billing: Billing;
  /** Null with Stripe itself, which needs no test pages and no stand-in. */
  embedded: EmbeddedPayments | null;
  plugins: FastifyPluginCallback[];
}

export type PaymentsSettings = Pick<Configuration, 'payments' | 'seller' | 'staffEmail' | 'publicUrl'>;

type BillingParts = Pick<Billing, 'database' | 'clock' | 'identityAdmin' | 'sendMail' | 'watch'>;

/** Opens the card service that the configuration names; the webhooks come to the same route from either. */
export async function openPayments(
  { payments, seller, staffEmail, publicUrl }: PaymentsSettings,
  parts: BillingParts,
  trace: Trace | null = null,
): Promise<OpenPayments> {
  if (payments.kind === 'embedded') return openPaymentsStandIn({ seller, staffEmail, publicUrl }, parts);
  const billing: Billing = {
    ...parts,
    payments: openStripePayments(payments, trace),
    seller,
    staffEmail,
    publicUrl,
  };
  return { billing, embedded: null, plugins: [webhookPlugin(billing)] };
}

/** The card service that needs no account. */
export async function openPaymentsStandIn(
  { seller, staffEmail, publicUrl }: Omit<PaymentsSettings, 'payments'>,
  parts: BillingParts,
  witness?: PaymentsWitness,
): Promise<OpenPayments & { embedded: EmbeddedPayments }> {
  const { database, clock } = parts;
  const [{ openEmbeddedPayments }, { payPages }] = await Promise.all([
    import('../stand-ins/payments/embedded-payments.ts'),
    import('../stand-ins/payments/pages/pay.plugin.ts'),
  ]);
  const embedded = await openEmbeddedPayments({
    database,
    clock,
    publicUrl,
    webhookPath: WEBHOOK_PATH,
    payPages,
    witness,
  });
  const billing: Billing = { ...parts, payments: embedded.payments, seller, staffEmail, publicUrl };
  return { billing, embedded, plugins: [webhookPlugin(billing), embedded.plugin] };
}
