import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface PostgresDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database on that server: empty, or a copy of `template`, which must have no connections. */
export async function createPostgresDatabase(
  serverUrl: string,
  template?: string,
): Promise<PostgresDatabase> {
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
  await run(`create database ${name}${template === undefined ? '' : ` template ${nameIn(template)}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** Dropping the database also ends connections that its pool is still closing; the pool says so, and nobody else has to hear it. */
export function openPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...options, connectionString: url });
  pool.on('error', () => undefined);
  return pool;
}

function nameIn(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}
