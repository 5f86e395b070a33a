import pg from 'pg';
import { connectionError } from './database-unavailable.ts';

type Query = (question: unknown, ...others: unknown[]) => Promise<unknown>;

const READ_ONLY = '25006';

/**
 * A connection as it is lent for several statements. One that leads nowhere is given back at once, to be closed: who asked in
 * vain for a transaction does not give it back, and an error that nobody hears would end the process.
 *
 *   what was met                                           the connection
 *   it broke, or there was no answer in time               given back at once and closed
 *   no transaction began                                   the same
 *   the server takes no writes, as a former primary        closed when it is given back
 *   any other answer                                       kept
 */
export function lent(client: pg.PoolClient): pg.PoolClient {
  let [isClosed, isReadOnly] = [false, false];
  const giveBack = (isUseless: boolean) => {
    client.off('error', close);
    client.release(isUseless);
  };
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    giveBack(true);
  };
  const query: Query = async (question, ...others) => {
    try {
      return await (client as unknown as { query: Query }).query(question, ...others);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || isBeginning(question)) close();
      else if (error.code === READ_ONLY) isReadOnly = true;
      throw connectionError(error);
    }
  };
  const release = (error?: Error | boolean) => {
    if (!isClosed) giveBack(isReadOnly || Boolean(error));
  };
  client.on('error', close);
  const borrowed: pg.PoolClient = Object.create(client);
  return Object.assign(borrowed, { query, release });
}

function isBeginning(question: unknown): boolean {
  const text =
    typeof question === 'object' && question !== null && 'text' in question ? question.text : question;
  return typeof text === 'string' && text.startsWith('begin');
}
