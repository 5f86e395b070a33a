/** The API tests, with two servers, behind a pooler that gives each transaction another connection. */
import pg from 'pg';
import { installPackages, versionOf } from '../machine-packages.mjs';
import { findPooler, startPooler } from '../pooler.mjs';
import { findPostgres, openPostgres } from '../postgres.mjs';
import { vitest } from '../test-runners.mjs';

/** @type {import('../services.mjs').ForeignService} */
export const pooler = {
  name: 'pooler',
  find() {
    const [program, database] = [findPooler(), findPostgres()];
    const versions = program && database && [versionOf(program), versionOf(database)];
    return versions && `${versions.join(' before ')}, transaction mode`;
  },
  get: () => installPackages('postgresql', 'pgbouncer'),
  howToGet: 'Debian: apt-get install postgresql pgbouncer',
  async run() {
    const postgres = await openPostgres();
    if (!postgres) return { passed: 0, failed: 1 };
    const between = await startPooler(postgres.url);
    try {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      // Not the role's, which would stand over what a test sets for its database.
      await client.query(`alter system set statement_timeout = '10s'`);
      await client.query('select pg_reload_conf()');
      await client.end();
      return await vitest('services-pooler', 'api', [], {
        TEST_DATABASE_URL: postgres.url,
        TEST_DATABASE_POOLER: between?.url ?? '',
        API_TOPOLOGY: 'two',
      });
    } finally {
      await between?.close();
      await postgres.close();
    }
  },
};
