/** The product behind PgBouncer in transaction mode, in which the next transaction may get another connection. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPooler } from '../../scripts/pooler.mjs';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { readConfiguration } from '../../server/configuration.ts';
import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { sqlStateOf } from '../../server/database/in-transaction.ts';
import { MIGRATIONS_DIRECTORY } from '../support/database-server.ts';
import type { PostgresDatabase } from '../support/postgres-database.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { clockOfRun } from '../support/run-clock.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const postgres = await openPostgres();
const pooler = postgres ? await startPooler(postgres.url) : null;
if (!postgres || !pooler)
  console.info(
    `Behind a pooler was NOT tried. ${postgres ? 'Install PgBouncer (Debian: apt-get install pgbouncer).' : HOW_TO_GET_POSTGRES}`,
  );
afterAll(async () => {
  await pooler?.close();
  await postgres?.close();
});

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const open = (url: string) =>
  openDatabase({ kind: 'postgres', url, isPooled: true }, { migrationsDirectory: MIGRATIONS_DIRECTORY });

it('is in front of DATABASE_URL, and of nothing else', () => {
  const DATABASE_URL = 'postgres://db/hoog';
  expect(readConfiguration({ DATABASE_URL, DATABASE_POOLER: '1' }).database).toMatchObject({
    isPooled: true,
  });
  expect(readConfiguration({ DATABASE_URL }).database).toMatchObject({ isPooled: false });
  expect(() => readConfiguration({ DATABASE_POOLER: '1' })).toThrow('DATABASE_POOLER');
});

describe.each(postgres && pooler ? [{ postgres, pooler }] : [])('behind PgBouncer', (parts) => {
  const made: PostgresDatabase[] = [];
  afterAll(async () => {
    for (const { drop } of made) await drop();
  });

  /** Returns the pooler's address of a new database with this statement timeout. */
  async function createDatabase(limit: string): Promise<string> {
    const database = await createPostgresDatabase(parts.postgres.url);
    made.push(database);
    const name = new URL(database.url).pathname.slice(1);
    await run(parts.postgres.url, `alter database ${name} set statement_timeout = '${limit}'`);
    return parts.pooler.through(database.url);
  }

  it('does not start if statements could run for ever, and says what to do', async () => {
    await expect(open(await createDatabase('0'))).rejects.toThrow(/alter role "\w+" set statement_timeout/);
  });

  it('ends statements when the role says so', async () => {
    const { database, close } = await open(await createDatabase('500ms'));
    const stopped = await database.execute(sql`select pg_sleep(5)`).then(
      () => null,
      (error: unknown) => sqlStateOf(error),
    );
    expect(stopped).toBe('57014');
    await close();
  });

  describe('the operator’s scripts', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'hoog-pooler-scripts-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    function runScript(script: string, argument: string, environment: Record<string, string>) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, argument], {
        env: { ...clockOfRun, PATH: process.env['PATH'] ?? '', DATABASE_POOLER: '1', ...environment },
        encoding: 'utf8',
      });
      return { status, told: `${stdout}${stderr}` };
    }

    it('publish content, and end again what a restore brought back', { timeout: 180_000 }, async () => {
      const content = join(folder, 'content');
      await mkdir(join(content, 'recipes'), { recursive: true });
      for (const table of ['foods.csv', 'exercises.csv'])
        await copyFile(join('content', table), join(content, table));
      const DATABASE_URL = await createDatabase('10s');
      const CONTENT_DIR = join(folder, 'out');
      expect(runScript('content', content, { DATABASE_URL, CONTENT_DIR })).toMatchObject({
        status: 0,
        told: expect.stringContaining('Toiduained, lisatud'),
      });
      expect(
        runScript('withdraw-again', '', { DATABASE_URL, NEWER_DATABASE_URL: DATABASE_URL }),
      ).toMatchObject({ status: 0, told: expect.stringContaining('0 consents') });
      // Lost in a release that knew no shared shopping lists.
      await run(DATABASE_URL, 'drop table shopping_links');
      const restored = { DATABASE_URL: await createDatabase('10s'), NEWER_DATABASE_URL: DATABASE_URL };
      expect(runScript('withdraw-again', '', restored)).toMatchObject({
        status: 0,
        told: expect.stringContaining('0 consents'),
      });
    });
  });

  describe('two processes', () => {
    const opened: OpenDatabase[] = [];
    let first: TestServer;
    let second: TestServer;

    beforeAll(async () => {
      const url = await createDatabase('10s');
      opened.push(...(await Promise.all([1, 2].map(() => open(url)))));
      const [one, other] = opened;
      if (one === undefined || other === undefined) throw new Error('Two were opened');
      first = await startTestServer({ over: one });
      second = await startTestServer({ over: other });
    });
    afterAll(async () => {
      await Promise.all([first.close(), second.close()]);
      await Promise.all(opened.map(({ close }) => close()));
    });

    it('store and read what members log, 200 times at once', { timeout: 120_000 }, async () => {
      const members = await Promise.all([first.signedIn('premium'), second.signedIn('premium')]);
      for (const member of members)
        expect(
          (await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }'))
            .code,
        ).toBeNull();
      const asked = Array.from({ length: 200 }, (_, at) => {
        const member = members[at % 2];
        if (member === undefined) throw new Error('There are two');
        const moment = `2026-11-${String(1 + (at % 19)).padStart(2, '0')}T08:00:00+02:00`;
        if (at % 4 < 2)
          return member.ask(
            `mutation { a: createMeasurement(input: { id: "${randomUUID()}", weight: 70, eventDateTime: "${moment}" }) { id } b: completeTraining(id: "treening-public", eventDateTime: "${moment}") { id } }`,
          );
        return member.ask(
          '{ a: getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } } b: getMyTimelineByType(type: "MEASUREMENT") { events { id } } }',
        );
      });
      const answers = await Promise.all(asked);
      expect(answers.map(({ errors }) => errors).filter((errors) => errors.length > 0)).toEqual([]);
      const stored = await members[0]?.ask(
        '{ getMyTimelineByType(type: "MEASUREMENT", limit: 500) { events { id } } }',
      );
      const timeline: { events?: unknown[] } = Object(stored?.data?.['getMyTimelineByType']);
      expect(timeline.events).toHaveLength(50);
    });
  });
});
