/**
 * The API tests, with two servers, on PostgreSQL that orders every transaction strictly: any statement may have to run again.
 */
import pg from 'pg';
import { installPackages, versionOf } from '../machine-packages.mjs';
import { findPostgres, openPostgres } from '../postgres.mjs';
import { vitest } from '../test-runners.mjs';

const STRICT = 'serializable';

/** @type {import('../services.mjs').ForeignService} */
export const database = {
  name: 'database',
  find: () => strictVersion(findPostgres()),
  get: () => installPackages('postgresql'),
  howToGet: 'Debian: apt-get install postgresql',
  run: () => runStrictly(undefined),
};

/** @param {string | undefined} program */
export function strictVersion(program) {
  const version = program && versionOf(program);
  return version && `${version}, ${STRICT} by default`;
}

/**
 * @param {string | undefined} binaries A folder with another version's programs than the machine's.
 * @param {string[]} filters What to run of the API tests; all by default.
 */
export async function runStrictly(binaries, filters = []) {
  const postgres = await openPostgres({ binaries });
  if (!postgres) return { passed: 0, failed: 1 };
  try {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`alter role current_user set default_transaction_isolation = '${STRICT}'`);
    await client.end();
    const environment = { TEST_DATABASE_URL: postgres.url, API_TOPOLOGY: 'two' };
    return await vitest('services-database', 'api', filters, environment);
  } finally {
    await postgres.close();
  }
}
