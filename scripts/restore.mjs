/**
 * `node scripts/restore.mjs <folder>`: what backup.mjs kept, into an empty DATA_DIR and, with DATABASE_URL, an empty
 * database. It never overwrites anything.
 */
import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { toolConnection } from './tool-connection.mjs';
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

/**
 * @param {string} into
 * @param {string} dump
 */
function loadDatabase(into, dump) {
  const { url, env } = toolConnection(into);
  const loaded = spawnSync(
    'pg_restore',
    ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${url}`, dump],
    { stdio: ['ignore', 'inherit', 'inherit'], env },
  );
  if (loaded.status !== 0) throw new Error('pg_restore did not succeed.', { cause: loaded.error });
}

/**
 * Gives no place of a mark a second time: a phone that had read further would not ask for the mark that is stored there now. The
 * seconds of the clock are more than were ever given, by an earlier restore too. It takes back all notices too, so that everybody
 * is told again: a member who came back after the backup would be erased in spite of it. Photos may have gone from the bucket
 * since, or come: they are looked for again. A shopping list must not be open again by a link that she had ended: all links end,
 * and she makes another. The worst loss comes first, because a second run finds a database that is not empty.
 */
const AFTERWARDS = {
  mark_places: `insert into public.mark_places (member_id, last)
    select member_id, extract(epoch from now())::bigint from public.profiles
    on conflict (member_id) do update set last = greatest(mark_places.last, excluded.last)`,
  shopping_links: 'delete from public.shopping_links',
  member_activity: 'update public.member_activity set noticed_on = null',
  measurements: 'update public.measurements set is_photo_present = null where photo_key is not null',
};

async function forgetWhatWasSince() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [table, statement] of Object.entries(AFTERWARDS)) {
      const { rows } = await client.query('select to_regclass($1) as name', [`public.${table}`]);
      if (rows[0].name === null) continue;
      await client.query('begin');
      // The server's role ends statements after ten seconds, which are too few for all photos of a large database.
      await client.query('set local statement_timeout = 0');
      await client.query(statement);
      await client.query('commit');
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
    loadDatabase(databaseUrl, dump);
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
