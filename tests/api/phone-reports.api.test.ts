/** Phones whose members agreed send reports: numbers for the metrics, of nobody, and nothing else. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Metrics } from '../../server/watch/metrics.ts';
import { createMetrics } from '../../server/watch/metrics.ts';
import { valueOf } from '../support/metrics-text.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const OWN_VERSION = '6f9f38a6a602';
const REPORT = {
  version: OWN_VERSION,
  waited: { '1m': 3, '3d': 1 },
  refusals: { CLOCK_WRONG: 2 },
  storage: ['denied'],
};

let metrics: Metrics;
let server: TestServer;
let pageDirectory: string;
let log = '';
/** Each from a phone of its own, as a trusted proxy names it. */
let phones = 0;

beforeAll(async () => {
  pageDirectory = await mkdtemp(join(tmpdir(), 'hoog-page-'));
  await writeFile(join(pageDirectory, 'version.txt'), `${OWN_VERSION}\n`);
  metrics = createMetrics(null);
  const stream = new Writable({
    write(chunk, _encoding, written) {
      log += String(chunk);
      written();
    },
  });
  server = await startTestServer({
    watch: metrics.watch,
    pageDirectory,
    log: stream,
    trustProxy: '127.0.0.1',
  });
});
afterAll(async () => {
  await server.close();
  await rm(pageDirectory, { recursive: true });
});

const newPhone = () => `10.0.${Math.floor((phones += 1) / 250)}.${phones % 250}`;
const send = (body: string, phone = newPhone(), type = 'application/json') =>
  fetch(`${server.ownUrl}/phone-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': phone },
    body,
  });
const sendReport = (report: object, phone?: string) => send(JSON.stringify(report), phone);
const value = (name: string, labels: Record<string, string>) =>
  valueOf(metrics, `hoog_phone_${name}_total`, labels);
const series = async () =>
  (await metrics.expose()).text
    .split('\n')
    .filter((line) => line.startsWith('hoog_phone_'))
    .map((line) => line.replace(/ [^ ]+$/, ''));

it('is shown to phones as wanted by an installation that is watched, and by no other', async () => {
  const unwatched = await startTestServer({ over: server });
  const report = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REPORT),
  };
  expect((await fetch(`${unwatched.ownUrl}/phone-reports`, report)).status).toBe(404);
  await unwatched.close();
});

it('adds to the counters: what waited and what longest, codes, storage, and whether the app is the one served here', async () => {
  const version = 'current';
  const all = async () => [
    await value('reports', { version, longest: '3d' }),
    await value('entries', { version, waited: '1m' }),
    await value('entries', { version, waited: '3d' }),
    await value('refusals', { version, code: 'CLOCK_WRONG' }),
    await value('storage', { version, trouble: 'denied' }),
  ];
  expect(await all()).toEqual([0, 0, 0, 0, 0]);
  const response = await sendReport(REPORT);
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(await all()).toEqual([1, 3, 1, 2, 1]);
  expect(
    (await sendReport({ version: 'dev', waited: {}, refusals: { INTERNAL: 1 }, storage: [] })).status,
  ).toBe(204);
  expect(await value('reports', { version: 'other', longest: 'nothing' })).toBe(1);
  expect(await value('refusals', { version: 'other', code: 'INTERNAL' })).toBe(1);
});

it('no report makes a series: all are there from the start, and none is named by a phone', async () => {
  const before = await series();
  expect(before.length).toBeGreaterThan(50);
  for (const version of ['mari', 'dev', '000000000000']) await sendReport({ ...REPORT, version });
  await sendReport({ ...REPORT, waited: { mari: 1 } });
  expect(await series()).toEqual(before);
  expect((await metrics.expose()).text).not.toContain('mari');
});

it.each([
  ['no JSON', '{', 400],
  ['no report', '[]', 400],
  ['nothing', '', 400],
  ['a name that is on no list', JSON.stringify({ ...REPORT, refusals: { 'Mari Maasikas': 1 } }), 400],
  ['a part that no report has', JSON.stringify({ ...REPORT, email: 'mari@example.com' }), 400],
  ['a number beyond what one phone may weigh', JSON.stringify({ ...REPORT, waited: { '1m': 101 } }), 400],
  ['too much', JSON.stringify({ ...REPORT, version: 'f'.repeat(3_000) }), 413],
])('what is not a report counts nothing: %s', async (_what, body, status) => {
  const before = (await metrics.expose()).text.match(/^hoog_phone_.*$/gm);
  expect((await send(body)).status).toBe(status);
  expect((await metrics.expose()).text.match(/^hoog_phone_.*$/gm)).toEqual(before);
});

it('is heard as JSON alone, which another site’s form cannot send', async () => {
  const reports = () => value('reports', {});
  const before = await reports();
  expect((await send(JSON.stringify(REPORT), newPhone(), 'text/plain')).status).toBe(400);
  expect(await reports()).toBe(before);
});

it('one address is heard ten times a minute, and others go on', async () => {
  const phone = newPhone();
  const statuses: number[] = [];
  // More than twice ten, because a minute may begin in between.
  for (let times = 0; times < 25; times += 1) statuses.push((await sendReport(REPORT, phone)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(204));
  expect(statuses).toContain(429);
  expect((await sendReport(REPORT)).status).toBe(204);
});

it('leaves nothing in the database and no line in the log', async () => {
  const rows = async () => {
    const tables = (await server.database.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )) as { rows: { name: string }[] };
    const counts = tables.rows.map(async ({ name }) => [
      name,
      await server.database.$count(sql`${sql.identifier(name)}`),
    ]);
    return Promise.all(counts);
  };
  const before = await rows();
  expect(before.length).toBeGreaterThan(5);
  const said = log.length;
  expect((await sendReport(REPORT)).status).toBe(204);
  await sendReport({ ...REPORT, email: 'mari@example.com' });
  expect(await rows()).toEqual(before);
  expect(log.slice(said)).toBe('');
  expect(log).not.toContain('mari');
});

it(
  'a flood from many addresses adds no more in a minute than a million phones would',
  { timeout: 120_000 },
  async () => {
    const before = await value('reports', {});
    let refused = 0;
    for (let times = 0; times < 75; times += 1) {
      const burst = Array.from({ length: 20 }, () => sendReport(REPORT));
      for (const { status } of await Promise.all(burst)) if (status === 429) refused += 1;
    }
    // The minute may change once on the way.
    expect((await value('reports', {})) - before).toBeLessThanOrEqual(1_400);
    expect(refused).toBeGreaterThan(0);
  },
);
