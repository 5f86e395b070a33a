/**
 * Measures the share of a bare Fastify's requests per second that the server keeps: anonymous listRecipes against the same bytes
 * as a constant, a member's timeline and completions against the same SQL run bare; on PGlite and on PostgreSQL. Rounds of both
 * sides take turns, so that other work of the machine affects both.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { openDemoSignIn } from './demo-sign-in.mjs';
import { openPostgres } from '../postgres.mjs';
import { median } from './figures.mjs';
import { requestsPerSecond } from './load.mjs';
import { start } from './started-process.mjs';

const PORTS = { server: 4291, floor: 4292 };
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const ROUND_MS = Number(process.env['BENCH_ROUND_MS'] ?? 1_500);
const BOUND = 0.6;
const WARM_UP_REQUESTS = 10_000;
/** For requests that take so little that compiled code is most of the difference. */
const WARM_UP_REQUESTS_OF_LISTS = 100_000;
const WARM_UP_LIMIT_MS = 20_000;
const root = new URL('../../', import.meta.url).pathname;
/** The floor's completions belong to nobody. */
const FLOOR_MEMBER = '00000000-0000-4000-8000-000000000001';
const MONTH = '2026-11';
const LIMIT = 100;

const RECIPES = `query Bench_Recipes($limit: Int!) {
  listRecipes(limit: $limit) {
    items { id name_EE thumbnail mealType tags cookingTime accessLevel servings locked updatedAt
      ingredients { amount unit ingredient { id name_EE quantity_EE kcal protein fat carbs } } }
    nextToken
  }
}`;
const COMPLETION = `id eventDateTime owner { email } training { id title type category accessLevel thumbnail createdAt duration locked updatedAt }`;
const TIMELINE = `query Bench_Timeline($type: String!, $limit: Int!) {
  getMyTimelineByType(type: $type, limit: $limit) { events { ... on CompletedTraining { ${COMPLETION} } } nextToken }
}`;
const COMPLETE = `mutation Bench_Complete($id: ID!, $eventDateTime: DateTime) {
  completeTraining(id: $id, eventDateTime: $eventDateTime) { ${COMPLETION} }
}`;

/** Builds what is measured against, and reads how a member signs in; both from the product's own sources. */
async function prepare() {
  const outDir = join(root, '.cache/bench/server');
  await build({
    root,
    configFile: join(root, 'build/server.config.ts'),
    logLevel: 'error',
    build: {
      outDir,
      rollupOptions: {
        input: { main: 'server/main.ts', floor: join(root, 'scripts/bench/server-floor.mjs') },
      },
    },
  });
  const signIn = await openDemoSignIn();
  return {
    main: join(outDir, 'main.js'),
    floor: join(outDir, 'floor.js'),
    signIn: (/** @type {string} */ url) => signIn(url, 'premium@example.com'),
  };
}

/** @typedef {Awaited<ReturnType<typeof start>>} Started */
/** @typedef {import('./load.mjs').Load & { cpuMs: () => Promise<number>, warmUpRequests?: number }} Measured */
/** @typedef {{ perSecond: number, cpuUs: number }} Round */

/**
 * @param {string | null} token
 * @param {string} query
 * @param {Record<string, unknown>} [variables]
 * @returns {Promise<{ data: any }>}
 */
async function ask(token, query, variables) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const url = `http://127.0.0.1:${PORTS.server}/graphql`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const answer = await response.json();
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

/** Returns a day earlier at each call, so that every completion is new. */
function pastDays() {
  let time = Date.UTC(2025, 11, 31);
  return () => new Date((time -= 86_400_000)).toISOString().slice(0, 10);
}

/**
 * @param {Measured} measured
 * @param {number} durationMs
 */
async function measureRound({ cpuMs, ...request }, durationMs) {
  const before = await cpuMs();
  const perSecond = await requestsPerSecond(request, durationMs);
  return { perSecond, cpuUs: (((await cpuMs()) - before) * 1000) / ((perSecond * durationMs) / 1000) };
}

/**
 * A process that has answered little runs code that is not compiled yet; how long that takes hangs on what else the machine does.
 * @param {Measured} request
 */
async function warmUp(request) {
  const until = performance.now() + WARM_UP_LIMIT_MS;
  const { warmUpRequests = WARM_UP_REQUESTS } = request;
  for (let answered = 0; answered < warmUpRequests && performance.now() < until;)
    answered += (await requestsPerSecond(request, 500)) / 2;
}

/**
 * The median over rounds of the server's requests per second to the floor's, each round measured one right after the other.
 * Rounds that differ more than twofold measured the machine's other work: then the processor time of each request decides,
 * and the row says so. @param {string} name @param {Measured} server @param {Measured} floor
 */
async function compare(name, server, floor) {
  await warmUp(server);
  await warmUp(floor);
  /** @type {{ server: Round, floor: Round }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      server: await measureRound(server, ROUND_MS),
      floor: await measureRound(floor, ROUND_MS),
    });
  }
  const medianOf = (/** @type {(round: { server: Round, floor: Round }) => number} */ figure) =>
    median(rounds.map(figure));
  const ratios = rounds.map((round) => round.server.perSecond / round.floor.perSecond);
  const ratio = median(ratios);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const cpuRatio = medianOf((round) => round.floor.cpuUs) / medianOf((round) => round.server.cpuUs);
  const isSteady = most <= 2 * least;
  const perSecond = `${medianOf((round) => round.server.perSecond).toFixed(0)} requests/s against ${medianOf((round) => round.floor.perSecond).toFixed(0)}`;
  const cpu = `${medianOf((round) => round.server.cpuUs).toFixed(0)} µs of processor each against ${medianOf((round) => round.floor.cpuUs).toFixed(0)}: ${cpuRatio.toFixed(2)}`;
  const decided = isSteady ? '' : '; decided by processor time, for the rounds differ too much';
  return {
    name,
    figure: `${ratio.toFixed(2)} of the floor's requests/s (${least.toFixed(2)}–${most.toFixed(2)})`,
    detail: `${perSecond}; ${cpu}${decided}; load ${loadavg()[0]?.toFixed(1)}`,
    bound: `≥ ${BOUND}`,
    isMet: (isSteady ? ratio : cpuRatio) >= BOUND,
  };
}

/**
 * @param {string} kind
 * @param {string} token
 * @param {{ server: Started, floor: Started }} started
 */
async function compareAll(kind, token, { server, floor }) {
  const authorization = `Bearer ${token}`;
  const ours = { port: PORTS.server, path: '/graphql', cpuMs: server.cpuMs };
  const bare = { port: PORTS.floor, cpuMs: floor.cpuMs };
  const recipes = { query: RECIPES, variables: { limit: 50 } };
  const constant = await ask(null, recipes.query, recipes.variables);
  const headers = { 'content-type': 'application/json' };
  const learn = { method: 'POST', headers, body: JSON.stringify(constant) };
  await fetch(`http://127.0.0.1:${PORTS.floor}/learn`, learn);
  const { getMyProfile } = (await ask(token, '{ getMyProfile { id } }')).data;
  const { listTrainings } = (await ask(token, '{ listTrainings(limit: 1) { items { id } } }')).data;
  const trainingId = listTrainings.items[0].id;
  const timeline = { query: TIMELINE, variables: { type: `COMPLETEDTRAINING#${MONTH}`, limit: LIMIT } };
  const bareTimeline = {
    ...timeline,
    variables: { memberId: getMyProfile.id, month: MONTH, limit: LIMIT + 1 },
  };
  const always = (/** @type {unknown} */ value) => {
    const body = JSON.stringify(value);
    return () => body;
  };
  const completion = (/** @type {object} */ more, /** @type {() => string} */ days) => () =>
    JSON.stringify({
      query: COMPLETE,
      variables: { ...more, id: trainingId, eventDateTime: `${days()}T08:00:00+02:00` },
    });
  return [
    await compare(
      `anonymous listRecipes of 50, ${kind}`,
      { ...ours, nextBody: always(recipes), warmUpRequests: WARM_UP_REQUESTS_OF_LISTS },
      {
        ...bare,
        path: '/constant',
        nextBody: always(recipes),
        warmUpRequests: WARM_UP_REQUESTS_OF_LISTS,
      },
    ),
    await compare(
      `a member's timeline, ${kind}`,
      { ...ours, headers: { authorization }, nextBody: always(timeline) },
      { ...bare, path: '/timeline', headers: { authorization }, nextBody: always(bareTimeline) },
    ),
    await compare(
      `completing a training, ${kind}`,
      { ...ours, headers: { authorization }, nextBody: completion({}, pastDays()) },
      {
        ...bare,
        path: '/complete',
        headers: { authorization },
        nextBody: completion({ memberId: FLOOR_MEMBER }, pastDays()),
      },
    ),
  ];
}

/**
 * @param {string} kind
 * @param {Awaited<ReturnType<typeof prepare>>} prepared
 * @param {string} [databaseUrl]
 */
async function benchOn(kind, { main, floor, signIn }, databaseUrl) {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-bench-server-'));
  const data = join(folder, 'data');
  const copy = join(folder, 'copy');
  const publicUrl = `http://localhost:${PORTS.server}`;
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const startServer = () => start(main, PORTS.server, { DATA_DIR: data, PUBLIC_URL: publicUrl, ...database });
  try {
    // The demo members' diaries are made at the first start; the floor reads a copy of them.
    await (await startServer()).stop();
    if (databaseUrl === undefined) await cp(join(data, 'pg'), copy, { recursive: true });
    const server = await startServer();
    const bare = await start(floor, PORTS.floor, { BENCH_DATA_DIRECTORY: copy, ...database });
    try {
      return await compareAll(kind, await signIn(publicUrl), { server, floor: bare });
    } finally {
      await server.stop();
      await bare.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Expects built content (`npm run build`). Without a PostgreSQL on the machine it says so and measures PGlite alone. */
export async function benchServer() {
  const prepared = await prepare();
  const rows = await benchOn('PGlite', prepared);
  const postgres = await openPostgres({ isDurable: true });
  if (postgres === undefined) {
    console.log('The server was NOT measured on PostgreSQL: there is none on this machine.');
    return rows;
  }
  try {
    return [...rows, ...(await benchOn('PostgreSQL', prepared, postgres.url))];
  } finally {
    await postgres.close();
  }
}
