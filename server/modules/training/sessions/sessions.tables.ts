/**
 * The trainings that a member has done, each as its latest revision. One that was deleted leaves a tombstone, so that a
 * late revision cannot bring it back.
 */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SessionKind } from '../../../../contract/enumerations.ts';
import type { PerformedSet, SessionPlace } from '../../../core/contract-types.generated.ts';

const moment = () => timestamp({ withTimezone: true });

export const sessions = pgTable(
  'sessions',
  {
    memberId: uuid().notNull(),
    id: uuid().notNull(),
    /** 0 in a tombstone, of which everything below is empty. */
    revision: integer().notNull().default(0),
    /**
     * Digest of everything that the revision says but effort and note: of two with the same number the one whose digest sorts last
     * stands, or else the one that has none.
     */
    digest: text(),
    kind: text().$type<SessionKind>(),
    trainingId: text(),
    name: text(),
    /** As the device sent it, with its offset. */
    eventDateTime: text(),
    eventAt: moment(),
    /** The member's own, from `eventDateTime`. */
    month: text(),
    endDateTime: text(),
    minutes: integer(),
    effort: integer(),
    note: text(),
    place: jsonb().$type<SessionPlace>(),
    sets: jsonb().$type<PerformedSet[]>(),
    /** The revision at the time when she withdrew her consent to notes: no later copy of it brings them back. */
    notesErasedAt: integer(),
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('sessions_timeline')
      .on(table.memberId, table.eventAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('sessions_month')
      .on(table.memberId, table.month)
      .where(sql`${table.deletedAt} is null`),
  ],
);
