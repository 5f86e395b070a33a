/** A process that is told to stop while a job waits for a storage that never answers: it ends in time, and loses nothing of it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { freePort } from '../support/free-port.ts';
import { createPostgresDatabase, openPool } from '../support/postgres-database.ts';
import { openBuiltServer } from '../support/server-process.ts';

const postgres = await openPostgres();
if (!postgres) console.info(`No closing was cut. ${HOW_TO_GET_POSTGRES}`);

/** Each takes the server some seconds while the storage keeps silent. */
const PHOTOS = 40;
const POLL = { timeout: 60_000, interval: 50 };
/** Closed in the opposite order. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close()];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
}, 60_000);

async function startSilentStorage(): Promise<{ url: string; wasAsked: () => boolean }> {
  let calls = 0;
  const storage = createServer(() => void (calls += 1));
  const port = await freePort();
  await new Promise<void>((resolve) => storage.listen(port, '127.0.0.1', resolve));
  closings.push(async () => {
    storage.close();
    storage.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}`, wasAsked: () => calls > 0 };
}

async function openDatabase(serverUrl: string) {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const database = openPool(url);
  closings.push(drop, () => database.end());
  return { url, database };
}

describe.each(postgres ? [{ serverUrl: postgres.url }] : [])('a process told to stop', ({ serverUrl }) => {
  it(
    'waits no longer than an operator allows for what a job has in hand, all of which is still due',
    { timeout: 240_000 },
    async () => {
      const [storage, { url, database }] = [await startSilentStorage(), await openDatabase(serverUrl)];
      const built = await openBuiltServer();
      const dataDirectory = await mkdtemp(join(tmpdir(), 'hoog-cut-'));
      closings.push(built.remove, () => rm(dataDirectory, { recursive: true }));
      const start = async () => {
        const server = await built.run({
          DATABASE_URL: url,
          DATA_DIR: dataDirectory,
          PORT: String(await freePort()),
          NODE_ENV: 'test',
          S3_BUCKET: 'photos',
          S3_ENDPOINT: storage.url,
          AWS_ACCESS_KEY_ID: 'id',
          AWS_SECRET_ACCESS_KEY: 'secret',
        });
        closings.push(async () => {
          server.child.kill('SIGKILL');
          await server.ended;
        });
        return server;
      };
      const first = await start();
      const jobs = async () =>
        (await database.query("select 1 from pgboss.job where state <> 'completed'")).rowCount;
      await expect.poll(jobs, POLL).toBe(0);
      // One statement: a turn that begins meanwhile sees all of her or nothing.
      await database.query(
        `with
           member as (
             insert into profiles (member_id, email, updated_at) values ($1, 'idle@example.com', now())
             returning member_id
           ),
           activity as (
             insert into member_activity (member_id, active_on, noticed_on)
             select member_id, current_date - 800, current_date - 31 from member
           )
         insert into measurements (member_id, id, photo_key, is_photo_present)
         select member_id, gen_random_uuid(), 'measurements/' || place, true
         from member, generate_series(1, $2) as place`,
        [randomUUID(), PHOTOS],
      );
      await database.query("delete from pgboss.job where name = 'idle-members'");
      await expect.poll(storage.wasAsked, POLL).toBe(true);
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(1);
      expect(first.output()).toContain('It was ended 28 s after closing began');
      const count = async (text: string) => (await database.query(text)).rowCount;
      expect(await count('select 1 from erased_members')).toBe(1);
      expect(await count('select 1 from objects_to_remove')).toBe(PHOTOS);
    },
  );
});
