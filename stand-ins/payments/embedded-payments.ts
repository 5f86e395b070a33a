/**
 * Payments that need no account: the real library over an API that is answered in this process, test pages under
 * /pay/, and webhooks to the same route as Stripe's. Its state is in the database, so several processes agree.
 */
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import Stripe from 'stripe';
import type { Clock } from '../../server/core/clock.ts';
import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { readServerSecret } from '../../server/database/server-secrets.ts';
import { causeOf } from '../../server/core/failures.ts';
import type { Payments } from '../../server/ports/payments.ts';
import type { ApiAnswer } from './answer-request.ts';
import { answerRequest } from './answer-request.ts';
import { advance } from './billing.ts';
import type { ApiRequest } from './idempotency.ts';
import { forgetOldKeys } from './idempotency.ts';
import { listDueIds } from './objects.repository.ts';
import { STAND_IN_PRICE_IDS, standInPrices } from './prices.ts';
import type { StandIn } from './stand-in.ts';
import { deliverDue } from './webhook-delivery.ts';

export interface EmbeddedPaymentsOptions {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** The address at which the product receives webhooks. */
  webhookPath: string;
  /** The test pages (pages/pay.plugin.ts). They import what this folder holds, so it is handed them. */
  payPages: (parts: PayPagesParts) => FastifyPluginCallback;
  witness?: PaymentsWitness | undefined;
}

/** Told of each call with its answer, and of each event as it is sent: tests hold them to Stripe's own description. */
export interface PaymentsWitness {
  answered(request: ApiRequest, answer: ApiAnswer): void;
  sent(payload: string): void;
}

export interface PayPagesParts {
  standIn: StandIn;
  /** Sends the webhooks that are due, so that she comes back to a page that already knows. */
  settle: () => Promise<void>;
}

export interface EmbeddedPayments {
  payments: Payments;
  standIn: StandIn;
  /** The test pages, and what sends the webhooks while the server runs. Register it without a prefix. */
  plugin: FastifyPluginCallback;
  /** Does what time has brought (charges, ends) and tries each webhook that is due once. */
  settle: () => Promise<void>;
}

const SETTLE_EVERY_MS = 5_000;
const DUE_BATCH = 50;

export async function openEmbeddedPayments({
  database,
  clock,
  publicUrl,
  webhookPath,
  payPages,
  witness,
}: EmbeddedPaymentsOptions): Promise<EmbeddedPayments> {
  const standIn: StandIn = { database, clock, publicUrl, prices: standInPrices() };
  const webhookSecret = `whsec_${(await readServerSecret(database, 'stripe-webhook')).toString('base64url')}`;
  let app: FastifyInstance | null = null;
  const post = async (payload: string, signature: string) => {
    if (app === null) return 0;
    witness?.sent(payload);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: webhookPath, headers, payload })).statusCode;
  };
  const background = createBackground(
    async () => {
      await advanceDue(standIn);
      await forgetOldKeys(standIn);
      await deliverDue(standIn, webhookSecret, post);
    },
    () => app,
  );
  const fetchFromStandIn: typeof fetch = async (input, init) => {
    await advanceDue(standIn);
    const request = apiRequestOf(input, init);
    const answer = await answerRequest(standIn, request);
    witness?.answered(request, answer);
    if (init?.method !== 'GET') void background.settle();
    return Response.json(answer.body, { status: answer.status });
  };
  const stripe = new Stripe('sk_test_standin', {
    httpClient: Stripe.createFetchHttpClient(fetchFromStandIn),
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const plugin: FastifyPluginCallback = (server, _options, done) => {
    app = server;
    background.runWhileOpen(server);
    void server.register(payPages({ standIn, settle: background.settle }));
    done();
  };
  return {
    payments: { stripe, webhookSecret, priceIds: STAND_IN_PRICE_IDS },
    standIn,
    plugin,
    settle: background.settle,
  };
}

function apiRequestOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): ApiRequest {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const body = typeof init?.body === 'string' ? init.body : '';
  const idempotencyKey = new Headers(init?.headers).get('idempotency-key');
  return { method: init?.method ?? 'GET', path: pathname + search, body, idempotencyKey };
}

/** Each subscription in a transaction of its own, which looks again whether it is still due. */
async function advanceDue(standIn: StandIn): Promise<void> {
  const now = standIn.clock();
  for (const id of await listDueIds(standIn.database, now, DUE_BATCH)) {
    await inTransaction(standIn.database, (transaction) => advance(transaction, id, standIn.prices, now));
  }
}

/** Runs `work` now and then, and when asked to; one run at a time, and none once the server closes. */
function createBackground(work: () => Promise<void>, appOf: () => FastifyInstance | null) {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let isClosed = false;
  const run = async () => {
    next = null;
    if (isClosed) return;
    await work().catch((error: unknown) => appOf()?.log.error(causeOf(error), 'payments not settled'));
  };
  /** Resolves after a run that began after the call. */
  const settle = (): Promise<void> => {
    if (next === null) running = next = running.then(run);
    return next;
  };
  const runWhileOpen = (server: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    server.addHook('onListen', (listening) => {
      timer = setInterval(() => void settle(), SETTLE_EVERY_MS);
      listening();
    });
    server.addHook('preClose', async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    });
  };
  return { settle, runWhileOpen };
}
