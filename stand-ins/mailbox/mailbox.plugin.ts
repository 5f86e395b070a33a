/** `GET /mailbox`: every mail that the embedded service would have sent. Never registered if mail is really sent. */
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../server/database/database.ts';
import { MAILBOX_CONTENT_SECURITY_POLICY, mailboxPage } from './mailbox-page.ts';
import { listMails } from './mailbox.ts';

const HEADERS = {
  'content-security-policy': MAILBOX_CONTENT_SECURITY_POLICY,
  'cache-control': 'no-store',
};

async function sendMailbox(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const mails = await listMails(database);
  reply.header('vary', 'accept');
  if (request.headers.accept?.includes('application/json') === true) return reply.send(mails);
  return reply.type('text/html; charset=utf-8').send(mailboxPage(mails));
}

/** JSON under `Accept: application/json`, otherwise a page. */
export function mailboxPlugin(database: Database): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/mailbox', {
      // The last word over what the server's other parts set.
      onSend: async (_request, reply) => {
        reply.headers(HEADERS);
      },
      handler: (request, reply) => sendMailbox(database, request, reply),
    });
    done();
  };
}
