import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serverSecrets } from '../../../../server/database/database.tables.ts';
import { inTransaction } from '../../../../server/database/in-transaction.ts';
import type { TestDatabase } from '../../../support/database-server.ts';
import { openTestDatabase } from '../../../support/database-server.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => test.database.delete(serverSecrets));

/** Fails as the database does when it cannot serialise a transaction. */
const raiseSerializationFailure = sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;

it('runs the work again after a serialisation failure and keeps only the last run', async () => {
  let runs = 0;
  await inTransaction(test.database, async (transaction) => {
    runs += 1;
    await transaction.insert(serverSecrets).values({ name: `run ${runs}`, value: '' });
    if (runs < 3) await transaction.execute(raiseSerializationFailure);
  });
  expect(await test.database.select().from(serverSecrets)).toEqual([{ name: 'run 3', value: '' }]);
});

it('leaves nothing behind and does not retry when the work itself fails', async () => {
  let runs = 0;
  const failing = inTransaction(test.database, async (transaction) => {
    runs += 1;
    await transaction.insert(serverSecrets).values({ name: 'half', value: '' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
  expect(await test.database.select().from(serverSecrets)).toEqual([]);
});

it('gives up after a few tries', async () => {
  const failing = inTransaction(test.database, (transaction) =>
    transaction.execute(raiseSerializationFailure),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: '40001' } });
});
