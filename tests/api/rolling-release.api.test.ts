/** A release with one more migration replaces two processes behind a balancer, one after the other, while members write and read. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { makeReleaseFolders } from '../support/release-folders.ts';
import { startRoundRobin } from '../support/round-robin.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { runRelease } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';
import { watchHealth } from '../support/watched-health.ts';

const MIGRATION = `alter table measurements add column later boolean not null default true;
--> statement-breakpoint
create index measurements_later on measurements (later);`;
/** In each step of the roll, so that none passes without load. */
const CALLS_IN_A_STEP = 20;
const postgres = await openPostgres();
if (!postgres) console.info(`No release was rolled. ${HOW_TO_GET_POSTGRES}`);

/** Closed in the opposite order. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close()];

afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

interface Load {
  /** Ids of the measurements that were acknowledged. */
  written: string[];
  /** The releases whose page was read whole. */
  read: string[];
  failures: string[];
}

/** Two write and two read, each as fast as the answers come, until `signal` says so. */
async function putUnderLoad(url: string, token: string, load: Load, signal: AbortSignal): Promise<void> {
  const again = async (call: () => Promise<void>) => {
    while (!signal.aborted) await call().catch((error: unknown) => load.failures.push(String(error)));
  };
  const write = async () => {
    const id = randomUUID();
    const query = `mutation { createMeasurement(input: { id: "${id}", weight: 63, eventDateTime: "2026-11-01T08:00:00+02:00" }) { id } }`;
    const { status, errors } = await callGraphql(url, token, query);
    if (status !== 200 || errors.length > 0) throw new Error(`write: ${status} ${JSON.stringify(errors)}`);
    load.written.push(id);
  };
  const read = async () => {
    const page = await textAt(`${url}/recipes`);
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? '';
    load.read.push(/release\('(\w+)'\)/.exec(await textAt(`${url}${script}`))?.[1] ?? '');
    const recipes = await callGraphql(url, null, '{ listRecipes { items { id } } }');
    if (recipes.status !== 200 || recipes.errors.length > 0) throw new Error(`recipes: ${recipes.status}`);
  };
  await Promise.all([again(write), again(write), again(read), again(read)]);
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html, */*' } });
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

async function storedIds(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from measurements');
  return rows.map(({ id }) => id).sort();
}

async function openTwoProcesses(serverUrl: string) {
  const { url: databaseUrl, drop } = await createPostgresDatabase(serverUrl);
  closings.push(drop);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  closings.push(() => database.end());
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-rolling-'));
  closings.push(() => rm(dataDirectory, { recursive: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PUBLIC_URL: url,
    STORED_PER_DAY_TIMES: '1000',
    DRAIN_SECONDS: '10',
  };
  const start = async (folder: string, ownPort: number): Promise<ServerProcess> => {
    const server = await runRelease(folder, { ...environment, PORT: String(ownPort) });
    closings.push(async () => server.child.kill('SIGKILL'));
    if (!server.output().includes('ready in')) throw new Error(`It did not start:\n${server.output()}`);
    return server;
  };
  return { database, port, url, start };
}

describe.each(postgres ? [{ serverUrl: postgres.url }] : [])(
  'a release that rolls over two processes under load',
  ({ serverUrl }) => {
    it('loses no write, refuses no page, and migrates the database', { timeout: 400_000 }, async () => {
      const { database, port, url, start } = await openTwoProcesses(serverUrl);
      const { earlier, later, remove } = await makeReleaseFolders(MIGRATION);
      closings.push(remove);
      const processes = [];
      for (const ownPort of [await freePort(), await freePort()])
        processes.push({ ownPort, server: await start(earlier, ownPort) });
      const watched = watchHealth(processes.map(({ ownPort }) => `http://127.0.0.1:${ownPort}`));
      closings.push(watched.stop);
      const balancer = await startRoundRobin(port, watched.healthy);
      closings.push(balancer.close);
      const serving = () => watched.healthy.length;
      await expect.poll(serving).toBe(2);
      const token = await signIn(url, 'premium@example.com', DEMO_PASSWORD);
      const before = new Set(await storedIds(database));
      const load: Load = { written: [], read: [], failures: [] };
      const over = new AbortController();
      const loading = putUnderLoad(url, token, load, over.signal);
      const loadGoesOn = async () => {
        const [written, read] = [load.written.length, load.read.length];
        await expect.poll(() => load.written.length - written).toBeGreaterThan(CALLS_IN_A_STEP);
        await expect.poll(() => load.read.length - read).toBeGreaterThan(CALLS_IN_A_STEP);
      };

      await loadGoesOn();
      execFileSync(process.execPath, ['scripts/join-releases.mjs', earlier, later]);
      for (const { ownPort, server } of processes) {
        server.child.kill('SIGTERM');
        await expect.poll(serving).toBe(1);
        await loadGoesOn();
        expect(await server.ended, server.output()).toBe(0);
        await start(later, ownPort);
        await expect.poll(serving).toBe(2);
        await loadGoesOn();
      }
      over.abort();
      await loading;

      expect(load.failures).toEqual([]);
      expect((await storedIds(database)).filter((id) => !before.has(id))).toEqual(load.written.toSorted());
      const { rowCount } = await database.query('select 1 from measurements where not later');
      expect(rowCount).toBe(0);
      expect(new Set(load.read)).toEqual(new Set(['earlier', 'later']));
      expect(load.read.at(-1)).toBe('later');
      console.info(
        `${load.written.length} writes and ${load.read.length} pages during the roll, none failed`,
      );
    });
  },
);
