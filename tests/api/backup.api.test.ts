/** The operator's scripts for backup and restore, on the built server and on each kind of database that this machine has. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { uploadPhoto } from '../../src/offline/upload-photo.ts';
import { TEST_DATABASE_URL } from '../support/database-server.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { freePort } from '../support/free-port.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { JPEG } from '../support/images.ts';
import type { BuiltServer } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

let built: BuiltServer;
let folder: string;

beforeAll(async () => {
  built = await openBuiltServer();
  folder = await mkdtemp(join(tmpdir(), 'hoog-backup-'));
}, 120_000);
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true });
});

function run(script: string, argument: string, environment: Record<string, string>) {
  const result = spawnSync(process.execPath, [`scripts/${script}.mjs`, argument], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    encoding: 'utf8',
  });
  return { status: result.status, said: `${result.stdout}${result.stderr}` };
}

const kinds = TEST_DATABASE_URL ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

async function databaseOf(
  kind: string,
): Promise<{ environment: Record<string, string>; drop(): Promise<void> }> {
  if (kind === 'PGlite' || !TEST_DATABASE_URL) return { environment: {}, drop: () => Promise.resolve() };
  const { url, drop } = await createPostgresDatabase(TEST_DATABASE_URL);
  return { environment: { DATABASE_URL: url }, drop };
}

async function rowsOf(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function storeWithPhoto(url: string, token: string, id: string): Promise<void> {
  const mutation = `mutation { createMeasurement(input: { id: "${id}", weight: 71.3, eventDateTime: "2026-11-01T08:00:00+02:00" }) { presignedUrl } }`;
  const { data } = await callGraphql(url, token, mutation);
  const { presignedUrl } = data?.['createMeasurement'] as { presignedUrl: string };
  expect(await uploadPhoto(presignedUrl, id, { type: 'image/jpeg', bytes: JPEG.buffer }, { id })).toBe(
    'stored',
  );
}

/** Undefined where there is no such measurement, or its photo cannot be read. */
async function photoOf(url: string, token: string, id: string): Promise<ArrayBuffer | undefined> {
  const query =
    '{ getMyTimelineByType(type: "MEASUREMENT", limit: 500) { events { id ... on MeasurementEvent { photoUrl } } } }';
  const { data } = await callGraphql(url, token, query);
  const { events } = data?.['getMyTimelineByType'] as { events: { id: string; photoUrl: string | null }[] };
  const address = events.find((event) => event.id === id)?.photoUrl;
  const answer = address ? await fetch(address) : undefined;
  return answer?.ok ? answer.arrayBuffer() : undefined;
}

const SOMEBODY = '00000000-0000-4000-8000-000000000001';
const TELL_SOMEBODY = `insert into member_activity (member_id, active_on, noticed_on)
  values ('${SOMEBODY}', '2024-10-20', '2026-10-20')`;
const TOLD = `select noticed_on from member_activity where member_id = '${SOMEBODY}'`;

/** Stores a mark, and returns the keys that a phone reads which had read up to the 20th before the loss. */
async function readBeyond(url: string, token: string): Promise<unknown> {
  const input = `{ kind: "favourite", key: "recipe.soup", value: "true", changedAt: "2026-11-01T08:00:00.000+02:00" }`;
  const saved = await callGraphql(url, token, `mutation { saveMarks(input: [${input}]) { kind } }`);
  expect(saved.errors).toEqual([]);
  const { data } = await callGraphql(url, token, '{ getMyMarks(since: "20", limit: 200) { marks { key } } }');
  return data?.['getMyMarks'];
}

describe.each(kinds)('a backup of %s', (kind) => {
  it('restores everything, and only into an empty place', { timeout: 180_000 }, async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const dataDirectory = join(folder, `${kind}-data`);
    const backup = join(folder, `${kind}-backup`);
    const before = await databaseOf(kind);
    const place = { DATA_DIR: dataDirectory, ...before.environment };
    const server = await built.run({ PORT: String(port), ...place });
    const token = await signIn(url, 'premium@example.com', DEMO_PASSWORD);
    const id = randomUUID();
    await storeWithPhoto(url, token, id);
    const photo = await photoOf(url, token, id);
    expect(photo?.byteLength).toBeGreaterThan(0);
    const { DATABASE_URL: databaseUrl } = before.environment;
    if (databaseUrl) await rowsOf(databaseUrl, TELL_SOMEBODY);
    if (kind === 'PGlite')
      expect(run('backup', backup, place)).toMatchObject({
        status: 1,
        said: expect.stringContaining('stop it'),
      });
    else expect(run('backup', backup, place).status).toBe(0);
    server.child.kill('SIGTERM');
    await server.ended;
    if (kind === 'PGlite') expect(run('backup', backup, place).status).toBe(0);
    expect(run('backup', backup, place).status).toBe(2);
    expect(run('restore', backup, place)).toMatchObject({
      status: 1,
      said: expect.stringContaining('not empty'),
    });

    await rename(dataDirectory, `${dataDirectory}-lost`);
    const after = await databaseOf(kind);
    const newPlace = { DATA_DIR: dataDirectory, ...after.environment };
    expect(run('restore', backup, newPlace)).toMatchObject({ status: 0 });
    // She may have been here since the backup, so what she was told before it does not count.
    const { DATABASE_URL: restoredUrl } = after.environment;
    if (restoredUrl) expect(await rowsOf(restoredUrl, TOLD)).toEqual([{ noticed_on: null }]);
    const restored = await built.run({ PORT: String(port), ...newPlace });
    const again = await signIn(url, 'premium@example.com', DEMO_PASSWORD);
    expect(await photoOf(url, again, id)).toEqual(photo);
    if (restoredUrl) {
      // A phone had read further than the backup has marks.
      expect(await readBeyond(url, again)).toEqual({ marks: [{ key: 'recipe.soup' }] });
      expect(await rowsOf(restoredUrl, 'select min(last) > 1700000000 as beyond from mark_places')).toEqual([
        { beyond: true },
      ]);
    }
    // The keys came back too: a token issued before is still valid.
    expect(await photoOf(url, token, id)).toEqual(photo);
    restored.child.kill('SIGTERM');
    await restored.ended;
    await before.drop();
    await after.drop();
  });
});
