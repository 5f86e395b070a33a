/** Members whose tokens are refused before they expire. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mail } from '../../../ports/mail.ts';

const moment = () => timestamp({ withTimezone: true });

/** Members whose account was erased, by their bare id: their tokens live on for a while. */
export const erasedMembers = pgTable(
  'erased_members',
  {
    memberId: uuid().primaryKey(),
    erasedAt: moment().notNull(),
    /** The time when she was deleted from identity and payments too; null until then. */
    settledAt: moment(),
    /** The confirmation that is still to be sent, the one thing here that names her; null once it is. */
    mail: jsonb().$type<Mail>(),
  },
  (table) => [
    index('erased_members_erased').on(table.erasedAt),
    index('erased_members_unsettled')
      .on(table.memberId)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** Members whose tokens of before a moment are refused; a row is gone when nothing depends on any of its moments. */
export const tokensNotBefore = pgTable(
  'tokens_not_before',
  {
    memberId: uuid().primaryKey(),
    notBefore: moment().notNull(),
    /** The time when she was last signed out everywhere, which a change of her groups does not do. Null if not recently. */
    signedOutAt: moment(),
    /** When a group was last taken from her, with what it opened. Null if not recently. */
    accessEndedAt: moment(),
  },
  (table) => [index('tokens_not_before_moment').on(table.notBefore)],
);
