/** Two processes of the built server on one PostgreSQL; the one that does a job is killed in the middle of it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { freePort } from '../support/free-port.ts';
import { createPostgresDatabase, openPool } from '../support/postgres-database.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';

const postgres = await openPostgres();
if (!postgres) console.info(`No job was killed in the middle. ${HOW_TO_GET_POSTGRES}`);

/** Closed in the opposite order. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close()];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
}, 60_000);

const POLL = { timeout: 60_000, interval: 20 };
/** Turns whose time has run out are looked for every 15 s, by whom that time has just not passed once more; taken every 10 s. */
const TAKEN_OVER = { ...POLL, timeout: 150_000 };

describe.each(postgres ? [{ url: postgres.url }] : [])(
  'a process killed in the middle of a job',
  ({ url }) => {
    it(
      'leaves the rest to the other one, and each member’s account is erased once and each mail is sent once',
      { timeout: 330_000 },
      async () => {
        const own = await createPostgresDatabase(url);
        closings.push(own.drop);
        const database = openPool(own.url);
        closings.push(() => database.end());
        const processes = await startTwo(own.url);
        const turns = async () =>
          (await database.query("select state from pgboss.job where name = 'idle-members'")).rows;
        await expect.poll(turns, POLL).toEqual([{ state: 'completed' }]);

        const idle = Array.from({ length: 5 }, () => randomUUID()).sort();
        const toErase = idle.slice(0, 3);
        const toNotice = idle.slice(3);
        const told = `current_date - interval '31 days'`;
        for (const id of idle) {
          await database.query('insert into profiles (member_id, email, updated_at) values ($1, $2, now())', [
            id,
            `${id}@example.com`,
          ]);
          const noticedOn = toErase.includes(id) ? told : 'null';
          await database.query(
            `insert into member_activity (member_id, active_on, noticed_on)
           values ($1, current_date - interval '800 days', ${noticedOn})`,
            [id],
          );
        }
        // The second account cannot be erased as long as this transaction holds its profile.
        const holder = await database.connect();
        await holder.query('begin');
        await holder.query('select 1 from profiles where member_id = $1 for update', [toErase[1]]);
        await database.query("delete from pgboss.job where name = 'idle-members'");
        const waiting = async () => {
          const { rows } = await database.query<{ name: string }>(
            `select application_name as name from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database() and application_name in ('one', 'two')`,
          );
          return rows.map(({ name }) => name);
        };
        await expect.poll(waiting, POLL).toHaveLength(1);
        const [name] = await waiting();
        const killed = processes.find((each) => each.name === name);
        killed?.server.child.kill('SIGKILL');
        expect(await killed?.server.ended).toBeNull();
        await holder.query('rollback');
        holder.release();
        const erased = async () =>
          (
            await database.query<{ id: string }>('select member_id as id from erased_members order by 1')
          ).rows.map(({ id }) => id);
        expect(await erased()).toEqual([toErase[0]]);
        // Its time has run out.
        await database.query(
          "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
        );
        const lastState = async () => (await turns()).map(({ state }) => state as string);
        await expect.poll(lastState, TAKEN_OVER).toEqual(['completed']);

        expect(await erased()).toEqual(toErase);
        const mails = await database.query<{ to: string }>('select "to" from mails order by 1');
        expect(mails.rows.map(({ to }) => to)).toEqual(toNotice.map((id) => `${id}@example.com`));
        const left = await database.query<{ id: string }>(
          'select member_id as id from profiles where member_id = any($1)',
          [idle],
        );
        expect(left.rows.map(({ id }) => id).sort()).toEqual(toNotice);
      },
    );
  },
);

/** Their connections say whose they are. */
async function startTwo(databaseUrl: string): Promise<{ name: string; server: ServerProcess }[]> {
  const built = await openBuiltServer();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-two-'));
  closings.push(() => rm(dataDirectory, { recursive: true }), built.remove);
  return Promise.all(
    ['one', 'two'].map(async (name) => {
      const server = await built.run({
        DATABASE_URL: `${databaseUrl}?application_name=${name}`,
        DATA_DIR: dataDirectory,
        PORT: String(await freePort()),
        DEMO_MEMBERS: '0',
        NODE_ENV: 'test',
      });
      closings.push(() => {
        server.child.kill('SIGTERM');
        return server.ended;
      });
      return { name, server };
    }),
  );
}
