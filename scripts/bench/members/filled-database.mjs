/**
 * PostgreSQL with databases of so many members, which are made once and kept in the machine's folder for temporary files: the
 * big one takes minutes. One is made again when what it was made from has changed.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildStale } from '../../build.mjs';
import { hashOf } from '../../files.mjs';
import { openKeptPostgres } from '../../postgres.mjs';
import { fill } from './fill.mjs';
import { rowsOf } from './fill-tables.mjs';

const root = new URL('../../../', import.meta.url);
export const KEPT_IN = join(tmpdir(), 'hoog-bench-filled');
const MADE_FROM = [
  'scripts/bench/members/fill.mjs',
  'scripts/bench/members/fill-tables.mjs',
  'scripts/bench/members/lives.mjs',
];

/** As a small machine of the cloud is set; the rest is as it comes. */
const SETTINGS = ['shared_buffers=2GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min'];

/**
 * @typedef {object} FilledPostgres
 * @property {(members: number) => Promise<string>} withMembers The address of a database of so many, filled if it is not yet.
 * @property {string} url
 * @property {number | undefined} processId
 * @property {() => Promise<void>} close
 */

/**
 * Throws if the machine has no PostgreSQL.
 * @param {string[]} [settings]
 * @returns {Promise<FilledPostgres>}
 */
export async function openFilledPostgres(settings = []) {
  const postgres = await openKeptPostgres(KEPT_IN, [...SETTINGS, ...settings]);
  if (postgres === undefined)
    throw new Error('There is no PostgreSQL on this machine: apt-get install postgresql');
  const { url, close, processId } = postgres;
  return { url, close, processId, withMembers: (members) => ensureFilled(url, members) };
}

/**
 * @param {string} serverUrl
 * @param {number} members
 */
async function ensureFilled(serverUrl, members) {
  const name = `members_${members}`;
  const madeFrom = `${await hashOf(root, MADE_FROM)} ${members}`;
  const url = new URL(`/${name}`, serverUrl).href;
  if ((await readMadeFrom(serverUrl, name)) === madeFrom) {
    // The tables may have changed since, as by an index.
    await migrateTo(url);
    return url;
  }
  await run(serverUrl, `drop database if exists ${name}`);
  await run(serverUrl, `create database ${name}`);
  await fillDatabase(url, members);
  await run(serverUrl, `comment on database ${name} is '${madeFrom}'`);
  return url;
}

/**
 * Reads the note of the sources from which `fillDatabase` made a database, written when it is whole; undefined if there is none.
 * @param {string} serverUrl
 * @param {string} name
 */
async function readMadeFrom(serverUrl, name) {
  const { rows } = await run(
    serverUrl,
    `select shobj_description(oid, 'pg_database') as made_from from pg_database where datname = '${name}'`,
  );
  return rows[0]?.made_from;
}

/**
 * Migrates an empty database and fills it, telling of it on the console.
 * @param {string} url
 * @param {number} members
 */
export async function fillDatabase(url, members) {
  await buildStale(['content']);
  const startedAt = performance.now();
  console.log(`filling ${members} members, ${rowsOf(members)} rows`);
  await migrateTo(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const today = new Date().toISOString().slice(0, 10);
    const counts = await fill(
      client,
      { members, today, content: await contentIds() },
      (table, rows, seconds) => console.log(`  ${table}: ${rows} rows in ${seconds.toFixed(1)} s`),
    );
    const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`${total} rows, ${(Number(rows[0].bytes) / 1e9).toFixed(2)} GB, in ${seconds.toFixed(0)} s`);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function migrateTo(url) {
  const pool = new pg.Pool({ connectionString: url });
  try {
    await migrate(drizzle(pool), { migrationsFolder: new URL('server/database/migrations', root).pathname });
  } finally {
    await pool.end();
  }
}

async function contentIds() {
  const { trainings, recipes } = JSON.parse(
    await readFile(new URL('dist/content/content.json', root), 'utf8'),
  );
  const idsOf = (/** @type {{ id: string }[]} */ things) => things.map(({ id }) => id);
  return { trainings: idsOf(trainings), recipes: idsOf(recipes) };
}

/**
 * @param {string} url
 * @param {string} text
 */
async function run(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
