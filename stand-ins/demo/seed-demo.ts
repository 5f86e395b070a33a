import { randomUUID } from 'node:crypto';
import { completionId } from '../../contract/completion-id.ts';
import { CONSENT_TEXT_VERSION } from '../../contract/consent-texts.ts';
import { addDays, monthOf } from '../../contract/moments.ts';
import { opens, permissionsOfGroups } from '../../contract/permissions.ts';
import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/in-transaction.ts';
import type { EmbeddedIdentity } from '../identity/embedded-identity.ts';
import { findErased } from '../../server/modules/account/account/erase-records.repository.ts';
import type { ContentSnapshot } from '../../server/modules/platform/content/content-store.ts';
import { tallinnDay, tallinnMoment } from '../../server/core/tallinn-time.ts';
import { consents, profiles } from '../../server/modules/platform/profile/profile.tables.ts';
import { measurements } from '../../server/modules/diary/measurements/measurements.tables.ts';
import { completions } from '../../server/modules/training/completions/completions.tables.ts';
import { demoCompletions, demoMeasurements } from './demo-diary.ts';
import type { DemoDiary, DemoMember } from './demo-members.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from './demo-members.ts';

/**
 * Makes the demo accounts that are missing (one that was erased stays so), and their diaries as long as no one has a profile yet.
 */
export async function seedDemo(
  database: Database,
  identity: EmbeddedIdentity,
  content: ContentSnapshot,
  now: Date,
): Promise<void> {
  const erased = await findErased(
    database,
    DEMO_MEMBERS.map(({ id }) => id),
  );
  const members = DEMO_MEMBERS.filter(({ id }) => !erased.has(id));
  for (const { id, email, groups } of members) {
    await identity.createConfirmedUser({ id, email, groups, password: DEMO_PASSWORD });
  }
  const anyone = await database.select({ memberId: profiles.memberId }).from(profiles).limit(1);
  if (anyone.length > 0) return;
  await inTransaction(database, async (transaction) => {
    for (const member of members) await seedMember(transaction, member, content, now);
  });
}

async function seedMember(
  transaction: Database,
  member: DemoMember,
  content: ContentSnapshot,
  now: Date,
): Promise<void> {
  const { id: memberId, email, diary } = member;
  await transaction.insert(profiles).values({ memberId, email, updatedAt: now }).onConflictDoNothing();
  if (diary === null) return;
  await seedConsents(transaction, memberId, diary, now);
  const today = tallinnDay(now);
  const measured = demoMeasurements(memberId, diary, today).map((measurement) => ({
    ...measurement,
    memberId,
    eventAt: new Date(measurement.eventDateTime),
  }));
  const done = demoCompletions(memberId, diary, trainingsOpenTo(member, content), today).map(
    (completion) => ({
      ...completion,
      memberId,
      id: completionId(completion.day, completion.trainingId, memberId),
      month: monthOf(completion.day),
      eventAt: new Date(completion.eventDateTime),
    }),
  );
  if (measured.length > 0) await transaction.insert(measurements).values(measured).onConflictDoNothing();
  if (done.length > 0) await transaction.insert(completions).values(done).onConflictDoNothing();
}

function trainingsOpenTo({ groups }: DemoMember, { trainings }: ContentSnapshot): string[] {
  const viewer = { groups, permissions: permissionsOfGroups(groups) };
  return trainings
    .filter(({ body, isArchived }) => !isArchived && opens(body.accessLevel, viewer))
    .map(({ body }) => body.id);
}

async function seedConsents(
  transaction: Database,
  memberId: string,
  diary: DemoDiary,
  now: Date,
): Promise<void> {
  const givenAt = tallinnMoment(addDays(tallinnDay(now), -7 * diary.weeks - 1), '19:20');
  const given = (['MEASUREMENTS', 'PHOTOS'] as const).map((kind) => ({
    id: randomUUID(),
    memberId,
    kind,
    textVersion: CONSENT_TEXT_VERSION,
    givenAt,
    receivedAt: new Date(givenAt),
  }));
  await transaction.insert(consents).values(given).onConflictDoNothing();
}
