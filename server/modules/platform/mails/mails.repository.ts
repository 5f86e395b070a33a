import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { KeptMail } from './mails.tables.ts';
import { mails } from './mails.tables.ts';

/** Those noted as hers, and those to one of her addresses that are nobody else's. */
function areOf(memberId: string, emails: readonly string[]): SQL | undefined {
  return or(eq(mails.memberId, memberId), and(isNull(mails.memberId), areTo(emails)));
}

function areTo(emails: readonly string[]): SQL {
  const lower = emails.map((email) => email.toLowerCase());
  return inArray(sql`lower(${mails.to})`, lower);
}

/** A member's mails, to whichever address, oldest first. */
export async function listMailsOf(
  database: Database,
  memberId: string,
  emails: readonly string[],
): Promise<KeptMail[]> {
  const { to, subject, text, sentAt } = mails;
  return database
    .select({ to, subject, text, sentAt })
    .from(mails)
    .where(areOf(memberId, emails))
    .orderBy(asc(sentAt));
}

/** All of them, or those sent until a moment. */
export async function deleteMailsOf(
  database: Database,
  memberId: string,
  emails: readonly string[],
  until?: Date,
): Promise<void> {
  const areMeant = until && lte(mails.sentAt, until);
  await database.delete(mails).where(and(areOf(memberId, emails), areMeant));
}

/** Notes the mails to an address as hers, before she has another and somebody else may have this one. */
export async function keepMailsTo(database: Database, email: string, memberId: string): Promise<void> {
  await database
    .update(mails)
    .set({ memberId })
    .where(and(isNull(mails.memberId), areTo([email])));
}

/** As long as an account that nobody uses. */
const KEPT_MS = 2 * 365 * 24 * 3_600_000;

/** Of those that are noted as nobody's, some may be to an address that has had another holder since. */
export async function forgetOldMails(database: Database, now: Date): Promise<void> {
  await database.delete(mails).where(lt(mails.sentAt, new Date(now.getTime() - KEPT_MS)));
}
