/**
 * Reminds members of what they planned for today and have not done:
 *
 *   planned ──(its hour is near, nothing done, not quiet)──▶ claimed for a minute ──▶ sent to each device ──▶ kept for that device
 *                                                              ▲                                                  │
 *                                                              └──(the process died, or a push service was away)──┘
 *
 * Whoever claims it next leaves out the devices that have it. A device whose push service took it just before the process died
 * gets it twice: under one topic and one tag, so that the second takes the place of the first.
 */
import type { Log } from '../../core/log.ts';
import type { Database } from '../../database/database.ts';
import type { PushOutcome } from '../../ports/push.ts';
import { plannersOf } from './planner.ts';
import type { ReminderServices } from './push-device.ts';
import { endDevicesSignedOut } from './push-devices.repository.ts';
import { remindMember } from './remind-member.ts';
import type { Then } from './reminder.rules.ts';
import { planToRemindOf, thenAt } from './reminder.rules.ts';
import { findReachable, listMarksToRemindOf, listPlannersOf } from './reminders.repository.ts';

/** Shorter than a turn may take: members who are left are reminded in the next one. */
const WORK_MS = 4 * 60_000;
/** One slow push service must not hold up everybody. */
const AT_ONCE = 20;
/** How many members' plans are read at once: few enough that the database looks up each by index. */
const BATCH = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** One turn of the job. */
export async function sendReminders(services: ReminderServices, log: Log): Promise<void> {
  const { database, clock, push } = services;
  if (push === null) return;
  const stopAt = performance.now() + WORK_MS;
  await endDevicesSignedOut(database);
  const memberIds = await membersDue(database, thenAt(clock()));
  const counts: Record<PushOutcome, number> = { taken: 0, gone: 0, refused: 0, failed: 0 };
  const next = async (): Promise<void> => {
    for (;;) {
      const memberId = performance.now() > stopAt ? undefined : memberIds.shift();
      if (memberId === undefined) return;
      for (const outcome of await remindMember({ ...services, push }, memberId)) counts[outcome] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (Object.values(counts).some((count) => count > 0))
    log.info({ event: 'reminders', ...counts }, 'reminders sent');
}

/**
 * Lists members with a plan that may be due now, whether or not they have done it. Those who were tried before come last: a push
 * service that is slow and fails must not keep the others from theirs.
 */
async function membersDue(database: Database, then: Then): Promise<string[]> {
  const [untried, tried]: [string[], string[]] = [[], []];
  let afterMember = BEFORE_ALL;
  for (;;) {
    const memberIds = await listPlannersOf(database, then.day, { afterMember, limit: BATCH });
    const owed = await findReachable(database, memberIds, then);
    for (const planner of plannersOf(await listMarksToRemindOf(database, [...owed.keys()], then.day))) {
      const { memberId } = planner;
      if (planToRemindOf({ ...then, ...planner, done: new Set() }) === null) continue;
      (owed.get(memberId)?.isTried === true ? tried : untried).push(memberId);
    }
    const last = memberIds.at(-1);
    if (last === undefined || memberIds.length < BATCH) return [...untried, ...tried];
    afterMember = last;
  }
}
