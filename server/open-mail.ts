import type { FastifyPluginCallback } from 'fastify';
import type { Configuration } from './configuration.ts';
import type { Clock } from './core/clock.ts';
import type { Trace } from './core/trace.ts';
import type { Database } from './database/database.ts';
import { openSesMail } from './mail/ses-mail.ts';
import type { SendMail } from './ports/mail.ts';

export interface OpenMail {
  sendMail: SendMail;
  /** The mailbox's page, if mail may be read by anyone. */
  plugins: FastifyPluginCallback[];
}

/**
 * Opens the sender of mail. Beside Amazon SES the embedded identity service has a mailbox too: if both are asked for, its page
 * shows the mails kept before.
 */
export async function openMail(
  { mail, identity, hasOpenMailbox }: Pick<Configuration, 'mail' | 'identity' | 'hasOpenMailbox'>,
  { database, clock, trace }: { database: Database; clock: Clock; trace: Trace | null },
): Promise<OpenMail> {
  const isShown = identity.kind === 'embedded' && hasOpenMailbox;
  return {
    sendMail:
      mail.kind === 'ses'
        ? openSesMail({ ...mail, trace })
        : (await import('../stand-ins/mailbox/mailbox.ts')).keepMail(database, clock),
    plugins: isShown
      ? [(await import('../stand-ins/mailbox/mailbox.plugin.ts')).mailboxPlugin(database)]
      : [],
  };
}
