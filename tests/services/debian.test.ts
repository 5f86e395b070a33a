/** The release on a Debian that has nothing but Node: it starts, keeps what a phone replays, and is backed up and restored. */
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { newEntry } from '../../src/offline/new-entry.ts';
import { uploadPhoto } from '../../src/offline/upload-photo.ts';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import type { GraphqlAnswer } from '../support/graphql-call.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { JPEG } from '../support/images.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import type { ReleasedServer } from '../support/released-server.ts';
import { runInside, startReleased } from '../support/released-server.ts';
import { signIn } from '../support/sign-in.ts';

const ROOT = process.env['TEST_DEBIAN'] ?? '';
const POSTGRES = process.env['TEST_DATABASE_URL'];
const USER = 10_001;
const DATA = { DATA_DIR: '/var/lib/hoog/data' };
const NOON = '2026-11-20T12:00:00+02:00';
const OWNER = { memberId: 'member', appVersion: 'test' };
let port: number;
let url: string;
const running: ReleasedServer[] = [];

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  mkdirSync(join(ROOT, 'var/lib/hoog'));
  chownSync(join(ROOT, 'var/lib/hoog'), USER, USER);
});
afterEach(() => Promise.all(running.splice(0).map(stop)));

async function start(environment: Record<string, string>): Promise<ReleasedServer> {
  const server = await startReleased(ROOT, {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: '1',
    DEMO_MEMBERS: '1',
    PORT: String(port),
    PUBLIC_URL: url,
    ...environment,
  });
  running.push(server);
  expect(server.output()).toContain('ready in');
  return server;
}

async function stop({ child, ended }: ReleasedServer): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

/** Her phone's requests once it has a network again: two measurements, one with a photo. */
async function replay(token: string, ids: readonly string[]): Promise<GraphqlAnswer> {
  const consents = (['MEASUREMENTS', 'PHOTOS'] as const).map((kind) =>
    newEntry('giveConsent', { kind, textVersion: '2026-11-20', givenAt: new Date().toISOString() }, OWNER),
  );
  const measurements = ids.map((id, index) =>
    newEntry(
      'createMeasurement',
      { input: { id, weight: 64.5, eventDateTime: NOON, withPhoto: index === 0 } },
      OWNER,
    ),
  );
  const entries = [...consents, ...measurements].map(
    (entry, index) => ({ ...entry, seq: index + 1 }) as Entry,
  );
  const { query, variables } = batchRequest(entries);
  return callGraphql(url, token, query, variables);
}

const EXPORT = 'query SettingsScreen_Export {\n  exportMyData\n}';

async function exported(token: string): Promise<string> {
  const answer = await callGraphql(url, token, EXPORT);
  return JSON.stringify(answer);
}

it('has no package manager of Node, no compiler, and nothing that only development needs', () => {
  for (const program of ['npm', 'npx', 'cc', 'python3', 'psql'])
    expect(runInside(ROOT, `sh -c "command -v ${program}"`).status).not.toBe(0);
  const inRelease = (path: string) => existsSync(join(ROOT, 'opt/hoog', path));
  expect(inRelease('node_modules/fastify')).toBe(true);
  for (const path of [
    'node_modules/vite',
    'node_modules/typescript',
    'node_modules/react',
    'tests',
    'contract',
    'src',
  ])
    expect(inRelease(path), path).toBe(false);
});

describe('the release with embedded parts', () => {
  const ids = [randomUUID(), randomUUID()];

  it('serves a page, and keeps a replay and its photo over a restart', { timeout: 240_000 }, async () => {
    const first = await start(DATA);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const page = await fetch(`${url}/recipes`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect([page.status, html.includes('<html lang="et"')]).toEqual([200, true]);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    expect((await fetch(`${url}${script}`)).status).toBe(200);

    const token = await signIn(url, 'uus@example.com', DEMO_PASSWORD);
    const answer = await replay(token, ids);
    expect(answer.errors).toEqual([]);
    const created = answer.data?.['e3'] as { presignedUrl: string };
    const photo = { type: 'image/jpeg', bytes: JPEG.buffer };
    expect(await uploadPhoto(created.presignedUrl, ids[0] ?? '', photo, { id: ids[0] ?? '' })).toBe('stored');
    expect(await stop(first)).toBe(0);

    await start(DATA);
    const kept = await exported(await signIn(url, 'uus@example.com', DEMO_PASSWORD));
    for (const id of ids) expect(kept).toContain(id);
  });

  it('is backed up and restored with the scripts that it brings', { timeout: 240_000 }, async () => {
    expect(runInside(ROOT, 'node scripts/backup.mjs /var/lib/hoog/backup', DATA)).toMatchObject({
      status: 0,
    });
    const restored = { DATA_DIR: '/var/lib/hoog/restored' };
    expect(runInside(ROOT, 'node scripts/restore.mjs /var/lib/hoog/backup', restored)).toMatchObject({
      status: 0,
    });
    await start(restored);
    const kept = await exported(await signIn(url, 'uus@example.com', DEMO_PASSWORD));
    for (const id of ids) expect(kept).toContain(id);
  });
});

describe.runIf(POSTGRES)('the release on PostgreSQL', () => {
  it('migrates an empty database and keeps a replay in it', { timeout: 240_000 }, async () => {
    const { url: databaseUrl, drop } = await createPostgresDatabase(POSTGRES ?? '');
    const id = randomUUID();
    await start({ DATA_DIR: '/var/lib/hoog/beside', DATABASE_URL: databaseUrl });
    const token = await signIn(url, 'uus@example.com', DEMO_PASSWORD);
    expect((await replay(token, [id])).errors).toEqual([]);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows: applied } = await client.query('select 1 from drizzle.__drizzle_migrations');
    const { rows: stored } = await client.query('select id from measurements where id = $1', [id]);
    await client.end();
    const journal = readFileSync(
      join(ROOT, 'opt/hoog/server/database/migrations/meta/_journal.json'),
      'utf8',
    );
    const { entries }: { entries: unknown[] } = JSON.parse(journal);
    expect([applied.length, stored]).toEqual([entries.length, [{ id }]]);
    await Promise.all(running.splice(0).map(stop));
    await drop();
  });
});
