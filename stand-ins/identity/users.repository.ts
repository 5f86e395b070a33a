import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../server/database/database.ts';
import { readEmailAddress } from '../../server/core/email-address.ts';
import { isUuid } from '../../server/core/uuid.ts';
import { plainAddress } from '../../contract/copied-text.ts';
import { identityGroups, identityUsers } from './identity.tables.ts';

export type User = typeof identityUsers.$inferSelect;

export async function findUserById(database: Database, id: string): Promise<User | null> {
  if (!isUuid(id)) return null;
  const [user] = await database.select().from(identityUsers).where(eq(identityUsers.id, id));
  return user ?? null;
}

/** Finds her by email or by `sub`: Cognito accepts both as an administrator's Username. */
export async function findUser(database: Database, username: string): Promise<User | null> {
  return readEmailAddress(username) === null
    ? findUserById(database, plainAddress(username))
    : findUserByEmail(database, username);
}

/** A signed-out caller can name an account only by its email: by a `sub` she could find out whose it is. */
export async function findUserByEmail(database: Database, username: string): Promise<User | null> {
  const email = readEmailAddress(username);
  if (email === null) return null;
  const [user] = await database.select().from(identityUsers).where(eq(identityUsers.emailLower, email.lower));
  return user ?? null;
}

/** False if the address (or the id) is taken. */
export async function insertUser(database: Database, user: User): Promise<boolean> {
  const inserted = await database
    .insert(identityUsers)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: identityUsers.id });
  return inserted.length === 1;
}

export async function updateUser(
  database: Database,
  id: string,
  change: Partial<Omit<User, 'id'>>,
): Promise<void> {
  await database.update(identityUsers).set(change).where(eq(identityUsers.id, id));
}

/** Deletes her with her groups, codes and refresh tokens. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await database.delete(identityUsers).where(eq(identityUsers.id, id));
}

/** Returns them in alphabetical order. */
export async function groupsOfUser(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ name: identityGroups.groupName })
    .from(identityGroups)
    .where(eq(identityGroups.userId, userId))
    .orderBy(asc(identityGroups.groupName));
  return rows.map((row) => row.name);
}

export async function addUserToGroups(
  database: Database,
  userId: string,
  groups: readonly string[],
): Promise<void> {
  if (groups.length === 0) return;
  const rows = groups.map((groupName) => ({ userId, groupName }));
  await database.insert(identityGroups).values(rows).onConflictDoNothing();
}

export async function removeUserFromGroups(
  database: Database,
  userId: string,
  groups: readonly string[],
): Promise<void> {
  const isThere = and(eq(identityGroups.userId, userId), inArray(identityGroups.groupName, [...groups]));
  await database.delete(identityGroups).where(isThere);
}
