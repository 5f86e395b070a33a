/** Processes of the built server on one PostgreSQL; the one that reminds is killed while a push service has not answered. */
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

describe.each(postgres ? [{ url: postgres.url }] : [])('a process killed while it reminds', ({ url }) => {
  it('leaves the rest to two others, which remind nobody a second time', { timeout: 330_000 }, async () => {
    const own = await createPostgresDatabase(url);
    closings.push(own.drop);
    const database = openPool(own.url);
    closings.push(() => database.end());
    const service = await startPushService();
    closings.push(() => service.close());
    const run = await processesOn(own.url, service.origin);
    // Its tables are there once it has started.
    const first = await run();
    const lastTurn = async () =>
      (
        await database.query<{ state: string }>("select state from pgboss.job where name = 'reminders'")
      ).rows.map(({ state }) => state);
    await expect.poll(lastTurn, POLL).toEqual(['completed']);

    const devices = Array.from({ length: MEMBERS }, () => service.newDevice());
    for (const device of devices) service.answer(device, null);
    await Promise.all(devices.map((device) => planFor(database, device)));
    await database.query("delete from pgboss.job where name = 'reminders'");
    await expect.poll(() => service.taken.length, POLL).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await first.ended;
    const early = service.taken.length;
    expect(early).toBeLessThan(MEMBERS);
    for (const device of devices) service.answer(device, 201);
    // Its time has run out.
    await database.query(
      "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
    );
    await Promise.all([run(), run()]);
    const reminded = async () => (await database.query('select 1 from reminders')).rowCount;
    await expect.poll(reminded, TAKEN_OVER).toBe(MEMBERS);
    await expect.poll(lastTurn, POLL).not.toContain('active');

    const counts = devices.map(({ endpoint }) => service.taken.filter(({ to }) => to === endpoint).length);
    expect(Math.max(...counts)).toBe(1);
    // What the killed one had noted and not sent yet is lost, and nothing else is.
    expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(20 - early);
  });
});

async function processesOn(databaseUrl: string, origin: string): Promise<() => Promise<ServerProcess>> {
  const built = await openBuiltServer();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-reminding-'));
  closings.push(() => rm(dataDirectory, { recursive: true }), built.remove);
  return async () => {
    const server = await built.run({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      DEMO_MEMBERS: '0',
      NODE_ENV: 'test',
      HOOG_CLOCK: HALF_PAST_FIVE,
      ...pushEnvironment([origin]),
    });
    closings.push(() => {
      server.child.kill('SIGTERM');
      return server.ended;
    });
    return server;
  };
}

/** A member who planned something for six, and has this device. */
async function planFor(
  database: ReturnType<typeof openPool>,
  { endpoint, p256dh, auth }: PushDevice,
): Promise<void> {
  const memberId = randomUUID();
  await database.query(
    `insert into push_devices (endpoint, member_id, p256dh, auth, created_at, saved_at)
     values ($1, $2, $3, $4, now(), now())`,
    [endpoint, memberId, p256dh, auth],
  );
  await database.query(
    `insert into marks (member_id, kind, key, value, changed_at, place)
     values ($1, 'planned-training', $2, $3, '2026-11-19T10:00:00Z', 1)`,
    [memberId, randomUUID(), JSON.stringify({ trainingId: 'a', at: '2026-11-20T18:00' })],
  );
}
