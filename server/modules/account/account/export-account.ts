/** Everything the product holds about a member, as one document that she can read and others can import. */
import { setImmediate as pause } from 'node:timers/promises';
import type { Member } from '../../../core/caller.ts';
import type { AccountServices } from './account-services.ts';
import { momentInTallinn } from '../../../core/tallinn-time.ts';
import { findActivity } from '../../platform/activity/find-activity.repository.ts';
import { findCalendarFeed } from '../../calendar/feed/calendar.repository.ts';
import { avatarAddressOf } from '../../platform/profile/avatar.ts';
import { listMarks } from '../../platform/marks/marks.repository.ts';
import { listPushDevices } from '../../calendar/reminders/push-devices.repository.ts';
import { findLastReminder } from '../../calendar/reminders/reminders.repository.ts';
import { findShoppingLink } from '../../food/shopping/shopping-links.repository.ts';
import { listConsentHistory, listReplacedConsents } from '../../platform/profile/consents.repository.ts';
import { ensureProfile } from '../../platform/profile/profile.repository.ts';
import { listRequestsAbout, listWithdrawals } from '../subscription/withdrawals.repository.ts';
import { listTakenBackCompletions } from '../../training/completions/completions.repository.ts';
import {
  ADDRESS_SECONDS,
  type ExportedList,
  exportCompletions,
  exportMeasurements,
  exportSessions,
} from './export-diary.ts';
import { exportPlans } from './export-plans.ts';
import { listMailsOf } from '../../platform/mails/mails.repository.ts';
import { NEW_EMAIL_SUBJECT, RESET_SUBJECT } from '../../../ports/mail.ts';

const UNITS = {
  weightKg: 'kilogrammid',
  hipsCm: 'sentimeetrid, nagu kõik väljad lõpuga Cm',
  effort: '1–10, kuidas treening tundus',
  times:
    'ISO 8601 koos ajavööndiga; eventDateTime ja givenAt on sinu seadme aeg, Z-lõpulised on maailmaaeg (UTC)',
  photoAddresses: 'kehtivad 15 minutit alates ajast exportedAt',
};

/** The document as JSON text, in pieces: her diary is read page by page as they are asked for, and the rest at once. */
export async function exportAccount(
  services: AccountServices,
  member: Member,
): Promise<AsyncIterable<string>> {
  const { database, clock, identityAdmin } = services;
  const consents = await listConsentHistory(database, member.id);
  const replaced = await listReplacedConsents(database, member.id);
  const beginning = {
    format: 'hoog-andmed-1',
    exportedAt: momentInTallinn(clock()),
    units: UNITS,
    profile: await exportProfile(services, member),
    activity: await findActivity(database, member.id),
    groups: (await identityAdmin.groupsOf(member.id)) ?? [],
    consents: only(consents, 'kind', 'textVersion', 'givenAt', 'receivedAt', 'withdrawnAt'),
    replacedConsents: only(replaced, 'kind', 'textVersion', 'givenAt', 'receivedAt', 'replacedAt'),
  };
  const diary = [
    exportMeasurements(services, member),
    exportCompletions(services, member),
    exportSessions(services, member),
  ];
  const takenBack = await listTakenBackCompletions(database, member.id);
  const end = {
    takenBackCompletions: only(takenBack, 'id', 'trainingId', 'takenBack', 'removedAt'),
    calendarAddressMadeAt: (await findCalendarFeed(database, member.id))?.createdAt ?? null,
    marks: await exportMarks(services, member),
    shoppingLinkEndsAt: (await findShoppingLink(database, member.id, clock()))?.endsAt ?? null,
    reminders: await exportReminders(services, member),
    plans: await exportPlans(services, member),
    ...(await exportContracts(services, member)),
  };
  return documentOf(beginning, diary, end);
}

async function exportMarks({ database }: AccountServices, member: Member) {
  const marks = await listMarks(database, member.id);
  return marks.map(({ kind, key, value, changedAt }) => ({
    kind,
    key,
    value: value === null ? null : (JSON.parse(value) as unknown),
    changedAt,
  }));
}

async function exportReminders({ database }: AccountServices, member: Member) {
  const devices = await listPushDevices(database, member.id);
  return {
    last: await findLastReminder(database, member.id),
    devices: only(devices, 'endpoint', 'createdAt', 'savedAt', 'reachedAt', 'remindedOn'),
  };
}

/** Her orders, her withdrawals, and the mails about them. */
async function exportContracts({ database, paymentsAccount }: AccountServices, member: Member) {
  const subscriptions = await paymentsAccount.listSubscriptions(member.id);
  const contracts = subscriptions.map(({ id }) => id);
  const requests = await listRequestsAbout(database, member.id, contracts);
  return {
    subscriptions,
    withdrawals: only(
      await listWithdrawals(database, member.id),
      'subscriptionId',
      'receivedAt',
      'sentTo',
      'refundedCents',
    ),
    // Another member who names her contract may have mistaken its number: what she declared is in her own export.
    openWithdrawals: requests
      .filter(({ memberId }) => memberId === null || memberId === member.id)
      .map(({ id, subscriptionId, email: sentTo, receivedAt }) => ({
        id,
        subscriptionId,
        sentTo,
        receivedAt,
      })),
    mails: await exportMails(database, member),
  };
}

/** Without the text of those whose code is to prove that an address is hers, or sets a password: only who reads mail there may know it. */
async function exportMails(database: AccountServices['database'], { id, email }: Member) {
  return (await listMailsOf(database, id, [email])).map(({ to, subject, text, sentAt }) => ({
    to,
    subject,
    text: subject === NEW_EMAIL_SUBJECT || subject === RESET_SUBJECT ? null : text,
    sentAt,
  }));
}

/** The rows with these fields alone: a new column is exported when somebody has decided so. */
function only<Row extends object, Field extends keyof Row>(
  rows: readonly Row[],
  ...fields: readonly Field[]
): Pick<Row, Field>[] {
  return rows.map(
    (row) => Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>,
  );
}

/** Writes everything as one object, indented by two. */
async function* documentOf(
  beginning: object,
  lists: readonly ExportedList[],
  end: object,
): AsyncGenerator<string> {
  yield JSON.stringify(beginning, null, 2).slice(0, -2);
  for (const { name, pages } of lists) {
    yield `,\n  "${name}": [`;
    let separator = '';
    for await (const page of pages) {
      for (const item of page) {
        yield `${separator}\n    ${JSON.stringify(item, null, 2).replaceAll('\n', '\n    ')}`;
        separator = ',';
      }
      // Others are answered in between.
      await pause();
    }
    yield '\n  ]';
  }
  yield `,${JSON.stringify(end, null, 2).slice(1)}`;
}

async function exportProfile(services: AccountServices, member: Member) {
  const row = await ensureProfile(services.database, member, services.clock());
  const { email } = member;
  const { firstName, lastName, bio, updatedAt } = row;
  const editedAt = { firstName: row.firstNameEditedAt, lastName: row.lastNameEditedAt, bio: row.bioEditedAt };
  const consentsChangedAt = {
    ENERGY_GOAL: row.energyGoalConsentAt,
    FOOD_CHOICES: row.foodChoicesConsentAt,
    FOOD_NOTES: row.foodNotesConsentAt,
    MEASUREMENTS: row.measurementsConsentAt,
    PHOTOS: row.photosConsentAt,
    TRAINING_NOTES: row.trainingNotesConsentAt,
  };
  const imageURL = await avatarAddressOf(services, row, (key) =>
    services.objects.presignFreshRead(key, ADDRESS_SECONDS),
  );
  return { id: member.id, email, firstName, lastName, bio, imageURL, updatedAt, editedAt, consentsChangedAt };
}
