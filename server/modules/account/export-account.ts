/** Everything the product holds about a member, as one document that she can read and others can import. */
import type { Member } from '../../graphql/caller.ts';
import type { Services } from '../../graphql/context.ts';
import { momentInTallinn } from '../content/tallinn-time.ts';
import { avatarAddressOf } from '../profile/avatar.ts';
import { listConsentHistory } from '../profile/consents.repository.ts';
import { ensureProfile } from '../profile/profile.repository.ts';
import { listWithdrawals } from '../subscriptions/withdrawals.repository.ts';
import { listCompletions } from '../timeline/completions.repository.ts';
import { fromTenths } from '../timeline/measurement-figures.ts';
import { isPhotoThere } from '../timeline/measurement-photo.ts';
import type { MeasurementRow } from '../timeline/measurements.repository.ts';
import { listMeasurements } from '../timeline/measurements.repository.ts';
import { measurementEventOf } from '../timeline/timeline-events.ts';
import { exportPlans } from './export-plans.ts';
import { listMailsTo } from './find-mails.repository.ts';

const ADDRESS_SECONDS = 15 * 60;
/** More than a lifetime of entries. */
const ALL = 1_000_000;

const UNITS = {
  weightKg: 'kilogrammid',
  hipsCm: 'sentimeetrid, nagu kõik väljad lõpuga Cm',
  times:
    'ISO 8601 koos ajavööndiga; eventDateTime ja givenAt on sinu seadme aeg, Z-lõpulised on maailmaaeg (UTC)',
  photoAddresses: 'kehtivad 15 minutit alates ajast exportedAt',
};

/** The document as JSON text. */
export async function exportAccount(services: Services, member: Member): Promise<string> {
  const { database, clock, identityAdmin, paymentsAccount } = services;
  const now = clock();
  const document = {
    format: 'hoog-andmed-1',
    exportedAt: momentInTallinn(now),
    units: UNITS,
    profile: await exportProfile(services, member),
    groups: (await identityAdmin.groupsOf(member.id)) ?? [],
    consents: (await listConsentHistory(database, member.id)).map(
      ({ kind, textVersion, givenAt, receivedAt, withdrawnAt }) => ({
        kind,
        textVersion,
        givenAt,
        receivedAt,
        withdrawnAt,
      }),
    ),
    measurements: await exportMeasurements(services, member),
    completions: await exportCompletions(services, member),
    plans: await exportPlans(services, member),
    subscriptions: await paymentsAccount.listSubscriptions(member.id),
    withdrawals: (await listWithdrawals(database, member.id)).map(
      ({ subscriptionId, receivedAt, sentTo, refundedCents }) => ({
        subscriptionId,
        receivedAt,
        sentTo,
        refundedCents,
      }),
    ),
    mails: (await listMailsTo(database, member.email)).map(({ subject, text, sentAt }) => ({
      subject,
      text,
      sentAt,
    })),
  };
  return JSON.stringify(document, null, 2);
}

async function exportProfile(services: Services, member: Member) {
  const row = await ensureProfile(services.database, member, services.clock());
  const { email } = member;
  const { firstName, lastName, bio, updatedAt } = row;
  const editedAt = { firstName: row.firstNameEditedAt, lastName: row.lastNameEditedAt, bio: row.bioEditedAt };
  const consentsChangedAt = { MEASUREMENTS: row.measurementsConsentAt, PHOTOS: row.photosConsentAt };
  const imageURL = await avatarAddressOf(services, row, (key) =>
    services.objects.presignReadAnew(key, ADDRESS_SECONDS),
  );
  return { id: member.id, email, firstName, lastName, bio, imageURL, updatedAt, editedAt, consentsChangedAt };
}

async function exportMeasurements(services: Services, member: Member) {
  const rows = await listMeasurements(services.database, member.id, ALL, null);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      eventDateTime: row.eventDateTime,
      weightKg: fromTenths(row.weight),
      hipsCm: fromTenths(row.hips),
      chestCm: fromTenths(row.chest),
      waistCm: fromTenths(row.waist),
      leftThighCm: fromTenths(row.leftThigh),
      rightThighCm: fromTenths(row.rightThigh),
      photoUrl: await photoAddressOf(services, row),
    })),
  );
}

async function photoAddressOf(services: Services, row: MeasurementRow): Promise<string | null> {
  const { photo } = measurementEventOf(row);
  if (photo === null || !(await isPhotoThere(services, photo))) return null;
  return services.objects.presignReadAnew(photo.key, ADDRESS_SECONDS);
}

async function exportCompletions(services: Services, member: Member) {
  const { trainings } = await services.content.current();
  const titles = new Map(trainings.map(({ body }) => [body.id, body.title]));
  const rows = await listCompletions(
    services.database,
    { memberId: member.id, month: null, after: null },
    ALL,
  );
  return rows.map(({ id, eventDateTime, alsoDoneAt, takenBack, trainingId }) => ({
    id,
    eventDateTime,
    alsoDoneAt,
    takenBack,
    training: { id: trainingId, title: titles.get(trainingId) ?? null },
  }));
}
