/** Stripe's objects as the stand-in keeps them. Every function takes the transaction of its request. */
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { standInObjects } from './payments.tables.ts';
import type { ObjectOfKind, StandInKind } from './stand-in-objects.ts';
import { missingResource } from './stripe-errors.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_CHARACTERS = 28;

/** An id that cannot be guessed: the address of a test page is the only key to it. */
export function newId(prefix: string): string {
  // 248 is the largest multiple of 62 in a byte; higher values would favour the first letters.
  const bytes = [...randomBytes(ID_CHARACTERS * 2)].filter((byte) => byte < 248).slice(0, ID_CHARACTERS);
  return `${prefix}_${bytes.map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export interface Placing {
  customerId: string | null;
  createdAt: Date;
  dueAt?: Date | null;
}

export async function insertObject<Kind extends StandInKind>(
  transaction: Database,
  kind: Kind,
  body: ObjectOfKind[Kind],
  { customerId, createdAt, dueAt = null }: Placing,
): Promise<ObjectOfKind[Kind]> {
  await transaction
    .insert(standInObjects)
    .values({ id: body.id, kind, customerId, body: { ...body }, createdAt, dueAt });
  return body;
}

/** Locks the object until the transaction ends; null when there is none of that kind. */
export async function findObject<Kind extends StandInKind>(
  transaction: Database,
  kind: Kind,
  id: string,
): Promise<ObjectOfKind[Kind] | null> {
  const rows = await transaction
    .select({ body: standInObjects.body })
    .from(standInObjects)
    .where(and(eq(standInObjects.id, id), eq(standInObjects.kind, kind)))
    .for('update');
  return rows[0] === undefined ? null : (rows[0].body as unknown as ObjectOfKind[Kind]);
}

/** Like `findObject`, but refuses if there is none. */
export async function readObject<Kind extends StandInKind>(
  transaction: Database,
  kind: Kind,
  id: string,
  param?: string,
): Promise<ObjectOfKind[Kind]> {
  const found = await findObject(transaction, kind, id);
  if (found === null) throw missingResource(kind, id, param);
  return found;
}

export async function updateObject<Kind extends StandInKind>(
  transaction: Database,
  body: ObjectOfKind[Kind],
  dueAt: Date | null = null,
): Promise<void> {
  await transaction
    .update(standInObjects)
    .set({ body: { ...body }, dueAt })
    .where(eq(standInObjects.id, body.id));
}

export async function deleteObject(transaction: Database, id: string): Promise<void> {
  await transaction.delete(standInObjects).where(eq(standInObjects.id, id));
}

/** A customer's objects of one kind, newest first. */
export async function listObjects<Kind extends StandInKind>(
  transaction: Database,
  kind: Kind,
  customerId: string,
): Promise<ObjectOfKind[Kind][]> {
  const rows = await transaction
    .select({ body: standInObjects.body })
    .from(standInObjects)
    .where(and(eq(standInObjects.customerId, customerId), eq(standInObjects.kind, kind)))
    .orderBy(desc(standInObjects.createdAt), desc(standInObjects.id));
  return rows.map(({ body }) => body as unknown as ObjectOfKind[Kind]);
}

/** Ids of the objects that time has something to do with, the longest due first. */
export async function listDueIds(database: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: standInObjects.id })
    .from(standInObjects)
    .where(lte(standInObjects.dueAt, now))
    .orderBy(asc(standInObjects.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
