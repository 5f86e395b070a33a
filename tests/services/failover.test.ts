/** The built server, as two processes, on a failover cluster whose primary dies again and again while members log. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFailoverCluster } from '../../scripts/patroni.mjs';
import { STORED_PER_DAY } from '../../contract/limits.ts';
import type { StoredKind } from '../../contract/limits.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import type { LoggedState } from '../support/logged-batches.ts';
import { memberIn, readState, stateAfter } from '../support/logged-batches.ts';
import type { ReplayingPhone } from '../support/replaying-phone.ts';
import { startReplaying } from '../support/replaying-phone.ts';
import type { BuiltServer, ServerProcess } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

/** A frozen one is ended when another has its place, as by a watchdog: what that writes on would be lost. */
const FAILURES = ['killed', 'killed', 'killed', 'killed', 'killed', 'frozen'] as const;
const BETWEEN_FAILURES_MS = 20_000;
/** The time for which the primary still commits changes that reach no other node. */
const ISOLATED_MS = 300;
const MAX_GAP_MS = 15_000;
/** A process that is asked about its health looks at most this seldom. */
const HEALTH_KEPT_MS = 5_000;
/** `0`: the same without synchronous standbys, to see what this finds then. */
const isSynchronous = process.env['HOOG_FAILOVER_SYNCHRONOUS'] !== '0';
const STORED_TIMES = 1_000;
const EMAILS = ['uus', 'basic', 'premium', 'vip'].map((name) => `${name}@example.com`);

interface Process extends ServerProcess {
  url: string;
  metricsUrl: string;
}
interface Look {
  at: number;
  /** 0 if there was no answer. */
  status: number;
  tookMs: number;
}

let folder: string;
let built: BuiltServer;
let cluster: Awaited<ReturnType<typeof openFailoverCluster>>;
const servers: Process[] = [];
const failures: number[] = [];
let endedAt = 0;
let phones: ReplayingPhone[] = [];
let roomBefore: Map<string, number>;
let tokens: string[];
let statesBefore: LoggedState[];
const wrong: string[] = [];
const miscounted: string[] = [];
const looks = new Map<string, Look[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hoog-failing-over-'));
  built = await openBuiltServer();
  cluster = await openFailoverCluster({ isSynchronous, freePort });
  for (let count = 0; count < 2; count += 1) servers.push(await startServer());
}, 240_000);
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await cluster.close();
  await built.remove();
  rmSync(folder, { recursive: true });
});

async function startServer(): Promise<Process> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const started = await built.run({
    PORT: `${port}`,
    // One service to members, whose tokens each process accepts.
    PUBLIC_URL: 'http://localhost:4000',
    METRICS_PORT: `${metricsPort}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: cluster.url,
    STORED_PER_DAY_TIMES: `${STORED_TIMES}`,
  });
  expect(started.output()).toContain('ready in');
  return {
    ...started,
    url: `http://localhost:${port}`,
    metricsUrl: `http://localhost:${metricsPort}/metrics`,
  };
}

async function ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The room that this day has for each kind of each member. */
async function roomLeft(): Promise<Map<string, number>> {
  const rows = await ask<{ name: string; room: number }>(
    `select member_id || ' ' || kind as name, room from stored_today`,
  );
  return new Map(rows.map(({ name, room }) => [name, room]));
}

async function watchHealth(url: string, isOver: () => boolean): Promise<void> {
  const seen: Look[] = [];
  looks.set(url, seen);
  while (!isOver()) {
    const at = performance.now();
    const { status } = await fetch(`${url}/healthz`).catch(() => ({ status: 0 }));
    seen.push({ at, status, tookMs: performance.now() - at });
    await pause(200);
  }
}

async function failPrimary(way: (typeof FAILURES)[number]): Promise<void> {
  await cluster.untilWhole();
  const failed = await cluster.untilLed();
  failures.push(performance.now());
  cluster.isolate(failed);
  await pause(ISOLATED_MS);
  if (way === 'killed') await cluster.kill(failed);
  else cluster.freeze(failed);
  await cluster.untilLed();
  if (way === 'frozen') await cluster.kill(failed);
  cluster.start(failed);
}

/** The subjects of which there is not what was acknowledged, or more than that. */
async function wrongOf({ acknowledged }: ReplayingPhone, place: number): Promise<string[]> {
  const inOrder = acknowledged.toSorted((one, other) => one.seq - other.seq);
  const wanted = stateAfter(statesBefore[place] ?? {}, inOrder);
  const found = await readState(servers[0]?.url ?? '', tokens[place] ?? '');
  const subjects = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...subjects].filter((subject) => !isDeepStrictEqual(wanted[subject], found[subject]));
}

const STORED_AS: readonly [StoredKind, Entry['kind']][] = [
  ['measurements', 'createMeasurement'],
  ['completions', 'completeTraining'],
  ['sessions', 'saveSession'],
  ['profileEdits', 'editMyProfile'],
];

/** The longest time in which nobody was acknowledged anything, after each failure. */
function gaps(): number[] {
  const acknowledged = phones.flatMap((phone) => phone.moments).toSorted((a, b) => a - b);
  const moments = [...acknowledged, endedAt];
  return failures.map((at, index) => {
    const until = failures[index + 1] ?? Number.POSITIVE_INFINITY;
    let longest = 0;
    for (let n = 1; n < moments.length; n += 1) {
      const [from = 0, to = 0] = [moments[n - 1], moments[n]];
      if (to > at && from < until) longest = Math.max(longest, Math.min(to, until) - from);
    }
    return longest;
  });
}

describe('a primary that fails every 20 seconds while members log', () => {
  beforeAll(async () => {
    const urls = servers.map(({ url }) => url);
    tokens = await Promise.all(EMAILS.map((email) => signIn(urls[0] ?? '', email, DEMO_PASSWORD)));
    statesBefore = await Promise.all(tokens.map((token) => readState(urls[0] ?? '', token)));
    roomBefore = await roomLeft();
    let isOver = false;
    phones = tokens.map((token) => startReplaying({ urls, token, memberId: memberIn(token) }));
    const watching = urls.map((url) => watchHealth(url, () => isOver));
    for (const way of FAILURES) {
      const since = performance.now() - (failures.at(-1) ?? performance.now());
      await pause(Math.max(0, BETWEEN_FAILURES_MS - since));
      await failPrimary(way);
    }
    await pause(BETWEEN_FAILURES_MS);
    await cluster.untilWhole();
    await Promise.all(phones.map((phone) => phone.stop()));
    endedAt = performance.now();
    isOver = true;
    await Promise.all(watching);
    const writes = phones.reduce((sum, { moments }) => sum + moments.length, 0);
    const seconds = (times: number[]) => times.map((time) => (time / 1000).toFixed(1)).join(', ');
    const between = failures.slice(1).map((at, index) => at - (failures[index] ?? 0));
    console.info(
      `${FAILURES.join(', ')}; ${seconds(between)} s apart. ${writes} writes acknowledged, ${seconds(gaps())} s without one.`,
    );
  }, 600_000);

  it('loses nothing that was acknowledged, and doubles nothing', async () => {
    const roomAfter = await roomLeft();
    for (const [place, phone] of phones.entries()) {
      const { memberId, acknowledged } = phone;
      wrong.push(...(await wrongOf(phone, place)));
      // An entry stored twice would have been counted twice.
      for (const [kind, logged] of STORED_AS) {
        const count = acknowledged.filter((entry) => entry.kind === logged).length;
        const name = `${memberId} ${kind}`;
        const before = roomBefore.get(name) ?? STORED_PER_DAY[kind] * STORED_TIMES;
        const counted = before - (roomAfter.get(name) ?? before);
        if (counted !== count) miscounted.push(`${name}: ${counted} for ${count}`);
      }
    }
    expect({ wrong, miscounted }).toEqual({ wrong: [], miscounted: [] });
  });

  it('takes writes again within 15 seconds', () => {
    expect(gaps().filter((gap) => gap > MAX_GAP_MS)).toEqual([]);
  });

  it('refuses nothing for good and leaves no call without an answer', () => {
    expect(phones.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('is told by the health of each process, for as long as it lasts', () => {
    const all = gaps();
    for (const [index, at] of failures.entries()) {
      const until = failures[index + 1] ?? Number.POSITIVE_INFINITY;
      for (const [url, seen] of looks) {
        const ofRound = seen.filter((look) => look.at > at && look.at < until);
        const isUnwell = ({ status }: Look) => status === 503;
        expect(ofRound.some(isUnwell), `${url} after failure ${index + 1}`).toBe(true);
        const backAt = at + (all[index] ?? 0) + HEALTH_KEPT_MS;
        expect(ofRound.filter((look) => look.at > backAt).some(isUnwell)).toBe(false);
      }
    }
    const slowest = Math.max(...[...looks.values()].flat().map(({ tookMs }) => tookMs));
    console.info(`The slowest answer about its health took ${(slowest / 1000).toFixed(1)} s`);
  });

  it('neither ends a process nor keeps a connection of its pool', async () => {
    for (const { child, output, metricsUrl } of servers) {
      expect([child.exitCode, child.signalCode], output()).toEqual([null, null]);
      const busy = async () =>
        /hoog_database_connections\{state="busy"\} (\d+)/.exec(await (await fetch(metricsUrl)).text())?.[1];
      await expect.poll(busy, { timeout: 30_000 }).toBe('0');
    }
  });

  it('leaves the jobs to go on', { timeout: 480_000 }, async () => {
    const everyMinute = ['payments', 'reconciliation', 'reminders'];
    const [moment] = await ask<{ now: Date }>('select now()');
    const doneSince = async () => {
      const rows = await ask<{ name: string }>(
        `select distinct name from pgboss.job where state = 'completed' and completed_on > $1 order by name`,
        [moment?.now],
      );
      return rows.map(({ name }) => name);
    };
    await expect
      .poll(doneSince, { timeout: 420_000, interval: 2_000 })
      .toEqual(expect.arrayContaining(everyMinute));
  });
});
