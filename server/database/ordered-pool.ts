import pg from 'pg';
import { untilOrdered } from './in-transaction.ts';

type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * Connections to PostgreSQL. A statement outside a transaction is one by itself: it runs again when the database could not order
 * it among others, as it may wherever the role or the database makes transactions serializable.
 */
export class OrderedPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const ordered: Query = (...given) => untilOrdered(() => query(...given));
    this.query = ordered as typeof this.query;
  }
}
