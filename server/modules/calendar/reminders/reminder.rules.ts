/** Decides which members are reminded of their plans, and when. Hours are those of the clock in Tallinn. */
import type { PlannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import type { QuietHours } from '../../../../contract/marks/quiet-hours.mark.ts';
import { isQuiet } from '../../../../contract/marks/quiet-hours.mark.ts';
import { addDays, dayOf } from '../../../../contract/moments.ts';
import { momentInTallinn, tallinnMoment } from '../../../core/tallinn-time.ts';

/** A plan, and the instant at which she made it or last moved it. */
export type Plan = PlannedTraining & { changedAt: Date };

/** An instant, and what the clock in Tallinn shows then. */
export interface Then {
  now: Date;
  day: string;
  time: string;
}

/** Her reminder of a day, which one process may send; as the table of reminders holds it. */
export interface Claim {
  day: string;
  until: Date;
  firstTriedAt: Date;
}

export interface Situation extends Then {
  /** The day whose plans she may be reminded of. */
  planDay: string;
  plans: readonly Plan[];
  /** Ids of the trainings that she has done that day. */
  done: ReadonlySet<string>;
  quiet: QuietHours;
}

const MINUTE_MS = 60_000;
/** The lead of the reminder before the planned hour. */
export const LEAD_MINUTES = 60;
/** From then on midnight is no further away; the clock changes later in the night. */
const LATE_IN_THE_EVENING = '23:00';
/** A turn of the job may come a little late; a reminder that is later than this is of no use. */
const LATE_MINUTES = 5;
/** A training planned this recently needs no reminder. */
const JUST_PLANNED_MS = 30 * 60_000;

/** Longer than a process needs for all devices of a member; a process that died leaves them to another after it. */
export const LEASE_MS = 60_000;
/** A push service that is away for a moment is soon asked again, and one that stays away more seldom. */
const AGAIN_MS = { min: 30_000, max: 5 * 60_000 };

export function thenAt(now: Date): Then {
  const shown = momentInTallinn(now);
  return { now, day: dayOf(shown), time: shown.slice(11, 16) };
}

export const wallClockOf = ({ day, time }: Then) => `${day}T${time}`;

const timeOf = ({ at }: PlannedTraining) => at.slice(11);

/** Counted in time that passes, not on the clock: it changes in some nights. Negative once the planned hour is over. */
function minutesUntil({ at }: PlannedTraining, now: Date): number {
  const planned = Date.parse(tallinnMoment(dayOf(at), at.slice(11)));
  return Math.floor(planned / MINUTE_MS) - Math.floor(now.getTime() / MINUTE_MS);
}

/** The days of whose plans one may be near: today, and late in the evening tomorrow as well. */
export function daysToRemindOf({ day, time }: Then): string[] {
  return time < LATE_IN_THE_EVENING ? [day] : [day, addDays(day, 1)];
}

/** Her plans for the day that she has not done. */
export function waitingPlans({
  planDay,
  plans,
  done,
}: Pick<Situation, 'planDay' | 'plans' | 'done'>): Plan[] {
  return plans.filter(({ at, trainingId }) => dayOf(at) === planDay && !done.has(trainingId));
}

const notJustPlannedFrom = ({ changedAt }: Plan) => new Date(changedAt.getTime() + JUST_PLANNED_MS);

/** The plan to remind her of now, the earliest if there are several; null for none. */
export function planToRemindOf(situation: Situation): Plan | null {
  const { now, time, quiet } = situation;
  if (isQuiet(quiet, time)) return null;
  const due = waitingPlans(situation).filter((plan) => {
    if (isQuiet(quiet, timeOf(plan))) return false;
    if (now < notJustPlannedFrom(plan)) return false;
    const ahead = minutesUntil(plan, now);
    return ahead <= LEAD_MINUTES && ahead >= -LATE_MINUTES;
  });
  return due.toSorted((one, other) => (one.at < other.at ? -1 : 1))[0] ?? null;
}

/** True if she must be reminded of one of that day's plans, now or later. */
export function isReminderAhead(situation: Situation): boolean {
  const { now, quiet } = situation;
  return waitingPlans(situation).some(
    (plan) =>
      !isQuiet(quiet, timeOf(plan)) &&
      [now, notJustPlannedFrom(plan)].every((from) => minutesUntil(plan, from) >= -LATE_MINUTES),
  );
}

/** Seconds for which a reminder of this plan is worth delivering. */
export function lifeOfReminder(plan: PlannedTraining, now: Date): number {
  return Math.max(1, minutesUntil(plan, now) + LATE_MINUTES) * 60;
}

/** True if a reminder of that day may be claimed: its plan's hour has not come, and nobody holds it. */
export function isOpen(
  { owedUntil, claimedUntil }: { owedUntil: string | null; claimedUntil: Date | null },
  then: Then,
): boolean {
  return (
    owedUntil !== null && owedUntil > wallClockOf(then) && claimedUntil !== null && claimedUntil <= then.now
  );
}

/** The time of the next try for devices whose push service was away: after as long as it has lasted already. */
export function nextTry({ firstTriedAt }: Claim, now: Date): Date {
  const lasted = now.getTime() - firstTriedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(lasted, AGAIN_MS.min), AGAIN_MS.max));
}
