import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { shoppingLinks } from './shopping-links.tables.ts';

export type ShoppingLinkRow = typeof shoppingLinks.$inferSelect;

/** Her link, which is this one unless she has one that has not ended by `now`. */
export async function ensureShoppingLink(
  database: Database,
  link: ShoppingLinkRow,
  now: Date,
): Promise<ShoppingLinkRow> {
  const { memberId, ...fresh } = link;
  await database
    .insert(shoppingLinks)
    .values(link)
    .onConflictDoUpdate({
      target: shoppingLinks.memberId,
      set: fresh,
      setWhere: lte(shoppingLinks.endsAt, now),
    });
  const kept = await findShoppingLink(database, memberId, now);
  if (kept === null) throw new Error('A link could not be kept');
  return kept;
}

/** Null if she has none, or if it has ended by `now`. */
export async function findShoppingLink(
  database: Database,
  memberId: string,
  now: Date,
): Promise<ShoppingLinkRow | null> {
  const { memberId: owner, endsAt } = shoppingLinks;
  const rows = await database
    .select()
    .from(shoppingLinks)
    .where(and(eq(owner, memberId), gt(endsAt, now)));
  return rows[0] ?? null;
}

/** Null if no link has this token, or if it has ended by `now`. */
export async function findLinkByToken(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<ShoppingLinkRow | null> {
  const rows = await database
    .select()
    .from(shoppingLinks)
    .where(and(eq(shoppingLinks.tokenHash, tokenHash), gt(shoppingLinks.endsAt, now)));
  return rows[0] ?? null;
}

export async function deleteShoppingLink(database: Database, memberId: string): Promise<void> {
  await database.delete(shoppingLinks).where(eq(shoppingLinks.memberId, memberId));
}
