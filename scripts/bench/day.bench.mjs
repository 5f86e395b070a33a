/**
 * `npm run bench -- day`: what a member's day costs. The app is recorded in a browser (members/record-day.mjs), and each of its
 * journeys played for other members of the filled database through the built server; then a mixture of a day's requests at some
 * rates, up to what the machine takes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildStale } from '../build.mjs';
import { ensureBrowser } from '../browser.mjs';
import { freePort } from '../postgres.mjs';
import { ALL_MEMBERS } from './fill.bench.mjs';
import { A_DAY, costOfDay, percentile, processorsFor, requestsASecond } from './members/day-model.mjs';
import { openFilledPostgres } from './members/filled-database.mjs';
import { journeyOf, openPlayer, playAll, playAtRate } from './members/player.mjs';
import { recordDay } from './members/record-day.mjs';
import { openRecordingProxy } from './members/recording-proxy.mjs';
import { openTokens } from './members/signed-tokens.mjs';
import { processorMs } from './members/processor-time.mjs';
import { cpuMsOf, start } from './started-process.mjs';

/** @typedef {import('./members/record-day.mjs').Journey} Journey */
/** @typedef {import('./members/recording-proxy.mjs').Recorded} Recorded */
/** @typedef {import('./members/day-model.mjs').Cost} Cost */

const MAIN = 'dist/server/main.js';
const SETTINGS = ['shared_preload_libraries=pg_stat_statements'];
const SERVER = { KNOWN_OPERATIONS_ONLY: '1' };
/** The demo member whose phone is recorded. */
const RECORDED_MEMBER = '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0004';
const CONNECTIONS = 8;
/** The number of requests of each journey that are played, after a fifth of them to warm up. */
const PLAYED_REQUESTS = 10_000;
const MOST_PLAYS = 250;
const WARM_UP = 0.2;
const RATE_SECONDS = 10;
/** Shares of the load that the machine takes with the load generator beside it. */
const RATES = [0.25, 0.5, 0.7, 0.85, 1];

/**
 * @param {number} [members]
 * @returns {Promise<import('./figures.mjs').Row[]>}
 */
export async function benchDay(members = ALL_MEMBERS) {
  await buildStale();
  const recorded = await record();
  const postgres = await openFilledPostgres(SETTINGS);
  const folder = await mkdtemp(join(tmpdir(), 'hoog-bench-day-'));
  const port = await freePort();
  try {
    const url = await postgres.withMembers(members);
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    await database.query('create extension if not exists pg_stat_statements');
    const publicUrl = `http://localhost:${port}`;
    const server = await start(MAIN, port, {
      ...SERVER,
      DATA_DIR: folder,
      PUBLIC_URL: publicUrl,
      DATABASE_URL: url,
    });
    const player = openPlayer(port);
    try {
      const nextMember = await openMembers(database, await openTokens(folder, publicUrl));
      const played = { database, server, player, nextMember, postgresId: postgres.processId };
      const costs = /** @type {Record<Journey, Cost>} */ ({});
      for (const journey of /** @type {Journey[]} */ (Object.keys(A_DAY)))
        costs[journey] = await costOf(recorded[journey], played);
      return [...costRows(costs), ...(await rateRows(recorded, played))];
    } finally {
      player.close();
      await server.stop();
      await database.end();
    }
  } finally {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** On a server of its own, whose demo member has used the app before. */
async function record() {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-bench-record-'));
  const port = await freePort();
  const proxy = await openRecordingProxy(port);
  const server = await start(MAIN, port, { ...SERVER, DATA_DIR: folder, PUBLIC_URL: proxy.origin });
  try {
    return await recordDay(proxy, ensureBrowser());
  } finally {
    await server.stop();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Members of the database, each once, in an order without one. None of them pays: the stand-in for the card service does not know them.
 * @param {pg.Client} database
 * @param {(id: string, email: string) => Promise<string>} tokenOf
 */
async function openMembers(database, tokenOf) {
  const { rows } = await database.query(
    `select b.member_id as id, 'liige' || n || '@example.com' as email, coalesce(last, 0)::int as "lastPlace"
    from bench.member b left join mark_places p on p.member_id = b.member_id
    where b.member_id in (select member_id from consents where kind in ('MEASUREMENTS', 'PHOTOS') and withdrawn_at is null
      group by member_id having count(*) = 2)
      and b.member_id not in (select member_id from payment_customers) order by md5(n::text)`,
  );
  return async () => {
    const member = rows.pop();
    return { ...member, token: await tokenOf(member.id, member.email) };
  };
}

/** @typedef {{ database: pg.Client, server: Awaited<ReturnType<typeof start>>, player: import('./members/player.mjs').Player, nextMember: Awaited<ReturnType<typeof openMembers>>, postgresId: number | undefined }} Played */

/**
 * @param {readonly Recorded[]} recorded
 * @param {Played} played
 * @returns {Promise<Cost>}
 */
async function costOf(recorded, { database, server, player, nextMember, postgresId }) {
  const journeys = async (/** @type {number} */ count) => {
    const all = [];
    for (let made = 0; made < count; made += 1)
      all.push(journeyOf(recorded, RECORDED_MEMBER, await nextMember()));
    return all;
  };
  const plays = Math.min(MOST_PLAYS, Math.ceil(PLAYED_REQUESTS / recorded.length));
  await playAll(player, await journeys(Math.ceil(plays * WARM_UP)), CONNECTIONS);
  const wanted = await journeys(plays);
  const look = async () => ({
    ...player.counts,
    serverMs: await server.cpuMs(),
    databaseMs: await processorMs(postgresId, cpuMsOf),
    queries: Number(
      (await database.query('select sum(calls) as calls from pg_stat_statements')).rows[0].calls,
    ),
  });
  const before = await look();
  await playAll(player, wanted, CONNECTIONS);
  const after = await look();
  return /** @type {Cost} */ (
    Object.fromEntries(
      Object.keys(before).map((name) => {
        const figure = /** @type {keyof Cost} */ (name);
        return [figure, (after[figure] - before[figure]) / plays];
      }),
    )
  );
}

/** @param {Cost} cost */
const told = ({ serverMs, databaseMs, bytesIn, bytesOut, requests, queries }) =>
  `${requests.toFixed(1)} requests, ${queries.toFixed(1)} queries, ${(bytesIn / 1e3).toFixed(1)} kB in, ${(bytesOut / 1e3).toFixed(1)} kB out, ` +
  `${serverMs.toFixed(1)} ms of the server, ${databaseMs.toFixed(1)} ms of the database`;

/** @param {Record<Journey, Cost>} costs */
function costRows(costs) {
  const day = costOfDay(costs);
  const rows = /** @type {Journey[]} */ (Object.keys(costs)).map((journey) => ({
    name: `a member's ${journey}, ${A_DAY[journey].toFixed(2)} a day`,
    figure: `${(costs[journey].serverMs + costs[journey].databaseMs).toFixed(1)} ms`,
    detail: told(costs[journey]),
  }));
  const machines = [10_000, 100_000, 1_000_000].map((members) => ({
    name: `${members} members in their busiest hour`,
    figure: `${processorsFor(members, day.serverMs).toFixed(2)} processors of servers, ${processorsFor(members, day.databaseMs).toFixed(2)} of the database`,
    detail: `${requestsASecond(members, day.requests).toFixed(0)} requests and ${requestsASecond(members, day.queries).toFixed(0)} queries a second`,
  }));
  const whole = {
    name: "a member's day",
    figure: `${(day.serverMs + day.databaseMs).toFixed(0)} ms`,
    detail: told(day),
  };
  return [...rows, whole, ...machines];
}

/**
 * @param {Record<Journey, Recorded[]>} recorded
 * @param {Played} played
 */
async function rateRows(recorded, { player, nextMember }) {
  const mixture = async (/** @type {number} */ requests) => {
    const all = [];
    const due = /** @type {Record<string, number>} */ ({});
    while (all.length < requests) {
      for (const [journey, times] of Object.entries(A_DAY)) {
        due[journey] = (due[journey] ?? 0) + times;
        for (; due[journey] >= 1; due[journey] -= 1)
          all.push(
            ...journeyOf(recorded[/** @type {Journey} */ (journey)], RECORDED_MEMBER, await nextMember()),
          );
      }
    }
    return all;
  };
  const most = await playAll(
    player,
    (await mixture(6_000)).map((request) => [request]),
    2 * CONNECTIONS,
  );
  const rows = [];
  for (const share of RATES) {
    const aSecond = most * share;
    const times = await playAtRate(player, await mixture(aSecond * RATE_SECONDS), aSecond);
    const at = (/** @type {number} */ rank) => percentile(times, rank).toFixed(1);
    rows.push({
      name: `a day's requests at ${aSecond.toFixed(0)} a second, ${(share * 100).toFixed(0)} % of the most`,
      figure: `half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms`,
      detail: `90 % ${at(0.9)}, 99.9 % ${at(0.999)} ms; ${times.length} requests; load ${loadavg()[0]?.toFixed(1)}`,
    });
  }
  return rows;
}
