import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isCurrentText } from '../../../../contract/consent-texts.ts';
import { CONSENT_KINDS, type ConsentKind } from '../../../../contract/enumerations.ts';
import type { Database } from '../../../database/database.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Consent } from '../../../core/contract-types.generated.ts';
import { consents, replacedConsents } from './profile.tables.ts';

/**
 * The consents in force, oldest first. One of a kind that only a newer release knows, which runs beside this one during a rollout,
 * is left out: the contract could not express it, and her whole profile would fail with it.
 */
export async function listConsents(database: Database, memberId: MemberId): Promise<Consent[]> {
  const isKnown = inArray(consents.kind, [...CONSENT_KINDS]);
  return database
    .select({ kind: consents.kind, textVersion: consents.textVersion, givenAt: consents.givenAt })
    .from(consents)
    .where(and(eq(consents.memberId, memberId), isNull(consents.withdrawnAt), isKnown))
    .orderBy(asc(consents.receivedAt), asc(consents.kind));
}

/** The consents in force to what is asked now, by kind. None of them can be withdrawn before this transaction ends. */
export async function holdConsents(
  transaction: Database,
  memberId: MemberId,
): Promise<ReadonlyMap<ConsentKind, HeldConsent>> {
  const given = await holdAllConsents(transaction, memberId);
  return new Map([...given].filter(([kind, { textVersion }]) => isCurrentText({ kind, textVersion })));
}

interface HeldConsent {
  id: string;
  givenAt: string;
  textVersion: string;
}

/** Returns those whose wording has changed since as well. */
export async function holdAllConsents(
  transaction: Database,
  memberId: MemberId,
): Promise<ReadonlyMap<ConsentKind, HeldConsent>> {
  const { kind: ofKind, id, givenAt, textVersion } = consents;
  const given = await transaction
    .select({ kind: ofKind, id, givenAt, textVersion })
    .from(consents)
    .where(and(eq(consents.memberId, memberId), isNull(consents.withdrawnAt)))
    .for('share');
  return new Map(given.map(({ kind, ...consent }) => [kind, consent]));
}

/** True if she withdrew a consent of the kind at that very moment: its data was erased then. */
export async function wasWithdrawnAt(
  database: Database,
  memberId: MemberId,
  kind: ConsentKind,
  moment: Date,
): Promise<boolean> {
  const rows = await database
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.memberId, memberId), eq(consents.kind, kind), eq(consents.withdrawnAt, moment)));
  return rows.length > 0;
}

/** Keeps its row as history, with the time of its withdrawal. */
export async function endConsent(
  database: Database,
  memberId: MemberId,
  kind: ConsentKind,
  withdrawnAt: Date,
): Promise<void> {
  await database
    .update(consents)
    .set({ withdrawnAt })
    .where(and(eq(consents.memberId, memberId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));
}

/** All that was ever given, oldest first. */
export async function listConsentHistory(
  database: Database,
  memberId: MemberId,
): Promise<(typeof consents.$inferSelect)[]> {
  return database
    .select()
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(asc(consents.receivedAt), asc(consents.kind));
}

/** False if the kind is already given: one consent of a kind is in force at most. */
export async function insertConsent(
  database: Database,
  memberId: MemberId,
  consent: Consent,
  receivedAt: Date,
): Promise<boolean> {
  const rows = await database
    .insert(consents)
    .values({ id: randomUUID(), memberId, ...consent, receivedAt })
    .onConflictDoNothing()
    .returning({ id: consents.id });
  return rows.length > 0;
}

/** Those that she gave anew because their wording had changed, oldest first. */
export async function listReplacedConsents(
  database: Database,
  memberId: MemberId,
): Promise<(typeof replacedConsents.$inferSelect)[]> {
  return database
    .select()
    .from(replacedConsents)
    .where(eq(replacedConsents.memberId, memberId))
    .orderBy(asc(replacedConsents.replacedAt), asc(replacedConsents.kind));
}

/** Keeps beside it what she agreed to until now. Returns whether a consent of the kind in force was to a wording that has changed. */
export async function renewConsent(
  transaction: Database,
  memberId: MemberId,
  { kind, textVersion, givenAt }: Consent,
  receivedAt: Date,
): Promise<boolean> {
  const isEarlier = and(
    eq(consents.memberId, memberId),
    eq(consents.kind, kind),
    isNull(consents.withdrawnAt),
    lt(consents.textVersion, textVersion),
  );
  const [former] = await transaction.select().from(consents).where(isEarlier).for('update');
  if (former === undefined || isCurrentText(former)) return false;
  const { id: _id, withdrawnAt: _withdrawnAt, ...replaced } = former;
  await transaction
    .insert(replacedConsents)
    .values({ ...replaced, id: randomUUID(), replacedAt: receivedAt });
  await transaction
    .update(consents)
    .set({ textVersion, givenAt, receivedAt })
    .where(eq(consents.id, former.id));
  return true;
}
