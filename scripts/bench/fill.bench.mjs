/**
 * `npm run bench -- fill`: a database with a hundred thousand members and three years of what they leave, ten million rows.
 * `--members=1000` makes fewer. It is kept (members/filled-database.mjs) for `queries` and `day`, unless DATABASE_URL names another,
 * which must be empty.
 */
import pg from 'pg';
import { fillDatabase, KEPT_IN, openFilledPostgres } from './members/filled-database.mjs';

export const ALL_MEMBERS = 100_000;

/** @param {number} members */
export async function benchFill(members) {
  const given = process.env['DATABASE_URL'];
  if (given) {
    if (!(await isEmpty(given))) throw new Error('DATABASE_URL names a database that is not empty');
    return fillDatabase(given, members);
  }
  const postgres = await openFilledPostgres(['fsync=off']);
  try {
    await postgres.withMembers(members);
  } finally {
    await postgres.close();
  }
  console.log(`${members} members are kept in ${KEPT_IN}; remove the folder when you have measured.`);
}

/** @param {string} url */
async function isEmpty(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1`,
  );
  await client.end();
  return rows.length === 0;
}
