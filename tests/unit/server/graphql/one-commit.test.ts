import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/database/database.ts';
import { serverSecrets } from '../../../../server/database/database.tables.ts';
import { inOneCommit } from '../../../../server/graphql/one-commit.ts';
import type { TestServer } from '../../../support/test-server.ts';
import { startTestServer } from '../../../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.delete(serverSecrets));

const BATCH = ['completeTraining', 'createMeasurement'];
const fail = (code: string) => sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);
const store = (database: Database, name: string) =>
  database.insert(serverSecrets).values({ name, value: '' });

async function stored(): Promise<string[]> {
  return (await server.database.select().from(serverSecrets)).map(({ name }) => name).sort();
}

describe('a batch in one commit', () => {
  it('stores the good entries and nothing of the failed one', async () => {
    await inOneCommit(server.services, BATCH, async ({ database, asEntry }) => {
      await asEntry?.(() => store(database, 'first'));
      const failing = asEntry?.(async () => {
        await store(database, 'half');
        await database.execute(fail('P0001'));
      });
      await expect(failing).rejects.toBeInstanceOf(Error);
      await asEntry?.(() => store(database, 'last'));
    });
    expect(await stored()).toEqual(['first', 'last']);
  });

  it('runs again as a whole if the database could not serialise one of its entries', async () => {
    let runs = 0;
    await inOneCommit(server.services, BATCH, async ({ database, asEntry }) => {
      runs += 1;
      await asEntry?.(() => store(database, `run ${runs}`));
      if (runs === 1) await asEntry?.(() => database.execute(fail('40001'))).catch(() => null);
    });
    expect(runs).toBe(2);
    expect(await stored()).toEqual(['run 2']);
  });

  it('acknowledges nothing if the transaction fails outside of its entries', async () => {
    const broken = inOneCommit(server.services, BATCH, async ({ database, asEntry }) => {
      await asEntry?.(() => store(database, 'lost'));
      await database.execute(fail('P0001')).catch(() => null);
      return 'acknowledged';
    });
    await expect(broken).rejects.toBeInstanceOf(Error);
    expect(await stored()).toEqual([]);
  });
});

describe('a request that is not a batch of queued entries', () => {
  it.each([
    [['createMeasurement']],
    [['withdrawConsent', 'deleteMyAccount']],
    [['getMyProfile', 'listRecipes']],
  ])('runs %j without a common transaction', async (rootFields) => {
    const used = await inOneCommit(server.services, rootFields, async ({ database }) => database);
    expect(used).toBe(server.services.database);
  });
});
