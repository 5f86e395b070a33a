/**
 * PostgreSQL behind a pooler in transaction mode (PgBouncer): each transaction may come to another connection, so nothing may
 * be left on one: no named statement and no setting.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';
import { OperatorsProblem } from './operators-problem.ts';

type Query = (...given: unknown[]) => unknown;

/** Statements go without a name: each is parsed with the call that runs it, whichever connection that comes to. */
export class UnnamedStatementsClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const unnamed: Query = (question, ...others) => query(withoutName(question), ...others);
    this.query = unnamed as typeof this.query;
  }
}

function withoutName(question: unknown): unknown {
  const isNamed = typeof question === 'object' && question !== null && 'name' in question;
  return isNamed && !('submit' in question) ? { ...question, name: undefined } : question;
}

/** A process that does not start because its statements could run for ever. */
export class UnboundedStatements extends OperatorsProblem {
  override readonly name = 'UnboundedStatements';
}

/** A pooler passes on no such setting with the connection, so the role itself must have it. */
export async function requireBoundedStatements(database: Database): Promise<void> {
  const limits = await database
    .select({ limit: sql<string>`current_setting('statement_timeout')`, role: sql<string>`current_user` })
    .from(sql`(values (1)) as one`);
  const [{ limit, role } = { limit: '0', role: 'hoog' }] = limits;
  if (limit === '0')
    throw new UnboundedStatements(
      `Behind a pooler the role bounds its statements: alter role "${role}" set statement_timeout = '10s', then let the pooler reconnect.`,
    );
}
