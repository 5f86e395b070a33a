/** Processes of the built server on one PostgreSQL; the one that reminds is killed between its claim, the push and the mark. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { freePort } from '../support/free-port.ts';
import { createPostgresDatabase, openPool } from '../support/postgres-database.ts';
import { pushEnvironment } from '../support/push-keys.ts';
import type { PushDevice } from '../support/push-service.ts';
import { startPushService } from '../support/push-service.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';

const postgres = await openPostgres();
if (!postgres) console.info(`No reminding process was killed. ${HOW_TO_GET_POSTGRES}`);

/** Closed in the opposite order. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close()];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
}, 60_000);

const POLL = { timeout: 60_000, interval: 20 };
const TAKEN_OVER = { ...POLL, timeout: 150_000 };
/** More than one process has under way at once. */
const MEMBERS = 30;
const HALF_PAST_FIVE = '2026-11-20T15:30:00Z';
/** Of the sample content: she is reminded of no other. */
const TRAINING = 'treening-public';
/** No claim of then holds any more. */
const LATER = '2026-11-20T15:33:00Z';

describe.each(postgres ? [{ url: postgres.url }] : [])('a process killed while it reminds', ({ url }) => {
  /** One process runs; the turns are those of `turnNow` and of what is started later. */
  async function begin() {
    const own = await createPostgresDatabase(url);
    closings.push(own.drop);
    const database = openPool(own.url);
    closings.push(() => database.end());
    const service = await startPushService();
    closings.push(() => service.close());
    const run = await processesOn(own.url, service.origin);
    // Its tables are there once it has started.
    const first = await run('first', HALF_PAST_FIVE);
    const turns = async () =>
      (
        await database.query<{ state: string }>("select state from pgboss.job where name = 'reminders'")
      ).rows.map(({ state }) => state);
    await expect.poll(turns, POLL).toEqual(['completed']);
    const turnNow = () => database.query("delete from pgboss.job where name = 'reminders'");
    const kill = async () => {
      first.child.kill('SIGKILL');
      await first.ended;
      // With its machine its connections end, too: what they wait for must not be done once they get it.
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'first'`,
      );
    };
    /** Two others, which find that its time has run out. */
    const takeOver = async () => {
      await database.query(
        "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
      );
      await Promise.all([run('second', LATER), run('third', LATER)]);
      const owed = async () =>
        (await database.query('select 1 from reminders where owed_until is not null')).rowCount;
      const reminded = async () => (await database.query('select 1 from reminders')).rowCount;
      await expect.poll(reminded, TAKEN_OVER).toBe(MEMBERS);
      await expect.poll(owed, TAKEN_OVER).toBe(0);
      await expect.poll(turns, POLL).not.toContain('active');
    };
    const timesTo = ({ endpoint }: PushDevice) => service.taken.filter(({ to }) => to === endpoint).length;
    return { database, service, turnNow, kill, takeOver, timesTo };
  }

  it(
    'after its claim and before the push leaves all of it to two others, and each device gets it once',
    { timeout: 330_000 },
    async () => {
      const { database, service, turnNow, kill, takeOver, timesTo } = await begin();
      const planners = Array.from({ length: MEMBERS }, () => ({
        memberId: randomUUID(),
        device: service.newDevice(),
      }));
      for (const { memberId, device } of planners) await planFor(database, memberId, [device]);
      // Nobody can claim as long as these rows may come, and nobody can read the devices after that.
      const [claims, devices] = [await database.connect(), await database.connect()];
      await claims.query('begin');
      for (const { memberId } of planners)
        await claims.query(
          "insert into reminders (member_id, day, sent_at) values ($1, '2026-11-20', now())",
          [memberId],
        );
      await turnNow();
      const waiting = async () =>
        (
          await database.query(
            "select 1 from pg_stat_activity where application_name = 'first' and wait_event_type = 'Lock'",
          )
        ).rowCount;
      await expect.poll(waiting, POLL).toBeGreaterThan(0);
      await devices.query('begin');
      await devices.query('lock table push_devices in access exclusive mode');
      await claims.query('rollback');
      claims.release();
      const claimed = async () => (await database.query('select 1 from reminders')).rowCount;
      await expect.poll(claimed, POLL).toBeGreaterThan(0);
      await expect.poll(waiting, POLL).toBeGreaterThan(0);
      await kill();
      await devices.query('rollback');
      devices.release();
      expect(service.taken).toEqual([]);
      expect(await claimed()).toBeGreaterThan(0);
      await takeOver();
      expect(planners.map(({ device }) => timesTo(device))).toEqual(planners.map(() => 1));
    },
  );

  it(
    'between the push and the mark leaves out the devices that were marked, and repeats to the others what replaces the first',
    { timeout: 330_000 },
    async () => {
      const { database, service, turnNow, kill, takeOver, timesTo } = await begin();
      const planners = Array.from({ length: MEMBERS }, () => ({
        phone: service.newDevice(),
        tablet: service.newDevice(),
      }));
      for (const { tablet } of planners) service.answer(tablet, null);
      for (const { phone, tablet } of planners) await planFor(database, randomUUID(), [phone, tablet]);
      await turnNow();
      const [phones, tablets] = [planners.map(({ phone }) => phone), planners.map(({ tablet }) => tablet)];
      const got = (some: PushDevice[]) => some.filter((device) => timesTo(device) > 0);
      const marked = async () =>
        (
          await database.query<{ endpoint: string }>(
            'select endpoint from push_devices where reminded_on is not null',
          )
        ).rows.map(({ endpoint }) => endpoint);
      await expect.poll(async () => (await marked()).length, POLL).toBeGreaterThan(0);
      await expect.poll(() => got(tablets).length, POLL).toBeGreaterThan(0);
      await kill();
      const [markedEarly, early] = [await marked(), got(tablets)];
      expect(early.length).toBeLessThan(MEMBERS);
      for (const tablet of tablets) service.answer(tablet, 201);
      await takeOver();

      for (const phone of phones.filter(({ endpoint }) => markedEarly.includes(endpoint)))
        expect(timesTo(phone)).toBe(1);
      for (const device of [...phones, ...tablets]) {
        const messages = service.taken.filter(({ to }) => to === device.endpoint);
        expect(messages.length).toBe(early.includes(device) ? 2 : messages.length);
        expect(messages.length).toBeLessThanOrEqual(2);
        expect(new Set(messages.map(({ body }) => device.decrypt(body))).size).toBe(1);
        expect(new Set(messages.map(({ headers }) => headers['topic']))).toEqual(new Set(['plaan']));
      }
      const late = tablets.filter((tablet) => !early.includes(tablet));
      expect(late.map(timesTo)).toEqual(late.map(() => 1));
    },
  );
});

/** Their connections say whose they are. */
async function processesOn(
  databaseUrl: string,
  origin: string,
): Promise<(name: string, clock: string) => Promise<ServerProcess>> {
  const built = await openBuiltServer();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-reminding-'));
  closings.push(() => rm(dataDirectory, { recursive: true }), built.remove);
  return async (name, clock) => {
    const server = await built.run({
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      DEMO_MEMBERS: '0',
      NODE_ENV: 'test',
      HOOG_CLOCK: clock,
      PUBLIC_URL: 'http://localhost:4000',
      ...pushEnvironment([origin]),
    });
    closings.push(() => {
      server.child.kill('SIGTERM');
      return server.ended;
    });
    return server;
  };
}

/** She planned something for six, and has these devices. */
async function planFor(
  database: ReturnType<typeof openPool>,
  memberId: string,
  devices: readonly PushDevice[],
): Promise<void> {
  for (const { endpoint, p256dh, auth } of devices)
    await database.query(
      `insert into push_devices (endpoint, member_id, p256dh, auth, created_at, saved_at)
       values ($1, $2, $3, $4, '2026-11-19T10:00:00Z', '2026-11-19T10:00:00Z')`,
      [endpoint, memberId, p256dh, auth],
    );
  await database.query(
    `insert into marks (member_id, kind, key, value, changed_at, place)
     values ($1, 'planned-training', $2, $3, '2026-11-19T10:00:00Z', 1)`,
    [memberId, randomUUID(), JSON.stringify({ trainingId: TRAINING, at: '2026-11-20T18:00' })],
  );
}
