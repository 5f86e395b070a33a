/** A database whose primary dies, is replaced, or vanishes without a word. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { GraphQLError } from 'graphql';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../../server/database/database-unavailable.ts';
import { inTransaction } from '../../../../server/database/in-transaction.ts';
import { OrderedPool } from '../../../../server/database/ordered-pool.ts';
import type { Reaction, ScriptedPostgres } from '../../../support/scripted-postgres.ts';
import { openScriptedPostgres } from '../../../support/scripted-postgres.ts';

let server: ScriptedPostgres;
let pool: OrderedPool;

async function open(react: (statement: string, connection: number) => Reaction) {
  server = await openScriptedPostgres(react);
  pool = new OrderedPool({ connectionString: server.url, max: 1 }, { silenceMs: 200 });
  pool.on('error', () => undefined);
  const database = drizzle(pool);
  return { write: () => inTransaction(database, async (inside) => void (await inside.execute(sql`insert`))) };
}
afterEach(async () => {
  await pool.end();
  await server.close();
});

it.each(['begin', 'insert', 'commit'])('a connection lost at %s makes room for another', async (moment) => {
  const { write } = await open((statement, connection) =>
    statement === moment && connection === 1 ? 'closes' : 'runs',
  );
  await expect(write()).rejects.toThrow(/Failed query|terminated|not queryable/);
  await write();
  expect(server.connections()).toBe(2);
});

it.each<[Reaction, boolean]>([
  ['closes', true],
  ['is silent', true],
  ['25006', true],
  ['53300', true],
  ['57P01' as Reaction, true],
  ['23505', false],
  ['22003', false],
])('an answer “%s” to a statement says whether the database is away: %s', async (reaction, isAway) => {
  const { write } = await open((statement) => (statement === 'insert' ? reaction : 'runs'));
  const error = await write().catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(isAway);
  const wrapped = new GraphQLError('A resolver failed', { originalError: error as Error });
  expect(isDatabaseUnavailable(wrapped)).toBe(isAway);
});

it('a machine on which nothing listens is one whose database is away, by name', async () => {
  const { write } = await open(() => 'runs');
  await server.close();
  const error = await write().catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(error).toMatchObject({ name: 'DatabaseUnavailable', code: 'ECONNREFUSED' });
});

it('a connection lost between two statements is an error of the next, not the end of the process', async () => {
  await open((statement) => (statement === 'select 1' ? 'closes' : 'runs'));
  const client = await pool.connect();
  const removed = once(pool, 'remove');
  await expect(client.query('select 1')).rejects.toThrow('terminated');
  await removed;
  await expect(client.query('select 2')).rejects.toThrow('not queryable');
  client.release();
});

it.each(['begin', 'insert', 'commit'])('silence after %s ends the connection', async (moment) => {
  const { write } = await open((statement, connection) =>
    statement === moment && connection === 1 ? 'is silent' : 'runs',
  );
  await expect(write()).rejects.toThrow(/Failed query|terminated|not queryable/);
  await write();
  expect(server.connections()).toBe(2);
});

it('a server that takes no writes any more is not asked again', async () => {
  const { write } = await open((statement, connection) =>
    statement === 'insert' && connection === 1 ? '25006' : 'runs',
  );
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await write();
  expect(server.connections()).toBe(2);
});

it('a refused statement keeps its connection', async () => {
  let isFirst = true;
  const { write } = await open((statement) => {
    if (statement !== 'insert' || !isFirst) return 'runs';
    isFirst = false;
    return '23505';
  });
  await expect(write()).rejects.toMatchObject({ cause: { code: '23505' } });
  await write();
  expect(server.connections()).toBe(1);
});
