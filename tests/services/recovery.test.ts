/** A database that was lost is brought back to a point in time from a base backup and the archive of what was written since. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPostgres, openKeptPostgres } from '../../scripts/postgres.mjs';
import type { Entry } from '../../src/offline/entry.ts';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import type { LoggedState } from '../support/logged-batches.ts';
import { batchesOf, memberIn, readState, sendBatch, stateAfter } from '../support/logged-batches.ts';
import type { BuiltServer } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

/** The user that `openKeptPostgres` runs the server as, if root may not. */
const OWNER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** So many have every kind. */
const BATCHES = 8;

let built: BuiltServer;
let folder: string;

beforeAll(async () => {
  built = await openBuiltServer();
  folder = mkdtempSync(join(tmpdir(), 'hoog-recovery-'));
  chmodSync(folder, 0o755);
}, 120_000);
afterAll(async () => {
  await built.remove();
  rmSync(folder, { recursive: true });
});

function ownedFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (OWNER.uid) chownSync(path, OWNER.uid, OWNER.gid);
  return path;
}

async function open(name: string, settings: string[]) {
  const postgres = await openKeptPostgres(name, ['fsync=off', ...settings]);
  if (!postgres) throw new Error('There is no PostgreSQL');
  return postgres;
}

async function ask<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows[0];
  } finally {
    await client.end();
  }
}

function baseBackup(url: string, to: string): void {
  const program = join(dirname(findPostgres() ?? ''), 'pg_basebackup');
  const args = ['-d', url, '-D', join(to, 'cluster'), '-X', 'none', '-c', 'fast', '--no-sync'];
  const made = spawnSync(program, args, { ...OWNER, cwd: to, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  writeFileSync(join(to, 'cluster', 'recovery.signal'), '');
}

async function withServer<T>(databaseUrl: string, work: (url: string, token: string) => Promise<T>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl };
  const server = await built.run({ PORT: `${port}`, ...place });
  try {
    return await work(url, await signIn(url, 'premium@example.com', DEMO_PASSWORD));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

it(
  'what was stored before the moment is there, and what comes after it is taken again',
  { timeout: 180_000 },
  async () => {
    const archive = ownedFolder('archive');
    const [lost, recovered] = [ownedFolder('lost'), ownedFolder('recovered')];
    const first = await open(lost, ['archive_mode=on', `archive_command=cp %p ${archive}/%f`]);
    let moment = '';
    let [state, later]: [LoggedState, Entry[][]] = [{}, []];
    await withServer(first.url, async (url, token) => {
      const next = batchesOf(memberIn(token));
      const store = async (batches: Entry[][]) => {
        for (const entries of batches) expect(await sendBatch(url, token, entries)).toBe(true);
        return batches;
      };
      const some = () => Array.from({ length: BATCHES }, next);
      await store(some());
      baseBackup(first.url, recovered);
      await store(some());
      state = await readState(url, token);
      moment = (await ask<{ now: string }>(first.url, 'select clock_timestamp()::text as now'))?.now ?? '';
      later = await store(some());
    });
    await first.close();

    const second = await open(recovered, [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ]);
    const isRecovering = () => ask<{ yes: boolean }>(second.url, 'select pg_is_in_recovery() as yes');
    await expect.poll(isRecovering, { timeout: 60_000 }).toEqual({ yes: false });
    await withServer(second.url, async (url, token) => {
      expect(await readState(url, token)).toEqual(state);
      for (const entries of later) expect(await sendBatch(url, token, entries)).toBe(true);
      expect(await readState(url, token)).toEqual(stateAfter(state, later.flat()));
    });
    await second.close();
  },
);
