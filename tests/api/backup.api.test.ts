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
import { clockOfRun } from '../support/run-clock.ts';
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
    env: { ...clockOfRun, PATH: process.env['PATH'] ?? '', ...environment },
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

/** Undefined if there is no such measurement, or its photo cannot be read. */
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
/** Her weight, under a consent that she withdrew after the backup. */
const WEIGH_SOMEBODY = `with consent as (insert into consents (id, member_id, kind, text_version, given_at, received_at)
    values ('${SOMEBODY}', '${SOMEBODY}', 'MEASUREMENTS', '1', '2026-11-01T08:00:00+02:00', '2026-11-01'))
  insert into measurements (member_id, id, event_date_time, event_at, weight)
    values ('${SOMEBODY}', '${SOMEBODY}', '2026-11-01T08:00:00+02:00', '2026-11-01', 713)`;
const WITHDRAW_SOMEBODY = `update consents set withdrawn_at = '2026-11-02' where member_id = '${SOMEBODY}'`;
const WEIGHED = `select weight, withdrawn_at is null as "isGiven" from measurements join consents using (member_id)
  where member_id = '${SOMEBODY}'`;
/** A database as large as this: the one row of it takes longer than the server's role lets a statement run. */
const ROLE_LIMIT = '2s';
const MAKE_SLOW = `create function slow_activity() returns trigger language plpgsql as
    $$ begin perform pg_sleep(3); return new; end $$;
  create trigger slow_activity before update on member_activity for each row
    when (old.member_id = '${SOMEBODY}') execute function slow_activity()`;
const MAKE_QUICK = 'drop trigger slow_activity on member_activity';
/** Private addresses of one: after the backup she renews the one, and ends the other. */
const SHARE = `with one as (select member_id, '${SOMEBODY}'::uuid, 'former', timestamptz '2099-01-01' from profiles limit 1),
    feeds as (insert into calendar_feeds select * from one)
  insert into shopping_links select * from one`;
const END_SHARING = `with feeds as (update calendar_feeds set token_hash = 'renewed' where token_hash = 'former')
  delete from shopping_links`;
const SHARED = `select token_hash from calendar_feeds union all select token_hash from shopping_links`;
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
    if (databaseUrl)
      for (const each of [TELL_SOMEBODY, WEIGH_SOMEBODY, SHARE, MAKE_SLOW]) await rowsOf(databaseUrl, each);
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
    const { DATABASE_URL: restoredUrl } = after.environment;
    const limit = (to: string) =>
      `alter database ${new URL(restoredUrl ?? '').pathname.slice(1)} set statement_timeout = '${to}'`;
    if (restoredUrl) await rowsOf(restoredUrl, limit(ROLE_LIMIT));
    expect(run('restore', backup, newPlace)).toMatchObject({ status: 0 });
    if (restoredUrl) for (const each of [limit('10s'), MAKE_QUICK]) await rowsOf(restoredUrl, each);
    // She may have been here since the backup, so what she was told before it does not count.
    if (restoredUrl) expect(await rowsOf(restoredUrl, TOLD)).toEqual([{ noticed_on: null }]);
    if (databaseUrl && restoredUrl) {
      expect(await rowsOf(restoredUrl, 'select 1 from measurements where is_photo_present')).toEqual([]);
      expect(await rowsOf(restoredUrl, SHARED)).toEqual([{ token_hash: 'former' }]);
      for (const each of [WITHDRAW_SOMEBODY, END_SHARING]) await rowsOf(databaseUrl, each);
      const databases = { DATABASE_URL: restoredUrl, NEWER_DATABASE_URL: databaseUrl };
      expect(run('withdraw-again', '', databases)).toMatchObject({ status: 0 });
      expect(await rowsOf(restoredUrl, WEIGHED)).toEqual([{ weight: null, isGiven: false }]);
      expect(await rowsOf(restoredUrl, SHARED)).toEqual([{ token_hash: 'renewed' }]);
    }
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
