/** The database is away while phones send: the service says that it cannot answer, and no phone takes that for an answer. */
import '../support/offline/device.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { QUEUED_MUTATIONS } from '../../contract/queued-mutations.ts';
import { Outbox } from '../../src/offline/outbox.ts';
import { sendAll } from '../../src/offline/sender.ts';
import { DEMO_PASSWORD } from '../../stand-ins/demo/demo-members.ts';
import { type DatabaseRelay, openDatabaseRelay } from '../support/database-relay.ts';
import { freePort } from '../support/free-port.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { batchesOf, memberIn, readState, stateAfter } from '../support/logged-batches.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import type { BuiltServer, ServerProcess } from '../support/server-process.ts';
import { openBuiltServer } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';

const program = findPostgres();
if (!program) console.info(`A database that is away was NOT tried. ${HOW_TO_GET_POSTGRES}`);

/** More often than a server may fail on one entry. */
const PASSES = 8;
/** So many have every kind. */
const BATCHES = 8;
const UNAVAILABLE = { type: 'later', isUnavailable: true, retryAfterMs: 10_000 };

describe.runIf(program)('while the database is away', () => {
  let folder: string;
  let built: BuiltServer;
  let postgres: Awaited<ReturnType<typeof openPostgres>>;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let relay: DatabaseRelay;
  let server: ServerProcess;
  let url: string;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hoog-outage-'));
    built = await openBuiltServer();
    postgres = await openPostgres();
    database = await createPostgresDatabase(postgres?.url ?? '');
    relay = await openDatabaseRelay(database.url);
    const port = await freePort();
    url = `http://localhost:${port}`;
    server = await built.run({ PORT: `${port}`, DATA_DIR: join(folder, 'data'), DATABASE_URL: relay.url });
    token = await signIn(url, 'uus@example.com', DEMO_PASSWORD);
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await relay.cut();
    await database.drop();
    await postgres?.close();
    await built.remove();
    await rm(folder, { recursive: true });
  });

  const send = (memberId: string) =>
    sendAll({
      memberId,
      endpoint: `${url}/graphql`,
      token: async () => ({ type: 'token', token, memberId }),
    });

  it('promise 7: nothing on a phone is refused, and all of it arrives when the database is back', async () => {
    const memberId = memberIn(token);
    const outbox = await Outbox.open(memberId, 'test');
    const entries = Array.from({ length: BATCHES }, batchesOf(memberId)).flat();
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(Object.keys(QUEUED_MUTATIONS)));
    for (const { kind, variables } of entries) await outbox.add(kind, variables);
    const states = async () => {
      await outbox.refresh();
      return outbox.entries.map(({ state, serverFailures }) => `${state} ${serverFailures}`);
    };
    const waiting = outbox.entries.map(() => 'waiting 0');
    await relay.cut();
    for (let pass = 0; pass < PASSES; pass += 1) expect(await send(memberId)).toEqual(UNAVAILABLE);
    expect(await states()).toEqual(waiting);
    await relay.mend();
    expect(await send(memberId)).toEqual({ type: 'empty' });
    expect(await states()).toEqual([]);
    expect(await readState(url, token)).toEqual(stateAfter({}, entries));
    outbox.close();
  });

  it.each([
    ['one entry', '{ getMyTimelineByType(type: "MEASUREMENT") { events { id } } }'],
    ['a batch', 'mutation { a: deleteMeasurement(id: "x") b: deleteMeasurement(id: "y") }'],
  ])('a document of %s whose statements lose their connection is told to come back', async (_what, query) => {
    // Callers and content that were read are good for two seconds from here.
    expect((await callGraphql(url, token, '{ getMyProfile { id } }')).code).toBeNull();
    await relay.cut();
    const answer = await callGraphql(url, token, query);
    await relay.mend();
    expect(answer).toMatchObject({ status: 503, code: 'INTERNAL' });
    expect((await callGraphql(url, token, '{ getMyProfile { id } }')).status).toBe(200);
  });

  it('a rare call that fails meanwhile is answered when the database is back', async () => {
    expect((await callGraphql(url, token, '{ getMyProfile { id } }')).code).toBeNull();
    await relay.cut();
    const answer = await callGraphql(url, token, '{ exportMyData }');
    await relay.mend();
    expect(answer).toMatchObject({ status: 503, code: 'INTERNAL' });
    expect((await callGraphql(url, token, '{ exportMyData }')).code).toBeNull();
  });
});
