/**
 * The databases for server tests: PGlite in memory or, with `TEST_DATABASE_URL`, a new database on that PostgreSQL server, behind
 * the pooler that `TEST_DATABASE_POOLER` names. All tests must pass on each.
 */
import { fileURLToPath } from 'node:url';
import { through } from '../../scripts/pooler.mjs';
import type { Database } from '../../server/database/database.ts';
import { standInMigrations } from '../../server/database/migrations.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export const MIGRATIONS_DIRECTORY = fileURLToPath(
  new URL('../../server/database/migrations', import.meta.url),
);
export const STAND_IN_MIGRATIONS_DIRECTORY = fileURLToPath(
  new URL('../../stand-ins/migrations', import.meta.url),
);
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'];
/** This variable names an empty database with all tables, to be copied; that is a third of the work of making them. */
const TEMPLATE = 'HOOG_TABLES_TEMPLATE';

export interface TestDatabase {
  database: Database;
  /** Its own address, past a pooler, for other processes; null for PGlite in memory. */
  url: string | null;
  close(): Promise<void>;
}

/** Opens an empty database of either kind, with the tables of the product and of the stand-ins. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return TEST_DATABASE_URL === undefined || TEST_DATABASE_URL === ''
    ? { ...(await openMemoryDatabase()), url: null }
    : openPostgresDatabase(TEST_DATABASE_URL);
}

/** Makes what others copy. Returns the function that drops it. */
export async function makeTablesTemplate(): Promise<() => Promise<void>> {
  if (!TEST_DATABASE_URL) return () => Promise.resolve();
  const { url, drop } = await createPostgresDatabase(TEST_DATABASE_URL);
  await (await openWithTables(url)).close();
  process.env[TEMPLATE] = url;
  return drop;
}

async function openPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl, process.env[TEMPLATE]);
  const pooler = process.env['TEST_DATABASE_POOLER'] ?? '';
  const open = await openWithTables(url, pooler);
  const close = async () => {
    await open.close();
    await drop();
  };
  return { database: open.database, url, close };
}

async function openWithTables(url: string, pooler = '') {
  const isPooled = pooler !== '';
  const open = await openDatabase(
    { kind: 'postgres', url: isPooled ? through(pooler, url) : url, isPooled },
    { migrationsDirectory: MIGRATIONS_DIRECTORY },
  );
  await open.migrate(standInMigrations(STAND_IN_MIGRATIONS_DIRECTORY));
  return open;
}
