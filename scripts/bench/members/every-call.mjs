/**
 * Has a server, made of the product's own sources on a filled database, do everything that it does for members and by itself:
 * each field of the contract as the permission matrix asks for it, pages of her diary, her calendar, and the jobs.
 */
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openSourceLoader } from '../../source-loader.mjs';
import { FILLED } from './fill-tables.mjs';
import { logging } from './statement-log.mjs';

const root = new URL('../../../', import.meta.url);
const SUBJECTS = /** @type {const} */ (['absent', 'other', 'own']);
/** Lives of all lengths, the longest among them; of each one member is asked about. */
const LIVES = [99, 98, 97, 95, 90, 80, 70, 60, 45, 30, 15, 5];
const PAGE = 20;
const PAGES = 3;

/**
 * As the tests know them (tests/support/), which are loaded with the product's own sources.
 * @typedef {(query: string, variables?: object) => Promise<{ data: any }>} Ask
 * @typedef {{ ask: Ask }} TestMember
 * @typedef {{ ask: Ask, services: object, [part: string]: any }} TestServer
 * @typedef {Record<string, any>} Modules
 */

/** The product's own sources and what its tests know of them. */
export async function openSources() {
  const vite = await openSourceLoader();
  return { modules: await loadModules(vite), close: () => vite.close() };
}

const LOADED = [
  '/tests/support/test-server.ts',
  '/tests/support/permission-matrix.ts',
  '/tests/support/member-with-everything.ts',
  '/tests/support/card-service.ts',
  '/tests/support/sample-content.ts',
  '/server/database/migrations.ts',
  '/server/database/open-database.ts',
  '/server/open-jobs.ts',
];

/**
 * @param {import('vite').ViteDevServer} vite
 * @returns {Promise<Modules>}
 */
async function loadModules(vite) {
  const modules = [];
  for (const path of LOADED) modules.push(await vite.ssrLoadModule(path));
  return Object.assign({}, ...modules);
}

/**
 * @param {Modules} modules
 * @param {string} url Of the filled database.
 * @param {number} members
 * @param {() => void} beforeJobs
 */
export async function makeEveryCall(modules, url, members, beforeJobs) {
  const { openDatabase, standInMigrations, startTestServer, SAMPLE_CONTENT } = modules;
  const migrationsDirectory = new URL('server/database/migrations', root).pathname;
  const { today, sample } = await readSample(url, members);
  const opened = await openDatabase(
    { kind: 'postgres', url: logging(url), isPooled: false },
    { migrationsDirectory },
  );
  await opened.migrate(standInMigrations(new URL('stand-ins/migrations', root).pathname));
  const clock = () => new Date(`${today}T15:30:00Z`);
  const content = await contentWith(SAMPLE_CONTENT);
  const server = await startTestServer({ over: { database: opened.database }, clock, content });
  try {
    for (const filled of sample) await callAsFilled(modules, server, filled);
    await callAsNew(modules, server);
    beforeJobs();
    await runJobs(modules, server, opened.runSql);
  } finally {
    await server.close();
    await opened.close();
  }
}

/**
 * A member of each life, spread over all who are of it, with those of her ids that the matrix asks about.
 * @param {string} url
 * @param {number} members
 */
async function readSample(url, members) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const numbers = LIVES.map(
      (life, place) => life + 100 * Math.floor(((members / 100) * place) / LIVES.length),
    );
    const { rows } = await client.query(
      `select n, member_id as id, 'liige' || n || '@example.com' as email,
        array(select m.id from measurements m where m.member_id = b.member_id and deleted_at is null order by event_at limit 3) as "measurementIds",
        (select c.id from completions c where c.member_id = b.member_id and removed_at is null order by event_at limit 1) as "completionId",
        (select s.id from sessions s where s.member_id = b.member_id and deleted_at is null order by event_at limit 1) as "sessionId"
      from bench.member b where n = any($1)`,
      [numbers],
    );
    await forgetFormerRun(client);
    const given = await client.query('select today::text from bench.given');
    return { today: String(given.rows[0].today), sample: rows };
  } finally {
    await client.end();
  }
}

/**
 * Sign-ins under keys that are gone, calls that are counted until tomorrow, and turns of the jobs that have been done.
 * @param {pg.Client} client
 */
async function forgetFormerRun(client) {
  await client.query('delete from identity_users');
  await client.query('drop schema if exists pgboss cascade');
  await client.query('delete from call_counts');
  for (const { table, sql } of FILLED) if (table === 'call_counts') await client.query(sql);
}

/**
 * Both contents in one: members' trainings are of the product's, the matrix asks for the sample's.
 * @param {any} sample
 */
async function contentWith(sample) {
  const content = JSON.parse(await readFile(new URL('dist/content/content.json', root), 'utf8'));
  const both = (/** @type {'foods' | 'recipes' | 'trainings'} */ kind) => [
    ...new Map([...sample[kind], ...content[kind]].map((thing) => [thing.id, thing])).values(),
  ];
  const version = `${content.version}-with-sample`;
  return {
    ...content,
    version,
    foods: both('foods'),
    recipes: both('recipes'),
    trainings: both('trainings'),
  };
}

/**
 * @param {Modules} modules
 * @param {TestServer} server
 * @param {any} filled
 */
async function callAsFilled({ readMatrix, documentFor, TEST_PASSWORD }, server, filled) {
  const { id, email } = filled;
  await server.identity.createConfirmedUser({ id, email, password: TEST_PASSWORD, groups: ['vip'] });
  /** @type {Ask} */
  const ask = (query, variables) => server.ask(query, variables);
  const member = await server.signInAgain({
    id,
    email,
    token: '',
    ask,
  });
  const subjects = /** @type {any} */ ({
    own: filled,
    other: filled,
    leaving: { id, email: 'not-hers@example.com' },
    ownSubscriptionId: 'sub_none',
    othersSubscriptionId: 'sub_none',
  });
  for (const field of readMatrix().keys()) await member.ask(documentFor(field, 'own', subjects));
  await readDiary(member);
  const { data } = await member.ask('{ getMyCalendarFeed }');
  await fetch(String(data?.['getMyCalendarFeed']).replace(/^webcal:/, 'http:'));
  const shared = await member.ask('mutation { createShoppingLink { url } }');
  const token = /[^/#]+$/.exec(/** @type {any} */ (shared.data)?.createShoppingLink.url ?? '')?.[0];
  await server.ask(`{ getSharedShoppingList(token: ${JSON.stringify(token)}) { endsAt } }`);
}

/** @param {TestMember} member */
async function readDiary(member) {
  for (const type of [
    'MEASUREMENT',
    'COMPLETEDTRAINING',
    'SESSION',
    'COMPLETEDTRAINING#2026-09',
    'SESSION#2026-09',
  ]) {
    let nextToken = null;
    for (let page = 0; page < PAGES; page += 1) {
      /** @type {{ data: any }} */
      const { data } = await member.ask(
        'query ($type: String!, $limit: Int, $nextToken: String) { getMyTimelineByType(type: $type, limit: $limit, nextToken: $nextToken) { events { id } nextToken } }',
        { type, limit: PAGE, nextToken },
      );
      nextToken = data?.getMyTimelineByType.nextToken;
      if (!nextToken) break;
    }
  }
  let since = '0';
  for (let page = 0; page < PAGES; page += 1) {
    /** @type {{ data: any }} */
    const { data } = await member.ask(
      'query ($since: String) { getMyMarks(since: $since) { cursor marks { key } } }',
      { since },
    );
    since = data?.getMyMarks.cursor ?? since;
  }
}

/**
 * A member who uses everything, pays, and asks for everything in each role; at last she leaves.
 * @param {Modules} modules
 * @param {TestServer} server
 */
async function callAsNew({ readMatrix, documentFor, memberWithEverything, subscribe }, server) {
  const other = await memberWithEverything(server, 'premium');
  const othersSubscriptionId = (await subscribe(server, other, 'VIP')).id;
  for (const role of ['vip', 'admin']) {
    const own = await memberWithEverything(server, role);
    const ownSubscriptionId = (await subscribe(server, own, 'BASIC')).id;
    const leaving = own;
    const subjects = /** @type {any} */ ({
      own,
      other,
      othersToken: 'e30.AAAA',
      othersTimelineToken: 'e30.AAAA',
      ownSubscriptionId,
      othersSubscriptionId,
      leaving,
    });
    for (const field of readMatrix().keys())
      for (const subject of SUBJECTS) await own.ask(documentFor(field, subject, subjects));
    await server.payments.settle();
  }
}

/**
 * Each job once. Push services and mail are not called.
 * @param {Modules} modules
 * @param {TestServer} server
 * @param {unknown} runSql
 */
async function runJobs({ openJobs }, server, runSql) {
  /** @type {Record<string, (done: () => void) => unknown>} */
  const hooks = {};
  const app = /** @type {any} */ ({
    log: { info() {}, warn() {}, error: console.error },
    addHook: (/** @type {string} */ name, /** @type {() => unknown} */ hook) => (hooks[name] = hook),
  });
  const push = { publicKey: '', accepts: () => true, send: async () => /** @type {const} */ ('taken') };
  await openJobs(app, { ...server.services, push }, { runSql, watch: null });
  hooks['onListen']?.(() => undefined);
  await hooks['preClose']?.(() => undefined);
}
