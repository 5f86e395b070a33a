/** The server's own jobs run once, with any number of processes, on every database that it runs on. */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPooler } from '../../scripts/pooler.mjs';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { UnnamedStatementsClient } from '../../server/database/behind-a-pooler.ts';
import type { Turn } from '../../server/core/turn.ts';
import type { RunSql } from '../../server/database/run-sql.ts';
import { runOnPglite, runOnPostgres } from '../../server/database/run-sql.ts';
import type { Job } from '../../server/jobs/job-engine.ts';
import { openJobEngine } from '../../server/jobs/job-engine.ts';
import { openMemoryDatabase } from '../support/memory-database.ts';
import { createPostgresDatabase, openPool } from '../support/postgres-database.ts';

const YEAR_SECONDS = 365 * 24 * 3_600;

const postgres = await openPostgres();
const pooler = postgres ? await startPooler(postgres.url) : null;
if (!postgres || !pooler) console.info(`Jobs were tried on PGlite alone. ${HOW_TO_GET_POSTGRES}`);

/** Closed in the opposite order, PostgreSQL last. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close(), async () => pooler?.close()];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/** One database as each of two processes reaches it. */
type TwoConnections = [RunSql, RunSql];

async function onPglite(): Promise<TwoConnections> {
  const { client, close } = await openMemoryDatabase();
  closings.push(close);
  return [runOnPglite(client), runOnPglite(client)];
}

async function onPostgres(
  through: (url: string) => string,
  Client: typeof pg.Client,
): Promise<TwoConnections> {
  const { url, drop } = await createPostgresDatabase(postgres?.url ?? '');
  const open = () => openPool(through(url), { max: 2, Client });
  const pools = [open(), open()] as const;
  closings.push(drop, ...pools.map((pool) => () => pool.end()));
  return [runOnPostgres(pools[0]), runOnPostgres(pools[1])];
}

const databases: { name: string; connect: () => Promise<TwoConnections> }[] = [
  { name: 'PGlite', connect: onPglite },
  ...(postgres ? [{ name: 'PostgreSQL', connect: () => onPostgres((url) => url, pg.Client) }] : []),
  ...(pooler
    ? [{ name: 'PgBouncer', connect: () => onPostgres(pooler.through, UnnamedStatementsClient) }]
    : []),
];

interface Warning {
  job?: string;
}

function openLog() {
  const warnings: Warning[] = [];
  const keep = (entry: object) => void warnings.push(entry);
  return { warnings, log: { info: keep, warn: keep, error: keep } };
}

describe.each(databases)('jobs on $name', ({ connect }) => {
  /** Two engines that begin at the same moment, with the same jobs. */
  async function openTwo(
    jobs: readonly Job[],
    settings: { turnSeconds?: number; lookEverySeconds?: number } = {},
  ) {
    const { warnings, log } = openLog();
    const connections = await connect();
    const opening = connections.map((runSql) => openJobEngine(runSql, { jobs, log, ...settings }));
    const engines = await Promise.all(opening);
    closings.push(...engines.map((engine) => () => engine.close()));
    const [first, second] = engines;
    if (first === undefined || second === undefined) throw new Error('There are two');
    return { first, second, warnings, runSql: connections[0] };
  }

  it('run once in their span of time, whichever processes look', async () => {
    const turns: string[] = [];
    const job = (name: string): Job => ({
      name,
      everySeconds: YEAR_SECONDS,
      run: () => Promise.resolve(turns.push(name)),
    });
    const { first, second } = await openTwo([job('erasures'), job('photos')]);
    for (let looks = 0; looks < 3; looks += 1) await Promise.all([first.runDue(), second.runDue()]);
    expect(turns.sort()).toEqual(['erasures', 'photos']);
  });

  it('run although another one is kept by what it waits for, which is not begun a second time', async () => {
    const turns: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { first } = await openTwo([
      { name: 'objects', everySeconds: YEAR_SECONDS, run: () => held.then(() => turns.push('objects')) },
      { name: 'payments', everySeconds: 1, run: () => Promise.resolve(turns.push('payments')) },
    ]);
    const looks = [first.runDue()];
    await expect.poll(() => turns).toEqual(['payments']);
    const turnsAfterAnother = async () => {
      await first.runDue();
      return turns.length;
    };
    await expect.poll(turnsAfterAnother).toBeGreaterThan(1);
    release();
    await Promise.all(looks);
    await first.idle();
    expect(turns.filter((name) => name === 'objects')).toHaveLength(1);
  });

  it('end after what they have in hand when their process ends, and not before', async () => {
    const done: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const run = async (turn: Turn) => {
      for (const item of ['first', 'second', 'third']) {
        if (turn.isOver()) return;
        await held;
        done.push(item);
      }
    };
    const { first, runSql } = await openTwo([{ name: 'reminders', everySeconds: YEAR_SECONDS, run }]);
    void first.runDue();
    const states = async () => (await runSql('select state from pgboss.job')).rows;
    await expect.poll(states).toEqual([{ state: 'active' }]);
    const closing = first.close().then(() => done.push('closed'));
    release();
    await closing;
    expect(done).toEqual(['first', 'closed']);
    expect(await states()).toEqual([{ state: 'completed' }]);
  });

  it('are told when their time is up, before another process may begin the next turn', async () => {
    const turns: Turn[] = [];
    const run = (turn: Turn) => Promise.resolve(turns.push(turn));
    const jobs = [{ name: 'photos', everySeconds: YEAR_SECONDS, run }];
    const { first } = await openTwo(jobs, { turnSeconds: 100 });
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await first.runDue();
    const isOver = () => turns.map((turn) => turn.isOver());
    vi.advanceTimersByTime(50_000);
    expect(isOver()).toEqual([false]);
    vi.advanceTimersByTime(40_000);
    expect(isOver()).toEqual([true]);
  });

  it('are begun again once where one failed, and nothing is kept of what it failed by', async () => {
    let tries = 0;
    const run = () => Promise.reject(new Error(`mari@example.com, try ${(tries += 1)}`));
    const { first, second, warnings, runSql } = await openTwo([
      { name: 'mails', everySeconds: YEAR_SECONDS, run },
    ]);
    for (let looks = 0; looks < 4; looks += 1) await Promise.all([first.runDue(), second.runDue()]);
    expect(tries).toBe(2);
    expect(warnings.map(({ job }) => job)).toEqual(['mails', 'mails']);
    expect((await runSql('select state, output from pgboss.job')).rows).toEqual([
      { state: 'failed', output: null },
    ]);
  });

  it('are begun again by the other process when the first one stops in the middle', async () => {
    const begun: string[] = [];
    let isStuck = true;
    let release = () => {};
    const stuck = new Promise<void>((resolve) => (release = resolve));
    const run = () => {
      begun.push(isStuck ? 'stuck' : 'done');
      return isStuck ? stuck : Promise.resolve();
    };
    const jobs = [{ name: 'objects', everySeconds: YEAR_SECONDS, run }];
    const { first, second } = await openTwo(jobs, { turnSeconds: 1, lookEverySeconds: 1 });
    void first.runDue();
    await expect.poll(() => begun).toEqual(['stuck']);
    isStuck = false;
    await expect
      .poll(async () => {
        await second.runDue();
        return begun;
      })
      .toEqual(['stuck', 'done']);
    await second.runDue();
    release();
    expect(begun).toHaveLength(2);
  });

  it('processes that look for the tables at the same moment and find none all start', async () => {
    const { warnings, log } = openLog();
    const connections = await connect();
    // As after its migrations: a connection that has read the catalogue for itself goes on believing what it has read.
    for (const runSql of connections) await runSql('create temporary table if not exists migrated ()');
    const looks: Promise<unknown>[] = [];
    const lookingTogether = (runSql: RunSql): RunSql => {
      let look: Promise<unknown> | undefined;
      return async (text, values) => {
        const answer = runSql(text, values);
        if (look !== undefined) return answer;
        looks.push((look = answer));
        await answer;
        await Promise.all(looks);
        return answer;
      };
    };
    const jobs = [{ name: 'rest', everySeconds: YEAR_SECONDS, run: async () => undefined }];
    const engines = await Promise.all(
      connections.map((runSql) => openJobEngine(lookingTogether(runSql), { jobs, log })),
    );
    closings.push(...engines.map((engine) => () => engine.close()));
    await Promise.all(engines.map((engine) => engine.runDue()));
    expect(warnings).toEqual([]);
  });
});

it('a text of statements that fails in a transaction of its own leaves the connection free', async () => {
  const { client, close }: { client: PGlite; close: () => Promise<void> } = await openMemoryDatabase();
  closings.push(close);
  const runSql = runOnPglite(client);
  await expect(runSql('begin; select 1/0; commit;')).rejects.toThrow('division');
  expect((await runSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
