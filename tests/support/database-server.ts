/**
 * The databases that server tests run on: PGlite in memory, or, with `TEST_DATABASE_URL`, a fresh database of
 * its own on that PostgreSQL server. The same tests must hold on both.
 */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openMemoryDatabase } from './memory-database.ts';

export const MIGRATIONS_DIRECTORY = fileURLToPath(
  new URL('../../server/database/migrations', import.meta.url),
);
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'];

export interface TestDatabase {
  database: Database;
  close(): Promise<void>;
}

/** An empty, migrated database of either kind. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return TEST_DATABASE_URL === undefined || TEST_DATABASE_URL === ''
    ? openMemoryDatabase()
    : openPostgresDatabase(TEST_DATABASE_URL);
}

async function openPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const open = await openDatabase({ kind: 'postgres', url }, { migrationsDirectory: MIGRATIONS_DIRECTORY });
  const close = async () => {
    await open.close();
    await drop();
  };
  return { database: open.database, close };
}

/** A new database without any table, and how to be rid of it. */
export async function createPostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `hoog_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
