import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { Database } from '../../../database/database.ts';
import type { MemberId } from '../../../core/caller.ts';
import { profiles } from './profile.tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(database: Database, memberId: string): Promise<ProfileRow | null> {
  const rows = await database.select().from(profiles).where(eq(profiles.memberId, memberId));
  return rows[0] ?? null;
}

/** `email` is in lower case. */
export async function findProfileByEmail(database: Database, email: string): Promise<ProfileRow | null> {
  const rows = await database
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  return rows[0] ?? null;
}

/** The row, which no other transaction changes before this one ends. */
export async function holdProfile(transaction: Database, memberId: string): Promise<ProfileRow | null> {
  const rows = await transaction.select().from(profiles).where(eq(profiles.memberId, memberId)).for('update');
  return rows[0] ?? null;
}

/** The member's profile, made on her first call. */
export async function ensureProfile(
  database: Database,
  member: { id: MemberId; email: string },
  now: Date,
): Promise<ProfileRow> {
  const found = await findProfile(database, member.id);
  if (found !== null) return found;
  const row = { memberId: member.id, email: member.email, updatedAt: now };
  await database.insert(profiles).values(row).onConflictDoNothing();
  const made = await findProfile(database, member.id);
  if (made === null) throw new Error('A profile could not be kept');
  return made;
}

/** The address of the latest token counts: one that was issued earlier changes nothing. */
export async function updateEmail(
  database: Database,
  memberId: MemberId,
  email: string,
  emailAsOf: Date,
): Promise<void> {
  const isLater = or(isNull(profiles.emailAsOf), lt(profiles.emailAsOf, emailAsOf));
  await database
    .update(profiles)
    .set({ email, emailAsOf, emailToTell: email })
    .where(and(eq(profiles.memberId, memberId), isLater));
}

/** Does nothing if she has another address by now. */
export async function markEmailTold(database: Database, memberId: MemberId, email: string): Promise<void> {
  await database
    .update(profiles)
    .set({ emailToTell: null })
    .where(and(eq(profiles.memberId, memberId), eq(profiles.email, email)));
}

/** `moment`, or the time of the last change if that is later: it never goes back. */
export function notBefore(moment: Date): SQL {
  return sql`greatest(${profiles.updatedAt}, ${moment.toISOString()}::timestamptz)`;
}

/** Fields with the moments of their last edits. */
export type StandingEdits = Partial<
  Pick<
    ProfileRow,
    'firstName' | 'firstNameEditedAt' | 'lastName' | 'lastNameEditedAt' | 'bio' | 'bioEditedAt'
  >
>;

export async function updateProfile(
  database: Database,
  memberId: MemberId,
  edits: StandingEdits,
  updatedAt: Date,
): Promise<void> {
  await database
    .update(profiles)
    .set({ ...edits, updatedAt: notBefore(updatedAt) })
    .where(eq(profiles.memberId, memberId));
}

/** The columns with the latest moment at which each kind of consent was given or withdrawn. */
export const CONSENT_MOMENTS = {
  ENERGY_GOAL: 'energyGoalConsentAt',
  FOOD_CHOICES: 'foodChoicesConsentAt',
  FOOD_NOTES: 'foodNotesConsentAt',
  MEASUREMENTS: 'measurementsConsentAt',
  PHOTOS: 'photosConsentAt',
  TRAINING_NOTES: 'trainingNotesConsentAt',
} as const satisfies Record<ConsentKind, keyof ProfileRow>;

export async function setConsentMoment(
  transaction: Database,
  memberId: MemberId,
  kind: ConsentKind,
  moment: Date,
): Promise<void> {
  await transaction
    .update(profiles)
    .set({ [CONSENT_MOMENTS[kind]]: moment, updatedAt: notBefore(moment) })
    .where(eq(profiles.memberId, memberId));
}
