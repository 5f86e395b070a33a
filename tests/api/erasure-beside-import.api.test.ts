/** An erasure while content is imported, which may read for minutes what everybody has done (decision 167). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { HOW_TO_GET_POSTGRES, openPostgres } from '../../scripts/postgres.mjs';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { contentVersions, trainings } from '../../server/modules/platform/content/content.tables.ts';
import {
  disownFormerPlans,
  disownPlansOfNobody,
} from '../../server/modules/platform/content/former-plans.repository.ts';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { MIGRATIONS_DIRECTORY } from '../support/database-server.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';

const postgres = await openPostgres();
if (!postgres) console.info(`Nobody was erased beside an import. ${HOW_TO_GET_POSTGRES}`);

const PLAN = 'treening-owner';
const HERS = 'mari@example.com';
/** Closed in the opposite order. */
const closings: (() => Promise<unknown>)[] = [async () => postgres?.close()];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

async function withFormerPlan(serverUrl: string) {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const { database, close } = await openDatabase(
    { kind: 'postgres', url, isPooled: false },
    { migrationsDirectory: MIGRATIONS_DIRECTORY },
  );
  closings.push(drop, close);
  await importContent(database, { ...SAMPLE_CONTENT, version: randomUUID() }, new Date());
  const [plan] = await database.select().from(trainings).where(eq(trainings.id, PLAN));
  if (plan === undefined) throw new Error('The sample content has it');
  const body = { ...plan.body, owner: HERS };
  await database.update(trainings).set({ body, archivedAt: new Date() }).where(eq(trainings.id, PLAN));
  const owner = async () =>
    (await database.select().from(trainings).where(eq(trainings.id, PLAN)))[0]?.body.owner ?? 'nobody';
  return { database, owner };
}

describe.each(postgres ? [{ serverUrl: postgres.url }] : [])(
  'an erasure beside an import',
  ({ serverUrl }) => {
    it('does not wait for it, and takes her address from her former plan once it is over', async () => {
      const { database, owner } = await withFormerPlan(serverUrl);
      await database.transaction(async (importing) => {
        await importing.select().from(contentVersions).for('update');
        await inTransaction(database, (transaction) => disownFormerPlans(transaction, [randomUUID(), HERS]));
        expect(await owner()).toBe(HERS);
      });
      await disownPlansOfNobody(database);
      expect(await owner()).toBe('nobody');
    });
  },
);
