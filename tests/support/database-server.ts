/**
 * The databases that server tests run on: PGlite in memory, or, with `TEST_DATABASE_URL`, a fresh database of
 * its own on that PostgreSQL server. The same tests must hold on both.
 */
import { fileURLToPath } from 'node:url';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export const MIGRATIONS_DIRECTORY = fileURLToPath(
  new URL('../../server/database/migrations', import.meta.url),
);
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'];

export interface TestDatabase {
  database: Database;
  /** Where other processes find it; null for PGlite in memory. */
  url: string | null;
  close(): Promise<void>;
}

/** An empty, migrated database of either kind. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return TEST_DATABASE_URL === undefined || TEST_DATABASE_URL === ''
    ? { ...(await openMemoryDatabase()), url: null }
    : openPostgresDatabase(TEST_DATABASE_URL);
}

async function openPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const open = await openDatabase(
    { kind: 'postgres', url, isPooled: false },
    { migrationsDirectory: MIGRATIONS_DIRECTORY },
  );
  const close = async () => {
    await open.close();
    await drop();
  };
  return { database: open.database, url, close };
}
