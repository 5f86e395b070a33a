/**
 * Personal plans that staff have taken out of the content. They are kept as other archived content is, for what members have
 * done with them, but for nobody else: an address can have another holder later.
 */
import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { contentVersions, formerAccess, recipes, trainings } from './content.tables.ts';

/** As long as what was done before may come later from a phone: no plan of a member with an account is deleted sooner. */
const LATE_MS = 31 * 24 * 3_600_000;

type PlanTable = typeof recipes | typeof trainings;

const isFormerPlan = (table: PlanTable) => and(eq(table.accessLevel, 'OWNER'), isNotNull(table.archivedAt));
const ownerOf = (table: PlanTable) => sql<string | null>`${table.body} ->> 'owner'`;

/** Those to which nothing of anybody's refers are deleted; of the others, the address of one without an account. For an import. */
export async function deleteFormerPlans(transaction: Database, now: Date): Promise<void> {
  for (const table of [recipes, trainings]) {
    const plans = await transaction
      .select({ id: table.id, archivedAt: table.archivedAt, owner: ownerOf(table) })
      .from(table)
      .where(isFormerPlan(table));
    if (plans.length === 0) continue;
    const members = await findMembers(
      transaction,
      plans.flatMap(({ owner }) => owner ?? []),
    );
    const ownerless = plans.filter(({ owner }) => owner === null || !members.has(owner));
    const isLate = (archivedAt: Date | null) => Number(archivedAt) <= now.getTime() - LATE_MS;
    // Only these are looked for, because that reads all that members have done.
    const closed = plans.filter((plan) => ownerless.includes(plan) || isLate(plan.archivedAt));
    const named = await findNamed(transaction, closed);
    const needless = closed.filter(({ id }) => !named.has(id));
    await transaction.delete(table).where(inArray(table.id, idsOf(needless)));
    await disown(transaction, table, inArray(table.id, idsOf(ownerless)));
  }
}

interface ClosedPlan {
  id: string;
  owner: string | null;
}

const idsOf = (plans: readonly { id: string }[]) => plans.map(({ id }) => id);

/** Leaves a plan to those who have done something with it, and staff. */
function disown(transaction: Database, table: PlanTable, which: SQL) {
  return transaction
    .update(table)
    .set({ body: sql`${table.body} - 'owner'` })
    .where(and(isFormerPlan(table), which))
    .returning({ id: table.id });
}

/**
 * Takes former plans from a member whose profile is gone, found by her id or her address: the next holder of the address is
 * somebody else. The copies in the processes' memory are read again.
 */
export async function disownFormerPlans(transaction: Database, names: readonly string[]): Promise<void> {
  const given = names.map((name) => name.toLowerCase());
  if (!(await hadPlans(transaction, given))) return;
  // Anybody can enter any address as an unverified one, and must not take the plans of its holder with her.
  const others = await findMembers(transaction, given);
  const owners = given.filter((name) => !others.has(name));
  await transaction.delete(formerAccess).where(inArray(formerAccess.owner, owners));
  // An import holds the row while it reads what everybody has done, longer than a statement may wait. While another holds it, an import or
  // an erasure, these plans are left to `disownPlansOfNobody`.
  const version = await transaction.select().from(contentVersions).for('update', { skipLocked: true });
  if (version.length === 0) return;
  for (const table of [recipes, trainings]) await disown(transaction, table, inArray(ownerOf(table), owners));
  for (const { slot, importedAt } of version)
    await transaction
      .update(contentVersions)
      .set({ importedAt: new Date(importedAt.getTime() + 1) })
      .where(eq(contentVersions.slot, slot));
}

/**
 * As `disownPlans`, for all without a profile: an import that was under way hid the names of them from the erasure of the member.
 */
export async function disownPlansOfNobody(database: Database): Promise<void> {
  const owners = new Set<string>();
  for (const table of [recipes, trainings]) {
    const plans = await database
      .select({ owner: ownerOf(table) })
      .from(table)
      .where(isFormerPlan(table));
    for (const { owner } of plans) if (owner !== null) owners.add(owner);
  }
  const former = await database.selectDistinct({ owner: formerAccess.owner }).from(formerAccess);
  for (const { owner } of former) if (owner !== null) owners.add(owner);
  const members = await findMembers(database, [...owners]);
  const gone = [...owners].filter((owner) => !members.has(owner));
  if (gone.length > 0) await inTransaction(database, (transaction) => disownFormerPlans(transaction, gone));
}

async function hadPlans(transaction: Database, owners: readonly string[]): Promise<boolean> {
  for (const table of [recipes, trainings]) {
    const isHers = and(isFormerPlan(table), inArray(ownerOf(table), owners));
    if ((await transaction.$count(table, isHers)) > 0) return true;
  }
  return (await transaction.$count(formerAccess, inArray(formerAccess.owner, owners))) > 0;
}

/** Few enough that a statement takes a part of a second: no index says what anything of theirs names, so that all of it is read. */
const MEMBERS_AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Returns the ids of those that anything of a member's names. */
async function findNamed(transaction: Database, plans: readonly ClosedPlan[]): Promise<ReadonlySet<string>> {
  const ids = idsOf(plans);
  const owners = plans.flatMap(({ owner }) => owner ?? []);
  const areOwners = sql`member_id in (select member_id from profiles where ${areCalled(owners)})`;
  // A plan that stays does so for its own member as a rule, and what is hers an index finds.
  const named = new Set(owners.length === 0 ? [] : await listNamedBy(transaction, ids, areOwners));
  let after: string | null = BEFORE_ALL;
  while (after !== null && named.size < ids.length) {
    const last: string | null = await findLastOfNext(transaction, after);
    const areNext = sql`member_id > ${after}${last === null ? sql`` : sql` and member_id <= ${last}`}`;
    const sought = ids.filter((id) => !named.has(id));
    for (const id of await listNamedBy(transaction, sought, areNext)) named.add(id);
    after = last;
  }
  return named;
}

/** Null if fewer members are left than one look takes. */
async function findLastOfNext(transaction: Database, after: string): Promise<string | null> {
  const found = await transaction.execute(sql`
    select member_id::text as id from profiles where member_id > ${after}
    order by member_id offset ${MEMBERS_AT_ONCE - 1} limit 1`);
  return (found as unknown as { rows: { id: string }[] }).rows[0]?.id ?? null;
}

/** By the tables' names: their modules are made upon this one. Each table is read once, however many plans are looked for. */
async function listNamedBy(transaction: Database, ids: readonly string[], areTheirs: SQL): Promise<string[]> {
  const some = listed(ids);
  const found = await transaction.execute(sql`
    select training_id as id from completions where ${areTheirs} and training_id in (${some})
    union select training_id from sessions where ${areTheirs} and training_id in (${some})
    union select plan.id from unnest(array[${some}]::text[]) as plan (id) where exists (
      select from marks where ${areTheirs} and value is not null
        and (strpos(key, plan.id) > 0 or strpos(value, plan.id) > 0))`);
  return (found as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Members with one of these ids or addresses. */
const areCalled = (names: readonly string[]) =>
  sql`(lower(email) in (${listed(names)}) or member_id::text in (${listed(names)}))`;

/** Returns which of these names, ids or addresses, a member with an account has. */
async function findMembers(transaction: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const found = await transaction.execute(sql`
    select member_id::text as id, lower(email) as email from profiles where ${areCalled(names)}`);
  const { rows } = found as unknown as { rows: { id: string; email: string }[] };
  return new Set(rows.flatMap(({ id, email }) => [id, email]));
}
