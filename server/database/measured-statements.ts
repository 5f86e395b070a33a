/** Measures statements on their way to the database, by what sends them: every layer above goes through it. */
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';

/** Runs a statement, and measures it. */
export type MeasureStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

type Query = (question: unknown, ...others: unknown[]) => Promise<unknown>;

function measured(measure: MeasureStatement, query: Query): Query {
  return (question, ...others) => measure(textOf(question), () => query(question, ...others));
}

function textOf(question: unknown): string {
  const text =
    typeof question === 'object' && question !== null && 'text' in question ? question.text : question;
  return typeof text === 'string' ? text : '';
}

/** Statements outside a transaction go through the pool itself, and those of a transaction through the connection that it lends. */
export function measurePool(pool: pg.Pool, measure: MeasureStatement): void {
  pool.query = measured(measure, pool.query.bind(pool) as Query) as typeof pool.query;
  const connect = pool.connect.bind(pool) as (taken?: unknown) => Promise<pg.PoolClient> | void;
  const lending = (taken?: unknown) => {
    // The pool takes connections for its own statements by a callback.
    const connecting = connect(taken);
    return connecting?.then((client) => {
      client.query = measured(measure, client.query.bind(client) as Query) as typeof client.query;
      return client;
    });
  };
  pool.connect = lending as typeof pool.connect;
}

/** PGlite begins and ends transactions by itself, so that these show as the time between their statements. */
export function measurePglite(client: PGlite, measure: MeasureStatement): void {
  client.query = measured(measure, client.query.bind(client) as Query) as typeof client.query;
  const transact = client.transaction.bind(client);
  client.transaction = (work) => transact((transaction) => work(measuredTransaction(transaction, measure)));
}

function measuredTransaction(transaction: Transaction, measure: MeasureStatement): Transaction {
  const borrowed: Transaction = Object.create(transaction);
  return Object.assign(borrowed, {
    query: measured(measure, transaction.query.bind(transaction) as Query),
    exec: measured(measure, transaction.exec.bind(transaction) as Query),
  });
}
