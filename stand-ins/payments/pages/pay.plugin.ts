/** The test pages in the place of Stripe's own: `/pay/checkout/:id` and `/pay/portal/:id`. Plain forms, no script. */
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { inTransaction } from '../../../server/database/in-transaction.ts';
import type { PayPagesParts } from '../embedded-payments.ts';
import type { FormFields } from '../form-body.ts';
import { readForm } from '../form-body.ts';
import { StripeRefusal } from '../stripe-errors.ts';
import { actOnCheckout, showCheckout } from './checkout.actions.ts';
import styles from './pay.css?raw';
import { showInvoice } from './invoice-page.ts';
import type { PayAnswer } from './pay-layout.ts';
import { payPage } from './pay-layout.ts';
import { actOnPortal, showPortal } from './portal.actions.ts';

const FORM_BODY_LIMIT_BYTES = 2_048;
const ID = '^\\w+$';

export function payPages({ standIn, settle }: PayPagesParts): FastifyPluginCallback {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${standIn.publicUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  const send = (reply: FastifyReply, answer: PayAnswer) =>
    'html' in answer
      ? reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html)
      : reply.redirect(answer.redirectTo, 303);

  return (app, _options, done) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BODY_LIMIT_BYTES },
      (_request, body, parsed) => parsed(null, readForm(String(body))),
    );
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' });
    });
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof StripeRefusal) return send(reply, gone());
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status >= 400 && status < 500) return send(reply, unreadable(status));
      request.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'a test page failed');
      return send(reply, {
        status: 500,
        html: payPage('Midagi läks valesti', '<p class="card">Proovi uuesti.</p>', null),
      });
    });

    app.get('/pay/pay.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
    );
    app.get<{ Params: { id: string }; Querystring: { download?: string } }>(
      '/pay/invoice/:id',
      async ({ params, query }, reply) => {
        const answer = await inTransaction(standIn.database, (transaction) =>
          showInvoice(transaction, params.id),
        );
        if (query.download !== undefined)
          reply.header('content-disposition', 'attachment; filename="hoog-arve.html"');
        return send(reply.header('cache-control', 'no-store'), answer);
      },
    );
    const pages = { checkout: [showCheckout, actOnCheckout], portal: [showPortal, actOnPortal] } as const;
    for (const [name, [show, act]] of Object.entries(pages)) {
      app.get<{ Params: { id: string }; Querystring: { done?: string } }>(
        `/pay/${name}/:id(${ID})`,
        async ({ params, query }, reply) => {
          const answer = await inTransaction(standIn.database, (transaction) =>
            show(standIn, transaction, params.id, String(query.done)),
          );
          return send(reply.header('cache-control', 'no-store'), answer);
        },
      );
      app.post<{ Params: { id: string }; Body: FormFields }>(
        `/pay/${name}/:id(${ID})`,
        async ({ params, body }, reply) => {
          const answer = await inTransaction(standIn.database, (transaction) =>
            act(standIn, transaction, params.id, body ?? {}),
          );
          await settle();
          return send(reply.header('cache-control', 'no-store'), answer);
        },
      );
    }
    done();
  };
}

function gone(): PayAnswer {
  const body = '<p class="card">Seda lehte enam ei ole. Mine tagasi rakendusse ja alusta uuesti.</p>';
  return { status: 404, html: payPage('Lehte ei leitud', body, null) };
}

/** A form that this page has not made. */
function unreadable(status: number): PayAnswer {
  const body = '<p class="card">Midagi ei tehtud ja raha ei võetud. Mine tagasi ja proovi uuesti.</p>';
  return { status, html: payPage('Vormi ei saanud lugeda', body, null) };
}
