/**
 * A PostgreSQL that should replicate everything to a second machine and has none: data on this one alone may be lost with it. A phone
 * that sends it again must not be told that it is stored.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, HOW_TO_GET_POSTGRES, openKeptPostgres } from '../../scripts/postgres.mjs';
import { completionId } from '../../contract/completion-id.ts';
import { CONSENT_TEXT_VERSION } from '../../contract/consent-texts.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { newEntry } from '../../src/offline/new-entry.ts';
import type { NewEntry } from '../../src/offline/outbox-database.ts';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { freePort } from '../support/free-port.ts';
import { callGraphql } from '../support/graphql-call.ts';
import type { BuiltServer, ServerProcess } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

const program = findPostgres();
if (!program) console.info(`A database without its second machine was NOT tried. ${HOW_TO_GET_POSTGRES}`);

const MORNING = '2026-11-01T08:00:00+02:00';
const OPEN_TRAINING = 'treening-public';
const CLOSED_TRAINING = 'treening-vip';

function entriesOf(memberId: string): Entry[] {
  const owner = { memberId, appVersion: 'test' };
  const [measured, walked] = [randomUUID(), randomUUID()];
  const walk = { id: walked, revision: 1, kind: 'WALK', name: 'Kõnd', eventDateTime: MORNING } as const;
  const mark = { kind: 'favourite', key: 'recipe.retsept-public', value: 'true', changedAt: MORNING };
  const completed = completionId('2026-11-02', OPEN_TRAINING, memberId);
  const evening = '2026-11-02T18:00:00+02:00';
  const consent = {
    kind: 'MEASUREMENTS',
    textVersion: CONSENT_TEXT_VERSION,
    givenAt: new Date().toISOString(),
  } as const;
  const entries: NewEntry[] = [
    newEntry('giveConsent', consent, owner),
    newEntry('editMyProfile', { input: { firstName: 'Mari', editedAt: MORNING } }, owner),
    newEntry('createMeasurement', { input: { id: measured, weight: 71.3, eventDateTime: MORNING } }, owner),
    newEntry('deleteMeasurement', { id: randomUUID() }, owner),
    newEntry('saveSession', { input: walk }, owner),
    newEntry('deleteSession', { id: randomUUID() }, owner),
    newEntry('completeTraining', { id: OPEN_TRAINING, eventDateTime: MORNING }, owner),
    newEntry('completeTraining', { id: CLOSED_TRAINING, eventDateTime: MORNING }, owner),
    newEntry('uncompleteTraining', { id: completed, eventDateTime: evening }, owner),
    newEntry('uncompleteTraining', { id: completed }, owner),
    newEntry('saveMarks', { input: [mark] }, owner),
  ];
  return entries.map((entry, index) => ({ ...entry, seq: index + 1 }) as Entry);
}

describe.runIf(program)('a copy of what the database has on one machine alone', () => {
  let folder: string;
  let built: BuiltServer;
  let postgres: Awaited<ReturnType<typeof openKeptPostgres>>;
  let server: ServerProcess;
  let admin: pg.Client;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hoog-unreplicated-'));
    chmodSync(folder, 0o755);
    built = await openBuiltServer();
    postgres = await openKeptPostgres(join(folder, 'database'), ['fsync=off']);
    admin = new pg.Client({ connectionString: postgres?.url });
    await admin.connect();
    const port = await freePort();
    url = `http://localhost:${port}`;
    const place = { PORT: `${port}`, DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres?.url ?? '' };
    server = await built.run(place);
  }, 120_000);
  afterAll(async () => {
    await admin.query('alter system reset synchronous_standby_names');
    await admin.query('select pg_reload_conf()');
    await admin.end();
    server.child.kill('SIGKILL');
    await server.ended;
    await postgres?.close();
    await built.remove();
    rmSync(folder, { recursive: true });
  });

  it('is not acknowledged, whatever it is', { timeout: 120_000 }, async () => {
    const token = await signIn(url, 'uus@example.com', DEMO_PASSWORD);
    const memberId = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
    // Done while it was open to her.
    await admin.query(
      `insert into completions (member_id, id, training_id, event_date_time, event_at, day, month)
       values ($1, $2, $3, $4::text, $4::text::timestamptz, '2026-11-01', '2026-11')`,
      [memberId, completionId('2026-11-01', CLOSED_TRAINING, memberId), CLOSED_TRAINING, MORNING],
    );
    const entries = entriesOf(memberId);
    const send = async (entry: Entry) => {
      const { query, variables } = batchRequest([entry]);
      const { code } = await callGraphql(url, token, query, variables);
      return `${entry.seq} ${entry.kind}: ${code ?? 'acknowledged'}`;
    };
    const all = (end: string) => entries.map(({ seq, kind }) => `${seq} ${kind}: ${end}`);
    const first = [];
    for (const entry of entries) first.push(await send(entry));
    expect(first).toEqual(all('acknowledged'));

    await admin.query(`alter system set synchronous_standby_names = 'another'`);
    await admin.query('select pg_reload_conf()');
    const waits = async () =>
      (await admin.query('show synchronous_standby_names')).rows[0]?.synchronous_standby_names;
    await expect.poll(waits).toBe('another');
    expect(await Promise.all(entries.map(send))).toEqual(all('INTERNAL'));
  });
});
