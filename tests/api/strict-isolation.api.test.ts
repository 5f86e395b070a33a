/** A PostgreSQL whose transactions are serializable: what it cannot order among others runs again. */
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { inTransaction } from '../../server/database/in-transaction.ts';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { calendarFeeds } from '../../server/modules/calendar/feed/calendar.tables.ts';
import { MIGRATIONS_DIRECTORY } from '../support/database-server.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';

const postgres = await openPostgres();
if (!postgres) console.info(`Serializable transactions were NOT tried. ${HOW_TO_GET_POSTGRES}`);
afterAll(() => postgres?.close());

describe.each(postgres ? [{ url: postgres.url }] : [])('where transactions are serializable', (server) => {
  let opened: OpenDatabase;
  let other: pg.Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await createPostgresDatabase(server.url);
    drop = made.drop;
    other = new pg.Client({ connectionString: made.url });
    await other.connect();
    const name = new URL(made.url).pathname.slice(1);
    await other.query(`alter database ${name} set default_transaction_isolation = 'serializable'`);
    const place = { kind: 'postgres', url: made.url, isPooled: false } as const;
    opened = await openDatabase(place, { migrationsDirectory: MIGRATIONS_DIRECTORY });
  });
  afterAll(async () => {
    await opened.close();
    await other.end();
    await drop();
  });

  const feedOf = async (memberId: string) =>
    opened.database.select().from(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
  const write = (database: OpenDatabase['database'], memberId: string) =>
    database.update(calendarFeeds).set({ tokenHash: memberId }).where(eq(calendarFeeds.memberId, memberId));

  it.each([
    ['a statement by itself', (memberId: string) => write(opened.database, memberId)],
    ['a transaction', (memberId: string) => inTransaction(opened.database, (each) => write(each, memberId))],
  ])('%s that meets another one runs again', async (_what, writeFor) => {
    const memberId = randomUUID();
    const row = { memberId, nonce: randomUUID(), tokenHash: randomUUID(), createdAt: new Date() };
    await opened.database.insert(calendarFeeds).values(row);
    await other.query('begin');
    await other.query('update calendar_feeds set nonce = gen_random_uuid() where member_id = $1', [memberId]);
    const writing = writeFor(memberId).then(() => 'written');
    const waiting = 'select 1 from pg_locks where not granted';
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
    await other.query('commit');
    expect(await writing).toBe('written');
    expect(await feedOf(memberId)).toMatchObject([{ tokenHash: memberId }]);
  });

  it('has room for twenty that all want the same row', async () => {
    const memberId = randomUUID();
    const row = { memberId, nonce: randomUUID(), tokenHash: '0', createdAt: new Date() };
    await opened.database.insert(calendarFeeds).values(row);
    const countUp = () =>
      inTransaction(opened.database, async (transaction) => {
        const [feed] = await transaction
          .select()
          .from(calendarFeeds)
          .where(eq(calendarFeeds.memberId, memberId));
        // A busy machine takes as long.
        await transaction.execute(sql`select pg_sleep(0.03)`);
        const tokenHash = String(Number(feed?.tokenHash) + 1);
        await transaction
          .update(calendarFeeds)
          .set({ tokenHash })
          .where(eq(calendarFeeds.memberId, memberId));
      });
    await Promise.all(Array.from({ length: 20 }, countUp));
    expect(await feedOf(memberId)).toMatchObject([{ tokenHash: '20' }]);
  });
});
