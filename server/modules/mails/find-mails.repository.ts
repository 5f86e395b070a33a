import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { KeptMail } from './mails.tables.ts';
import { mails } from './mails.tables.ts';

/** The mails that were sent to an address, oldest first. */
export async function listMailsTo(database: Database, email: string): Promise<KeptMail[]> {
  const { to, subject, text, sentAt } = mails;
  return database
    .select({ to, subject, text, sentAt })
    .from(mails)
    .where(eq(sql`lower(${to})`, email.toLowerCase()))
    .orderBy(asc(sentAt));
}
