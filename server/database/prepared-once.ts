import type { Database } from './database.ts';

/**
 * A statement of the hot paths, put together once per database (or transaction) and run many times: building
 * its SQL again costs a fifth of a short query on PGlite.
 */
export function preparedOnce<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (database) => {
    const known = prepared.get(database);
    if (known !== undefined) return known;
    const statement = prepare(database);
    prepared.set(database, statement);
    return statement;
  };
}
