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

async function openPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const pooler = process.env['TEST_DATABASE_POOLER'] ?? '';
  const isPooled = pooler !== '';
  const open = await openDatabase(
    { kind: 'postgres', url: isPooled ? through(pooler, url) : url, isPooled },
    { migrationsDirectory: MIGRATIONS_DIRECTORY },
  );
  await open.migrate(standInMigrations(STAND_IN_MIGRATIONS_DIRECTORY));
  const close = async () => {
    await open.close();
    await drop();
  };
  return { database: open.database, url, close };
}
