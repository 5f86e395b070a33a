/**
 * Reminds members of what they planned for today, or for soon after midnight, and have not done:
 *
 *   planned ──(its hour is near, nothing done, not quiet)──▶ claimed for a minute ──▶ sent to each device ──▶ kept for that device
 *                                                              ▲                                                  │
 *                                                              └──(the process died, or a push service was away)──┘
 *
 * The next process that claims it leaves out the devices that have it. A device whose push service took it just before the process died
 * gets it twice: under one topic and one tag, so that the second takes the place of the first.
 */
import type { Log } from '../../../core/log.ts';
import { ENDLESS } from '../../../core/turn.ts';
import type { Database } from '../../../database/database.ts';
import type { PushOutcome } from '../../../ports/push.ts';
import { plannersOf } from './planner.ts';
import type { ReminderServices } from './push-device.ts';
import { endDevicesSignedOut } from './push-devices.repository.ts';
import { remindMember } from './remind-member.ts';
import type { Then } from './reminder.rules.ts';
import { daysToRemindOf, planToRemindOf, thenAt } from './reminder.rules.ts';
import { findReachable, listMarksToRemindOf, listPlannersOf } from './reminders.repository.ts';

/** One slow push service must not hold up everybody. */
const AT_ONCE = 20;
/** The number of members whose plans are read at once: few enough that the database looks up each by index. */
const BATCH = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** One turn of the job: members who are left are reminded in the next one. Rejects with the failures when all have been tried. */
export async function sendReminders(services: ReminderServices, log: Log, turn = ENDLESS): Promise<void> {
  const { database, clock, push } = services;
  if (push === null) return;
  await endDevicesSignedOut(database);
  const due = await remindersDue(database, thenAt(clock()));
  const counts: Record<PushOutcome, number> = { taken: 0, gone: 0, refused: 0, failed: 0 };
  const failures: unknown[] = [];
  const next = async (): Promise<void> => {
    for (;;) {
      const reminders = turn.isOver() ? undefined : due.shift();
      if (reminders === undefined) return;
      try {
        // One after the other: that of tomorrow waits for that of today.
        for (const { memberId, planDay } of reminders)
          for (const outcome of await remindMember({ ...services, push }, memberId, planDay))
            counts[outcome] += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (Object.values(counts).some((count) => count > 0))
    log.info({ event: 'reminders', ...counts }, 'reminders sent');
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} members are not reminded yet`);
}

interface DueReminder {
  memberId: string;
  planDay: string;
  isTried: boolean;
}

/**
 * Those of each member, by their days. Members who were tried before come last: a push service that is slow and fails must not keep
 * the others from theirs.
 */
async function remindersDue(database: Database, then: Then): Promise<DueReminder[][]> {
  const ofMembers = new Map<string, DueReminder[]>();
  for (const planDay of daysToRemindOf(then))
    for (const due of await remindersDueOf(database, planDay, then))
      ofMembers.set(due.memberId, [...(ofMembers.get(due.memberId) ?? []), due]);
  const isTried = (reminders: DueReminder[]) => reminders.some((due) => due.isTried);
  const all = [...ofMembers.values()];
  return [...all.filter((reminders) => !isTried(reminders)), ...all.filter(isTried)];
}

/** Of members with a plan of that day that may be due now, whether or not they have done it. */
async function remindersDueOf(database: Database, planDay: string, then: Then): Promise<DueReminder[]> {
  const due: DueReminder[] = [];
  let afterMember = BEFORE_ALL;
  for (;;) {
    const memberIds = await listPlannersOf(database, planDay, { afterMember, limit: BATCH });
    const owed = await findReachable(database, memberIds, planDay, then);
    for (const planner of plannersOf(await listMarksToRemindOf(database, [...owed.keys()], planDay))) {
      const { memberId } = planner;
      if (planToRemindOf({ ...then, ...planner, planDay, done: new Set() }) === null) continue;
      due.push({ memberId, planDay, isTried: owed.get(memberId)?.isTried === true });
    }
    const last = memberIds.at(-1);
    if (last === undefined || memberIds.length < BATCH) return due;
    afterMember = last;
  }
}
