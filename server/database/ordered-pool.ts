import pg from 'pg';
import { connectionError, DatabaseUnavailable } from './database-unavailable.ts';
import { untilOrdered } from './in-transaction.ts';
import { lent } from './lent-connection.ts';

type Query = (...given: unknown[]) => Promise<unknown>;
type Connect = (taken?: (...given: never[]) => void) => Promise<pg.PoolClient> | void;

/** As long as a caller waits (server/graphql/time-limit.ts): later nobody needs the connection. */
const CONNECTION_LIMIT_MS = 10_000;

/**
 * Connections to PostgreSQL. A statement outside a transaction is one by itself: it runs again when the database could not order
 * it among others, as it may if the role or the database makes transactions serializable. A connection on which nothing comes for
 * `silenceMs` is closed: its machine is gone, and nothing else would tell for a quarter of an hour. Any failure for want of a
 * connection is thrown as `DatabaseUnavailable`.
 */
export class OrderedPool extends pg.Pool {
  constructor(config: pg.PoolConfig, { silenceMs }: { silenceMs: number }) {
    super({ connectionTimeoutMillis: CONNECTION_LIMIT_MS, query_timeout: silenceMs, ...config });
    const query = this.query.bind(this) as Query;
    const ordered: Query = (...given) =>
      untilOrdered(() =>
        query(...given).catch((error: unknown) => {
          throw connectionError(error);
        }),
      );
    this.query = ordered as typeof this.query;
    const connect = this.connect.bind(this) as Connect;
    // Its own statements take a connection by a callback, and watch it themselves.
    const lending: Connect = (taken) =>
      taken === undefined ? (connect() as Promise<pg.PoolClient>).then(lent, refuse) : connect(taken);
    this.connect = lending as typeof this.connect;
  }
}

function refuse(error: unknown): never {
  throw new DatabaseUnavailable(error);
}
