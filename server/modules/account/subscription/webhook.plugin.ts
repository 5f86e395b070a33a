/** `POST /webhooks/stripe`: signed by Stripe, or by the stand-in in the same way. An unsigned request changes nothing. */
import type { FastifyPluginCallback } from 'fastify';
import type Stripe from 'stripe';
import type { Billing } from './billing.ts';
import { receiveEvent } from './payment-events.ts';

export const WEBHOOK_PATH = '/webhooks/stripe';
/** The greatest age of a signature. */
const TOLERANCE_SECONDS = 300;
const BODY_LIMIT_BYTES = 1024 * 1024;

export function webhookPlugin(billing: Billing): FastifyPluginCallback {
  return (app, _options, done) => {
    // The signature is over the very bytes that were sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    app.post(WEBHOOK_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const event = await verify(billing, request.body, request.headers['stripe-signature']);
      if (event === null) return reply.code(400).send({ message: 'The signature is not valid.' });
      try {
        await receiveEvent(billing, request.log, event, 'webhook');
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        request.log.error({ reason, event: event.id, type: event.type }, 'a webhook had no effect yet');
        return reply.code(500).send({ message: 'Send it again later.' });
      }
      return reply.send({ received: true });
    });
    done();
  };
}

/** The event, or null if the signature is missing, forged, too old, or over something else. */
async function verify(
  { payments, clock }: Billing,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event | null> {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  const { stripe, webhookSecret } = payments;
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      clock().getTime(),
    );
  } catch {
    return null;
  }
}
