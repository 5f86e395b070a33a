/** A member's calendar for her phone: the public schedule around today, what she has done, and the trainings and dishes that she planned. */
import { createHash, randomUUID } from 'node:crypto';
import { addDays, dayOf } from '../../../../contract/moments.ts';
import { calendarFeedPath, paths } from '../../../../contract/paths.ts';
import type { MemberId } from '../../../core/caller.ts';
import { ANONYMOUS } from '../../../core/caller.ts';
import type { CalendarServices } from './calendar-services.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import { tallinnDay } from '../../../core/tallinn-time.ts';
import { scheduleOn } from '../../training/trainings/schedule.ts';
import { hashOfToken } from '../../../core/address-tokens.ts';
import type { CalendarFeedRow, CompletedTraining, NewCalendarFeed } from './calendar.repository.ts';
import {
  countCalendarRevision,
  ensureCalendarFeed,
  findCalendarByToken,
  listCompletionsBetween,
  replaceCalendarFeed,
} from './calendar.repository.ts';
import type { CalendarEvent, CalendarVersion } from './icalendar.ts';
import { calendarText, utcStamp, wallStamp } from './icalendar.ts';
import { type LoggedEvent, loggedSessions } from './logged-sessions.ts';
import { plannedAlarms } from './planned-alarms.ts';
import { plannedMeals } from './planned-meals.ts';
import { type PlannedEvent, plannedTrainings } from './planned-trainings.ts';

const DAYS_AROUND = 60;
/** The most of one sort of her past events: eight a day. Anybody with an account can store more, and nobody trains as often. */
const DONE_MAX = 1_000;
/** For a meal, and a training without a duration. */
const DURATION_MINUTES = 30;
const NAME = 'Hoog';
const DONE = 'Tehtud';

/** Her private address: the same each time, until she renews it. */
export async function calendarAddressOf(services: CalendarServices, memberId: MemberId): Promise<string> {
  return addressOf(services, await ensureCalendarFeed(services.database, newFeed(services, memberId)));
}

/** Replaces her private address; the former one shows nothing any more. */
export async function renewedCalendarAddressOf(
  services: CalendarServices,
  memberId: MemberId,
): Promise<string> {
  const feed = newFeed(services, memberId);
  await replaceCalendarFeed(services.database, feed);
  return addressOf(services, feed);
}

function newFeed({ calendarTokenOf, clock }: CalendarServices, memberId: MemberId): NewCalendarFeed {
  const nonce = randomUUID();
  const tokenHash = hashOfToken(calendarTokenOf(memberId, nonce));
  return { memberId, nonce, tokenHash, createdAt: clock() };
}

function addressOf({ calendarTokenOf, publicUrl }: CalendarServices, feed: NewCalendarFeed): string {
  return publicUrl + calendarFeedPath(calendarTokenOf(feed.memberId, feed.nonce));
}

/** Returns the feed behind an address, or undefined if the address is invalid or was replaced. */
export async function calendarFeedAt(
  { database, erasedMembers }: CalendarServices,
  token: string,
): Promise<CalendarFeedRow | undefined> {
  const feed = await findCalendarByToken(database, hashOfToken(token));
  return feed && !erasedMembers.has(feed.memberId) ? feed : undefined;
}

/** Returns the same text until an event comes, goes or is another. */
export async function calendarOf(services: CalendarServices, feed: CalendarFeedRow): Promise<string> {
  const events = await eventsOf(services, feed.memberId);
  return calendarText(NAME, events, await versionWith(services, feed, events));
}

/** The rows behind the events do not all know when they changed, so the events themselves are compared. */
async function versionWith(
  { database, clock }: CalendarServices,
  { memberId, digest, revision, changedAt }: CalendarFeedRow,
  events: readonly CalendarEvent[],
): Promise<CalendarVersion> {
  const found = createHash('sha256').update(JSON.stringify(events)).digest('hex');
  if (found === digest && changedAt !== null) return { revision, changedAt };
  const now = clock();
  return { revision: await countCalendarRevision(database, memberId, found, now), changedAt: now };
}

async function eventsOf(services: CalendarServices, memberId: string): Promise<CalendarEvent[]> {
  const { database, clock, content } = services;
  const today = tallinnDay(clock());
  const [from, to] = [addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND)];
  const snapshot = await content.current();
  const completions = await listCompletionsBetween(database, memberId, [from, to], DONE_MAX);
  const done = doneEvents(services, snapshot, completions);
  const logged = await loggedSessions(database, memberId, [from, to], DONE_MAX);
  const planned = await plannedTrainings(database, memberId, snapshot, completions, [from, to]);
  const alarmBefore = await plannedAlarms(database, memberId);
  const meals = await mealEvents(services, memberId, snapshot, from, to);
  return [
    ...scheduleEvents(services, snapshot, from, to),
    ...done,
    ...logged.map((each) => loggedEvent(services, each)),
    ...planned.map((each) => ({ ...plannedEvent(services, each), alarmMinutes: alarmBefore(each.at) })),
    ...meals,
  ];
}

function uidOf({ publicUrl }: CalendarServices, kind: string, id: string): string {
  return `${kind}-${id}@${new URL(publicUrl).hostname}`;
}

/** Returns what a visitor sees: a reader of the address sends no token, so locked parts are left out. */
function scheduleEvents(
  services: CalendarServices,
  snapshot: ContentSnapshot,
  from: string,
  to: string,
): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const { id, eventDateTime, training } of scheduleOn(day, snapshot, ANONYMOUS)) {
      events.push({
        uid: uidOf(services, 'kava', id),
        start: `;TZID=Europe/Tallinn:${wallStamp(eventDateTime)}`,
        durationMinutes: training.duration ?? DURATION_MINUTES,
        summary: training.title,
        url: `${services.publicUrl}${paths.calendar.to(day)}`,
      });
    }
  }
  return events;
}

async function mealEvents(
  services: CalendarServices,
  memberId: string,
  snapshot: ContentSnapshot,
  from: string,
  to: string,
): Promise<CalendarEvent[]> {
  const meals = await plannedMeals(services.database, memberId, snapshot, from, to);
  return meals.map(({ id, startsAt, name }) => ({
    uid: uidOf(services, 'roog', id),
    start: `;TZID=Europe/Tallinn:${wallStamp(startsAt)}`,
    durationMinutes: DURATION_MINUTES,
    summary: name,
    url: `${services.publicUrl}${paths.mealplan.to()}?date=${dayOf(startsAt)}`,
  }));
}

function plannedEvent(services: CalendarServices, planned: PlannedEvent): CalendarEvent {
  const { id, trainingId, at, title, durationMinutes } = planned;
  return {
    uid: uidOf(services, 'plaan', id),
    start: `;TZID=Europe/Tallinn:${wallStamp(`${at}:00`)}`,
    durationMinutes: durationMinutes ?? DURATION_MINUTES,
    summary: title,
    url: `${services.publicUrl}${paths.studio.to(trainingId)}`,
  };
}

function loggedEvent(services: CalendarServices, logged: LoggedEvent): CalendarEvent {
  const { id, eventDateTime, title, durationMinutes } = logged;
  return {
    uid: uidOf(services, 'vaba', id),
    start: `:${utcStamp(eventDateTime)}`,
    durationMinutes,
    summary: `${DONE}: ${title}`,
    url: `${services.publicUrl}${paths.calendar.to(dayOf(eventDateTime))}`,
  };
}

function doneEvents(
  services: CalendarServices,
  snapshot: ContentSnapshot,
  rows: readonly CompletedTraining[],
): CalendarEvent[] {
  const trainings = new Map(snapshot.trainings.map(({ body }) => [body.id, body]));
  return rows.flatMap(({ day, trainingId, eventDateTime }) => {
    const training = trainings.get(trainingId);
    if (training === undefined) return [];
    return [
      {
        uid: uidOf(services, 'tehtud', `${day}-${trainingId}`),
        start: `:${utcStamp(eventDateTime)}`,
        durationMinutes: training.durationMinutes,
        summary: `${DONE}: ${training.title}`,
        url: `${services.publicUrl}${paths.calendar.to(day)}`,
      },
    ];
  });
}
