/** Plain SQL text for a package that brings its own tables, over the connection that the product has anyway. */
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { untilOrdered } from './in-transaction.ts';

/** Several statements in one text have no values. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Several statements may bring a transaction of their own. A failure in the middle of it must not leave the only connection there
 * is in it, and nobody else's statement may come in between.
 */
export function runOnPglite(client: PGlite): RunSql {
  return async (text, values = []) => {
    if (values.length > 0) return client.query(text, values);
    const results = await client.transaction((transaction) => transaction.exec(text));
    return { rows: results.at(-1)?.rows ?? [] };
  };
}

/**
 * Processes that start together make the same tables and may be deadlocked. A connection on which something failed is not
 * used again: it may still be in the middle of a transaction.
 */
export function runOnPostgres(pool: pg.Pool): RunSql {
  return (text, values = []) =>
    untilOrdered(async () => {
      const client = await pool.connect();
      try {
        const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
        client.release();
        return Array.isArray(result) ? { rows: result.at(-1)?.rows ?? [] } : result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    });
}
