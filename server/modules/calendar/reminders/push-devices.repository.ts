import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { MemberId } from '../../../core/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { PushAddress } from '../../../ports/push.ts';
import { tokensNotBefore } from '../../platform/revocations/revocations.tables.ts';
import { pushDevices } from './reminders.tables.ts';

export type PushDeviceRow = typeof pushDevices.$inferSelect;

const table = pushDevices;

/** Keeps the device, or its newer keys. False if the address is another member's: then nothing changes. */
export async function keepPushDevice(
  database: Database,
  memberId: MemberId,
  { endpoint, p256dh, auth }: PushAddress,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .insert(table)
    .values({ endpoint, memberId, p256dh, auth, createdAt: now, savedAt: now })
    .onConflictDoUpdate({
      target: table.endpoint,
      set: { p256dh, auth, savedAt: now },
      setWhere: eq(table.memberId, memberId),
    })
    .returning({ endpoint: table.endpoint });
  return rows.length > 0;
}

/** Ends those beyond the `max` that were saved last. */
export async function endOldestDevices(database: Database, memberId: MemberId, max: number): Promise<void> {
  const oldest = await database
    .select({ endpoint: table.endpoint })
    .from(table)
    .where(eq(table.memberId, memberId))
    .orderBy(desc(table.savedAt), desc(table.endpoint))
    .offset(max);
  for (const { endpoint } of oldest) await endPushDevice(database, memberId, endpoint);
}

export async function endPushDevice(database: Database, memberId: string, endpoint: string): Promise<void> {
  await database.delete(table).where(isHers(memberId, endpoint));
}

/** Ends devices whose member has signed out everywhere, or was made to, since they were saved. */
export async function endDevicesSignedOut(database: Database): Promise<void> {
  const { memberId, signedOutAt } = tokensNotBefore;
  const signedOut = await database
    .select({ endpoint: table.endpoint, signedOutAt })
    .from(table)
    .innerJoin(tokensNotBefore, eq(memberId, table.memberId))
    .where(lte(table.savedAt, signedOutAt));
  for (const each of signedOut) {
    // Saved again meanwhile, it stays.
    const isOfBefore = lte(table.savedAt, each.signedOutAt ?? new Date(0));
    await database.delete(table).where(and(eq(table.endpoint, each.endpoint), isOfBefore));
  }
}

export async function listPushDevices(database: Database, memberId: string): Promise<PushDeviceRow[]> {
  return database.select().from(table).where(eq(table.memberId, memberId)).orderBy(asc(table.createdAt));
}

/** Its push service took the reminder of that day. */
export async function noteReminded(
  database: Database,
  endpoint: string,
  { day, now }: { day: string; now: Date },
): Promise<void> {
  await database
    .update(table)
    .set({
      remindedOn: day,
      reachedAt: sql`greatest(${table.reachedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(table.endpoint, endpoint));
}

function isHers(memberId: string, endpoint: string) {
  return and(eq(table.memberId, memberId), eq(table.endpoint, endpoint));
}
