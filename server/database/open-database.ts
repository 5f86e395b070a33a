/** Opens the one database of the server, embedded or PostgreSQL, with every migration applied. */
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { timerMs } from '../../src/contract/timers.ts';
import type { Database } from './database.ts';
import { requireBoundedStatements, UnnamedStatementsClient } from './behind-a-pooler.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPgliteWithFsync } from './pglite-with-fsync.ts';

export type DatabaseConfiguration =
  | { kind: 'embedded'; directory: string }
  | {
      kind: 'postgres';
      url: string;
      /** Whether a pooler assigns another connection to each transaction. */
      isPooled: boolean;
    };

const MAX_CONNECTIONS = 10;
const STATEMENT_LIMIT_MS = 10_000;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  migrationsDirectory: string;
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
}

export async function openDatabase(
  configuration: DatabaseConfiguration,
  options: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  return configuration.kind === 'embedded'
    ? openEmbedded(configuration.directory, options)
    : openPostgres(configuration, options);
}

async function openEmbedded(directory: string, options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const lock = lockDirectory(directory);
  try {
    const filesDirectory = join(directory, 'pg');
    mkdirSync(filesDirectory, { recursive: true, mode: 0o700 });
    const client = await openPgliteWithFsync(filesDirectory);
    const database = drizzlePglite(client, { casing: 'snake_case' });
    await migratePglite(database, { migrationsFolder: options.migrationsDirectory });
    const close = async () => {
      await client.close();
      lock.release();
    };
    return { database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(
  { url: connectionString, isPooled }: { url: string; isPooled: boolean },
  options: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const own = isPooled ? { Client: UnnamedStatementsClient } : { statement_timeout: STATEMENT_LIMIT_MS };
  const pool = new pg.Pool({ connectionString, max: MAX_CONNECTIONS, ...own });
  pool.on('error', (error) => options.onConnectionError?.(error));
  const database = drizzlePostgres(pool, { casing: 'snake_case' });
  try {
    if (isPooled) await requireBoundedStatements(database);
    await migrateBesideOthers(() =>
      migratePostgres(database, { migrationsFolder: options.migrationsDirectory }),
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database, close: () => pool.end() };
}

/** Processes that start together migrate together: the second fails, and finds the work done when it tries again. */
async function migrateBesideOthers(migrate: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate();
    } catch (error) {
      if (tries === 5) throw error;
      await pause(timerMs(200 * tries));
    }
  }
}
