import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Mails to staff. The id says what each is about, so that nothing is told twice; the text is emptied once it is sent. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: text().primaryKey(),
    /** The member whose erasure ends the row; null if it ages out by itself. */
    memberId: uuid(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    /** Null until it is sent. */
    mailedAt: moment(),
  },
  (table) => [
    index('staff_notices_member').on(table.memberId),
    index('staff_notices_unmailed')
      .on(table.createdAt)
      .where(sql`${table.mailedAt} is null`),
  ],
);
