/** Mail of the embedded mode: kept in the database instead of sent. */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Mail, SendMail } from '../../ports/mail.ts';
import { mails } from './mails.tables.ts';

export interface KeptMail extends Mail {
  sentAt: Date;
}

/** How many mails the mailbox shows. */
const SHOWN_MAX = 200;

/** A `SendMail` that keeps every mail for `/mailbox`; resolves once it is in the database. */
export function keepMail(database: Database, clock: Clock): SendMail {
  return async ({ to, subject, text }) => {
    await database.insert(mails).values({ id: randomUUID(), to, subject, text, sentAt: clock() });
  };
}

/** The latest mails, newest first. */
export function listMails(database: Database): Promise<KeptMail[]> {
  const { to, subject, text, sentAt } = mails;
  return database
    .select({ to, subject, text, sentAt })
    .from(mails)
    .orderBy(desc(sentAt), desc(mails.id))
    .limit(SHOWN_MAX);
}
