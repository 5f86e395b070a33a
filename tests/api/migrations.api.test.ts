/** The tables that a database gets, and a database that has other ones. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, describe, expect, it } from 'vitest';
import { FormerDatabase } from '../../server/database/migrations.ts';
import { type DatabaseConfiguration, openDatabase } from '../../server/database/open-database.ts';
import * as identity from '../../stand-ins/identity/identity.tables.ts';
import * as payments from '../../stand-ins/payments/payments.tables.ts';
import { MIGRATIONS_DIRECTORY, TEST_DATABASE_URL } from '../support/database-server.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';

const options = { migrationsDirectory: MIGRATIONS_DIRECTORY };
const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

async function makeEmbedded(): Promise<DatabaseConfiguration> {
  const directory = await mkdtemp(join(tmpdir(), 'hoog-migrations-'));
  removals.push(() => rm(directory, { recursive: true }));
  return { kind: 'embedded', directory };
}

async function makePostgres(serverUrl: string): Promise<DatabaseConfiguration> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  removals.push(drop);
  return { kind: 'postgres', url, isPooled: false };
}

const kinds = [
  { kind: 'embedded', make: makeEmbedded },
  ...(TEST_DATABASE_URL ? [{ kind: 'PostgreSQL', make: () => makePostgres(TEST_DATABASE_URL ?? '') }] : []),
];

describe.each(kinds)('a database ($kind)', ({ make }) => {
  it('has no table of a stand-in, and opens again', { timeout: 120_000 }, async () => {
    const place = await make();
    const first = await openDatabase(place, options);
    await first.close();
    const { runSql, close } = await openDatabase(place, options);
    const { rows } = await runSql(`select tablename from pg_tables where schemaname = 'public'`);
    await close();
    const names = (rows as { tablename: string }[]).map(({ tablename }) => tablename);
    const imitated = Object.values({ ...identity, ...payments }).filter((value) => is(value, PgTable));
    expect(names).toContain('measurements');
    expect(imitated.map((table) => getTableName(table)).filter((name) => names.includes(name))).toEqual([]);
  });

  it('is refused in a sentence if other migrations have made it', { timeout: 120_000 }, async () => {
    const place = await make();
    const { runSql, close } = await openDatabase(place, options);
    await runSql(`update drizzle.__drizzle_migrations set hash = 'former'`);
    await close();
    await expect(openDatabase(place, options)).rejects.toThrow(FormerDatabase);
  });
});
