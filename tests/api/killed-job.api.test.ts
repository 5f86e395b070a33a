/**
 * The built server is killed in the middle of all its jobs at once, and others are started on what it left. The second of what each
 * job has to do is under way then: done, and not yet noted as done.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { ObjectDisk } from '../../stand-ins/objects/object-disk.ts';
import { freePort } from '../support/free-port.ts';
import { holdStatements } from '../support/held-statements.ts';
import type { InterruptedJob, JobScene } from '../support/interrupted-jobs.ts';
import { idleAccounts, longClosed, notices, objects, photos, tokens } from '../support/interrupted-jobs.ts';
import {
  erasures,
  lostWebhookAfterItsMail,
  lostWebhookBeforeItsMail,
  payWithoutWebhooks,
  withdrawalAfterItsMail,
  withdrawalBeforeItsRecord,
} from '../support/interrupted-payments.ts';
import { createPostgresDatabase, openPool } from '../support/postgres-database.ts';
import type { BuiltServer, ServerProcess } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';

const postgres = await openPostgres();
if (!postgres) console.info(`No job was killed in the middle. ${HOW_TO_GET_POSTGRES}`);

/** Closed in the opposite order. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close()];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
}, 60_000);

const WAIT = { timeout: 60_000, interval: 20 };
/** Expired turns are looked for every 15 s, and one look may come just too early; a due turn is taken within 10 s. */
const TAKEN_OVER = { ...WAIT, timeout: 150_000 };
const FIRST = 'first';
/** Reconciliation leaves what is younger to its webhook. */
const WEBHOOKS_OWN_MS = 3 * 60_000;
/** Longer than one holds. */
const LEASE_MS = 5 * 60_000;
/** Its work between its claim, the push and the mark is in killed-reminder.api.test.ts. */
const KILLED_ELSEWHERE = 'reminders';

const BEFORE_MARKS = [
  withdrawalBeforeItsRecord(),
  lostWebhookBeforeItsMail(),
  erasures(),
  idleAccounts(),
  photos(),
  objects(),
  tokens(),
  longClosed(),
];
const AFTER_MAILS = [withdrawalAfterItsMail(), lostWebhookAfterItsMail(), notices()];

interface Seen {
  halfway: unknown;
  end: unknown;
}

describe.runIf(postgres)('a process killed in the middle of its jobs', () => {
  let seen: ReadonlyMap<InterruptedJob, Seen>;
  let namesOfJobs: string[];

  beforeAll(async () => {
    const built = await openBuiltServer();
    const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-killed-'));
    closings.push(() => rm(dataDirectory, { recursive: true }), built.remove);
    const disk = await ObjectDisk.open(join(dataDirectory, 'objects'));
    const place = { serverUrl: postgres?.url ?? '', built, dataDirectory, disk };
    const template = await fillDatabase(place);
    const rounds = [BEFORE_MARKS, AFTER_MAILS].map((jobs) => killInTheMiddle(place, template, jobs));
    const done = await Promise.all(rounds);
    seen = new Map(done.flatMap((round) => [...round.seen]));
    namesOfJobs = done[0]?.names ?? [];
  }, 400_000);

  it('is killed in each job that the server has', () => {
    const killed = new Set([...seen.keys()].map(({ name }) => name));
    expect(namesOfJobs).toEqual([...killed, KILLED_ELSEWHERE].sort());
  });

  it.each([...BEFORE_MARKS, ...AFTER_MAILS].map((job) => [job.name, job.once, job] as const))(
    '%s: %s',
    (_name, _once, job) => {
      expect(seen.get(job)?.halfway).toEqual(job.halfway);
      expect(seen.get(job)?.end).toEqual(job.end);
    },
  );
});

interface Place {
  serverUrl: string;
  built: BuiltServer;
  dataDirectory: string;
  disk: ObjectDisk;
}

/** Its connections say whose they are. */
async function run(
  { built, dataDirectory }: Place,
  databaseUrl: string,
  { name, clock, port }: { name: string; clock: Date; port: number },
): Promise<ServerProcess> {
  const server = await built.run({
    DATABASE_URL: `${databaseUrl}?application_name=${name}`,
    DATA_DIR: dataDirectory,
    PORT: String(port),
    HOOG_CLOCK: clock.toISOString(),
    NODE_ENV: 'test',
  });
  closings.push(() => {
    server.child.kill('SIGTERM');
    return server.ended;
  });
  if (!server.output().includes('ready in')) throw new Error(`It did not start:\n${server.output()}`);
  return server;
}

/** With its machine its connections end, too: what they wait for must not be done once they get it. */
async function kill(database: pg.Pool, server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
  await database.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and application_name = '${FIRST}'`,
  );
}

/** A database with what only a process at work can make, and without connections. */
async function fillDatabase(place: Place): Promise<string> {
  const { url, drop } = await createPostgresDatabase(place.serverUrl);
  closings.push(drop);
  const database = openPool(url);
  const port = await freePort();
  const server = await run(place, url, { name: FIRST, clock: new Date(), port });
  await payWithoutWebhooks(database, `http://localhost:${port}`);
  await kill(database, server);
  await database.query('delete from pgboss.job');
  await database.end();
  return url;
}

/** Returns what there was to see of each job, by the killed process and when two others had gone on. */
async function killInTheMiddle(place: Place, template: string, jobs: readonly InterruptedJob[]) {
  const { url, drop } = await createPostgresDatabase(place.serverUrl, template);
  closings.push(drop);
  const database = openPool(url);
  closings.push(() => database.end());
  const scene = { database, disk: place.disk };
  for (const job of jobs) await job.prepare(scene);
  const held = await holdStatements(
    database,
    jobs.map(({ at }) => at),
  );
  const now = Date.now();
  const first = await run(place, url, {
    name: FIRST,
    clock: new Date(now + WEBHOOKS_OWN_MS),
    port: await freePort(),
  });
  const all = jobs.map((_, index) => index);
  await vi.waitFor(async () => expect(await held.waitedAt()).toEqual(all), WAIT);
  await kill(database, first);
  await held.release();
  const halfway = await lookAt(scene, jobs);

  // The time of its turns has run out, and that of its leases.
  await database.query("update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'");
  const clock = new Date(now + WEBHOOKS_OWN_MS + LEASE_MS);
  await Promise.all(
    ['second', 'third'].map(async (name) => run(place, url, { name, clock, port: await freePort() })),
  );
  const names = (
    await database.query<{ name: string }>('select name from pgboss.queue order by name')
  ).rows.map(({ name }) => name);
  const unfinished = async () =>
    (await database.query<{ name: string }>("select name from pgboss.job where state <> 'completed'")).rows;
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), TAKEN_OVER);
  const end = await lookAt(scene, jobs);
  const seen = new Map<InterruptedJob, Seen>(
    jobs.map((job, index) => [job, { halfway: halfway[index], end: end[index] }]),
  );
  return { seen, names };
}

function lookAt(scene: JobScene, jobs: readonly InterruptedJob[]): Promise<unknown[]> {
  return Promise.all(jobs.map((job) => job.look(scene)));
}
