import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { markErasedAgain } from '../../server/modules/account/account/erase-records.repository.ts';
import { erasedMembers } from '../../server/modules/platform/revocations/revocations.tables.ts';
import { sweepObjects } from '../../server/modules/platform/removals/remove-objects.ts';
import { memberWithEverything } from '../support/member-with-everything.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

/** The tables naming members that have a row about her, besides the ones that say that she is erased. */
async function tablesWith({ id }: TestMember): Promise<string[]> {
  const tables = await server.database.execute(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'member_id' and table_name not like 'stand_in_%'
      and table_name <> 'erased_members'`,
  );
  const { rows } = tables as unknown as { rows: { name: string }[] };
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const own = sql`select 1 from ${sql.identifier(name)} where member_id::text = ${id}`;
      const hers = (await server.database.execute(own)) as unknown as { rows: unknown[] };
      return hers.rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** The newer database's row of a member who was erased after the backup. */
const ERASED_AT = new Date('2026-11-20T10:00:00Z');
const erased = ({ id }: TestMember) => ({ memberId: id, erasedAt: ERASED_AT, mail: null });

/** Later than any of her uploads can arrive, and than mail is shown. */
async function sweepLater(): Promise<void> {
  now = new Date(now.getTime() + 3 * 3_600_000);
  await sweepErasures(server.services, server.app.log);
  await sweepObjects(server.services);
}

describe('a member who was erased after the backup that was restored', () => {
  it('is erased again by the sweep: no row, no photo, no picture of hers is left', async () => {
    const [member, other] = [await memberWithEverything(server), await memberWithEverything(server)];
    expect(await tablesWith(member)).toContain('measurements');
    expect(await markErasedAgain(server.database, [erased(member)])).toBe(1);
    await sweepLater();
    expect(await tablesWith(member)).toEqual([]);
    const keys = [...member.photoKeys, member.avatarKey];
    const exist = await Promise.all(keys.map((key) => server.services.objects.exists(key)));
    expect(exist).toEqual(keys.map(() => false));
    expect(await tablesWith(other)).toContain('measurements');
  });

  it('is erased again where her mark was copied by hand, with all that it said', async () => {
    const member = await memberWithEverything(server);
    await server.database.insert(erasedMembers).values({ ...erased(member), settledAt: ERASED_AT });
    expect(await markErasedAgain(server.database, [erased(member)])).toBe(1);
    await sweepLater();
    expect(await tablesWith(member)).toEqual([]);
  });

  it('stays settled where the backup knew of her erasure already', async () => {
    const member = await server.signedIn();
    const settled = { ...erased(member), settledAt: ERASED_AT };
    await server.database.insert(erasedMembers).values(settled);
    expect(await markErasedAgain(server.database, [erased(member)])).toBe(0);
    const rows = await server.database
      .select()
      .from(erasedMembers)
      .where(eq(erasedMembers.memberId, member.id));
    expect(rows).toEqual([settled]);
  });
});
