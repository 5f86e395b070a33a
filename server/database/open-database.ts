/** Opens the one database of the server, embedded or PostgreSQL, with every migration of the product applied. */
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { besideOthers } from './beside-others.ts';
import { requireBoundedStatements, UnnamedStatementsClient } from './behind-a-pooler.ts';
import { lockDirectory } from './directory-lock.ts';
import { OrderedPool } from './ordered-pool.ts';
import { type MigrationChain, productMigrations, refuseFormer } from './migrations.ts';
import { openPgliteWithFsync } from './pglite-with-fsync.ts';
import type { RunSql } from './run-sql.ts';
import { runOnPglite, runOnPostgres } from './run-sql.ts';
import type { MeasureStatement } from './measured-statements.ts';
import { measurePglite, measurePool } from './measured-statements.ts';

export type DatabaseConfiguration =
  | { kind: 'embedded'; directory: string }
  | {
      kind: 'postgres';
      url: string;
      /** True if a pooler assigns another connection to each transaction. */
      isPooled: boolean;
    };

const MAX_CONNECTIONS = 10;
const STATEMENT_LIMIT_MS = 10_000;
/** Longer than the database itself lets a statement run, so that its own answer comes first. */
const SILENCE_LIMIT_MS = 12_000;

/** Connections of the pool, and statements that wait until one is free. */
export interface PoolCounts {
  busy: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  database: Database;
  runSql: RunSql;
  /** Null for the embedded database, which has no pool. */
  poolCounts: (() => PoolCounts) | null;
  /** Applies what is new of another chain of migrations. */
  migrate: (chain: MigrationChain) => Promise<void>;
  close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Of the product. */
  migrationsDirectory: string;
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
  /** Left out, nothing is measured. */
  measure?: MeasureStatement | undefined;
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
    if (options.measure) measurePglite(client, options.measure);
    const database = drizzlePglite(client, { casing: 'snake_case' });
    const runSql = runOnPglite(client);
    const migrate = async (chain: MigrationChain) => {
      await refuseFormer(runSql, chain);
      await migratePglite(database, chain);
    };
    await migrate(productMigrations(options.migrationsDirectory));
    const close = async () => {
      await client.close();
      lock.release();
    };
    return { database, runSql, poolCounts: null, migrate, close };
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
  const pool = new OrderedPool(
    { connectionString, max: MAX_CONNECTIONS, ...own },
    { silenceMs: SILENCE_LIMIT_MS },
  );
  pool.on('error', (error) => options.onConnectionError?.(error));
  if (options.measure) measurePool(pool, options.measure);
  const database = drizzlePostgres(pool, { casing: 'snake_case' });
  const runSql = runOnPostgres(pool);
  const migrate = async (chain: MigrationChain) => {
    await refuseFormer(runSql, chain);
    await besideOthers(() => migratePostgres(database, chain));
  };
  try {
    if (isPooled) await requireBoundedStatements(database);
    await migrate(productMigrations(options.migrationsDirectory));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const poolCounts = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { database, runSql, poolCounts, migrate, close: () => pool.end() };
}
