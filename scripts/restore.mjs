/**
 * `node scripts/restore.mjs <folder>`: what backup.mjs kept, into an empty DATA_DIR and, with DATABASE_URL, an empty
 * database. It never overwrites anything.
 */
import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { databaseUrl, dataDirectory } from './stopped-data.mjs';

async function refuseFullDatabase() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (rows.length > 0) throw new Error('The database is not empty.');
  } finally {
    await client.end();
  }
}

/** @param {string} dump */
function loadDatabase(dump) {
  const loaded = spawnSync(
    'pg_restore',
    ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${databaseUrl}`, dump],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (loaded.status !== 0) throw new Error('pg_restore did not succeed.', { cause: loaded.error });
}

/**
 * Takes back all notices, so that everybody is told again: a member who came back after the backup would be erased in spite of it.
 * And gives no place of a mark a second time: a phone that had read further would not ask for what is stored there now. The seconds
 * of the clock are more than were ever given, by an earlier restore too.
 */
const AFTERWARDS = {
  member_activity: 'update public.member_activity set noticed_on = null',
  mark_places: `insert into public.mark_places (member_id, last)
    select member_id, extract(epoch from now())::bigint from public.profiles
    on conflict (member_id) do update set last = greatest(mark_places.last, excluded.last)`,
};

async function forgetWhatWasSince() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [table, statement] of Object.entries(AFTERWARDS)) {
      const { rows } = await client.query('select to_regclass($1) as name', [`public.${table}`]);
      if (rows[0].name !== null) await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

/** @param {string} from */
async function restore(from) {
  const dump = join(from, 'database.dump');
  const data = join(from, 'data');
  if (!existsSync(dump) && !existsSync(data)) throw new Error(`There is no backup in ${from}.`);
  if (existsSync(dump) !== (databaseUrl !== undefined))
    throw new Error('The backup is of the other kind of database: see DATABASE_URL.');
  if (existsSync(dataDirectory) && readdirSync(dataDirectory).length > 0)
    throw new Error(`${dataDirectory} is not empty.`);
  if (databaseUrl) await refuseFullDatabase();
  if (databaseUrl) {
    loadDatabase(dump);
    await forgetWhatWasSince();
  }
  if (existsSync(data)) await cp(data, dataDirectory, { recursive: true, preserveTimestamps: true });
}

const from = process.argv[2];
if (from === undefined) {
  console.error('node scripts/restore.mjs <folder of a backup>');
  process.exit(2);
}
try {
  await restore(resolve(from));
  console.log(`Restored into ${dataDirectory}${databaseUrl ? ' and the database' : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
