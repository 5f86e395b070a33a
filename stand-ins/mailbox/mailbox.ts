/** Mail of the embedded mode: kept in the database instead of sent. */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Clock } from '../../server/core/clock.ts';
import type { Database } from '../../server/database/database.ts';
import type { KeptMail } from '../../server/modules/platform/mails/mails.tables.ts';
import type { SendMail } from '../../server/ports/mail.ts';
import { mails } from '../../server/modules/platform/mails/mails.tables.ts';

const SHOWN_MAX = 200;

/** A `SendMail` that keeps every mail for `/mailbox`; resolves once it is in the database. */
export function keepMail(database: Database, clock: Clock): SendMail {
  return async ({ to, subject, text }, memberId) => {
    const kept = { to, subject, text, sentAt: clock(), memberId: memberId ?? null };
    await database.insert(mails).values({ id: randomUUID(), ...kept });
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
