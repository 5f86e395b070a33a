/** Everything the product holds about a member, as one document that she can read and others can import. */
import { setImmediate as pause } from 'node:timers/promises';
import { FIGURES, unitOf } from '../../../src/contract/measurement-figures.ts';
import type { Member } from '../../core/caller.ts';
import type { AccountServices } from './account-services.ts';
import { momentInTallinn } from '../../core/tallinn-time.ts';
import { findActivity } from '../activity/find-activity.repository.ts';
import { findCalendarFeed } from '../calendar/calendar.repository.ts';
import { avatarAddressOf } from '../profile/avatar.ts';
import { listMarks } from '../marks/marks.repository.ts';
import { listPushDevices } from '../reminders/push-devices.repository.ts';
import { findLastReminder } from '../reminders/reminders.repository.ts';
import { findShoppingLink } from '../shopping-links/shopping-links.repository.ts';
import { listConsentHistory } from '../profile/consents.repository.ts';
import { ensureProfile } from '../profile/profile.repository.ts';
import { listRequestsOf, listWithdrawals } from '../subscriptions/withdrawals.repository.ts';
import type { CompletionRow } from '../timeline/completions.repository.ts';
import { listCompletions, listTakenBackCompletions } from '../timeline/completions.repository.ts';
import { figuresInUnits } from '../timeline/measurement-figures.ts';
import { isPhotoThere } from '../timeline/measurement-photo.ts';
import type { MeasurementRow } from '../timeline/measurements.repository.ts';
import { listMeasurements } from '../timeline/measurements.repository.ts';
import { sessionEventOf } from '../sessions/session-event.ts';
import type { SessionRow } from '../sessions/sessions.repository.ts';
import { listSessions } from '../sessions/sessions.repository.ts';
import type { TimelinePosition } from '../timeline/timeline-page.ts';
import { measurementEventOf } from '../timeline/timeline-events.ts';
import { exportPlans } from './export-plans.ts';
import { listMailsTo } from '../mails/find-mails.repository.ts';

const ADDRESS_SECONDS = 15 * 60;
/** Few enough that others hardly wait for them. */
const PAGE_ROWS = 100;

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
  const { database, clock, identityAdmin, paymentsAccount } = services;
  const beginning = {
    format: 'hoog-andmed-1',
    exportedAt: momentInTallinn(clock()),
    units: UNITS,
    profile: await exportProfile(services, member),
    activity: await findActivity(database, member.id),
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
  };
  const end = {
    takenBackCompletions: (await listTakenBackCompletions(database, member.id)).map(
      ({ id, trainingId, takenBack, removedAt }) => ({ id, trainingId, takenBack, removedAt }),
    ),
    calendarAddressMadeAt: (await findCalendarFeed(database, member.id))?.createdAt ?? null,
    marks: (await listMarks(database, member.id)).map(({ kind, key, value, changedAt }) => ({
      kind,
      key,
      value: value === null ? null : (JSON.parse(value) as unknown),
      changedAt,
    })),
    shoppingLinkEndsAt: (await findShoppingLink(database, member.id, services.clock()))?.endsAt ?? null,
    reminders: {
      last: await findLastReminder(database, member.id),
      devices: (await listPushDevices(database, member.id)).map(
        ({ endpoint, createdAt, savedAt, reachedAt, remindedOn }) => ({
          endpoint,
          createdAt,
          savedAt,
          reachedAt,
          remindedOn,
        }),
      ),
    },
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
    openWithdrawals: (await listRequestsOf(database, member.id)).map(
      ({ id, subscriptionId, email, receivedAt }) => ({ id, subscriptionId, sentTo: email, receivedAt }),
    ),
    mails: (await listMailsTo(database, member.email)).map(({ subject, text, sentAt }) => ({
      subject,
      text,
      sentAt,
    })),
  };
  return documentOf(
    beginning,
    [
      exportMeasurements(services, member),
      exportCompletions(services, member),
      exportSessions(services, member),
    ],
    end,
  );
}

type List = { name: string; pages: AsyncIterable<readonly object[]> };

/** Writes everything as one object, indented by two. */
async function* documentOf(beginning: object, lists: readonly List[], end: object): AsyncGenerator<string> {
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

function exportMeasurements(services: AccountServices, member: Member): List {
  const read = (after: TimelinePosition | null) =>
    listMeasurements(services.database, member.id, PAGE_ROWS, after);
  const toItem = async (row: MeasurementRow) => ({
    id: row.id,
    eventDateTime: row.eventDateTime,
    ...namedByUnit(figuresInUnits(row)),
    photoUrl: await photoAddressOf(services, row),
  });
  return { name: 'measurements', pages: pagesOf(read, toItem) };
}

/** As `weightKg` and `waistCm`. */
function namedByUnit(figures: ReturnType<typeof figuresInUnits>): object {
  const named = FIGURES.map((name) => [name + (unitOf(name) === 'kg' ? 'Kg' : 'Cm'), figures[name]]);
  return Object.fromEntries(named);
}

type Positioned = { id: string; eventAt: Date | null };

async function* pagesOf<Row extends Positioned>(
  read: (after: TimelinePosition | null) => Promise<Row[]>,
  toItem: (row: Row) => Promise<object>,
): AsyncGenerator<readonly object[]> {
  let after: TimelinePosition | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    yield await Promise.all(rows.map(toItem));
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || last?.eventAt == null) return;
    after = { eventAt: last.eventAt.toISOString(), id: last.id };
  }
}

async function photoAddressOf(services: AccountServices, row: MeasurementRow): Promise<string | null> {
  const { photo } = measurementEventOf(row);
  if (photo === null || !(await isPhotoThere(services, photo))) return null;
  return services.objects.presignFreshRead(photo.key, ADDRESS_SECONDS);
}

function exportCompletions(services: AccountServices, member: Member): List {
  const read = (after: TimelinePosition | null) =>
    listCompletions(services.database, { memberId: member.id, month: null, after }, PAGE_ROWS);
  const toItem = async ({ id, eventDateTime, alsoDoneAt, takenBack, trainingId }: CompletionRow) => {
    const { trainings } = await services.content.current();
    const title = trainings.find(({ body }) => body.id === trainingId)?.body.title ?? null;
    return { id, eventDateTime, alsoDoneAt, takenBack, training: { id: trainingId, title } };
  };
  return { name: 'completions', pages: pagesOf(read, toItem) };
}

function exportSessions(services: AccountServices, member: Member): List {
  const read = (after: TimelinePosition | null) =>
    listSessions(services.database, { memberId: member.id, month: null, after }, PAGE_ROWS);
  const toItem = (row: SessionRow) => {
    const { __typename: _type, sets, ...session } = sessionEventOf(row);
    const performed = sets.map(({ weight, ...set }) => ({ ...set, weightKg: weight }));
    return Promise.resolve({ ...session, sets: performed });
  };
  return { name: 'sessions', pages: pagesOf(read, toItem) };
}
