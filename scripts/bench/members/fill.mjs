/** Fills a migrated database with members and three years of what they leave. */
import { FILLED } from './fill-tables.mjs';
import { hundredLives, LIVES, MOST_WEEKS } from './lives.mjs';

/**
 * @typedef {object} Filling
 * @property {number} members
 * @property {string} today The last of the days, as `2026-11-24`.
 * @property {{ trainings: string[], recipes: string[] }} content
 */

/** Members who are gone left at most so many days ago: after that they would have been erased. */
const LONGEST_AWAY = 690;

/**
 * A quarter of the members are here now. The rest ended somewhere in the time before, as early as their weeks allow.
 */
const MEMBERS = `insert into bench.member
  select n, overlay(overlay(md5('member ' || n) placing '4' from 13) placing 'a' from 17)::uuid, ended_on - weeks * 7, ended_on,
    weeks, measurements, completions, sessions, marks, consents
  from generate_series(1, $1::int) n
  join json_to_recordset($2::json) as life(life int, weeks int, measurements int, completions int, sessions int, marks int, consents int)
    on life = n % ${LIVES}
  cross join lateral (select $3::date - case when (n * 37) % 100 < 25 then n % 7
    else (('x' || substr(md5(n::text), 1, 6))::bit(24)::int) % greatest(1, least(${LONGEST_AWAY}, ${MOST_WEEKS * 7 + 3} - weeks * 7)) end as ended_on) ends`;

/**
 * Returns how many rows each table was given. Tells `onTable` of each when it is done.
 * @param {import('pg').Client} client
 * @param {Filling} filling
 * @param {(table: string, rows: number, seconds: number) => void} onTable
 */
export async function fill(client, { members, today, content }, onTable) {
  await client.query(
    `set timezone = 'UTC'; set work_mem = '512MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
  );
  await client.query(`drop schema if exists bench cascade; create schema bench;
    create unlogged table bench.member (n int, member_id uuid, began_on date, ended_on date, weeks int, measurements int,
      completions int, sessions int, marks int, consents int);
    create unlogged table bench.given (today date, trainings text[], recipes text[])`);
  await client.query('insert into bench.given values ($1, $2, $3)', [
    today,
    content.trainings,
    content.recipes,
  ]);
  await client.query(MEMBERS, [members, JSON.stringify(hundredLives()), today]);
  await client.query('analyze bench.member');
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { table, sql } of FILLED) {
    const startedAt = performance.now();
    const { rowCount } = await client.query(sql);
    counts[table] = (counts[table] ?? 0) + (rowCount ?? 0);
    onTable(table, rowCount ?? 0, (performance.now() - startedAt) / 1000);
  }
  await client.query('vacuum analyze');
  return counts;
}
