/**
 * Reminds members of what they planned for today and have not done:
 *
 *   planned ──(its hour is near, nothing done, not quiet)──▶ noted for this day ──▶ sent to each of her devices, once
 *
 * It is noted before it is sent. A process that dies in between, and a push service that is away, cost that day's reminder: a
 * lost one is better than two.
 */
import type { PlannedTraining } from '../../../src/contract/marks/planned-training.mark.ts';
import { plannedTraining } from '../../../src/contract/marks/planned-training.mark.ts';
import type { QuietHours } from '../../../src/contract/marks/quiet-hours.mark.ts';
import { quietHours, USUAL_QUIET_HOURS } from '../../../src/contract/marks/quiet-hours.mark.ts';
import { dayOf } from '../../../src/contract/moments.ts';
import type { Log } from '../../core/log.ts';
import { momentInTallinn } from '../../core/tallinn-time.ts';
import type { Database } from '../../database/database.ts';
import type { Push, PushOutcome } from '../../ports/push.ts';
import type { ReminderServices } from './push-device.ts';
import {
  endDevicesSignedOut,
  endPushDevice,
  listPushDevices,
  noteReached,
} from './push-devices.repository.ts';
import { reminderMessage } from './reminder-message.ts';
import type { Plan } from './reminder.rules.ts';
import { lifeOfReminder, planToRemindOf, waitingToday } from './reminder.rules.ts';
import type { MarkOfMember } from './reminders.repository.ts';
import {
  findDoneOn,
  findReachable,
  listMarksToRemindOf,
  listPlannersOf,
  noteReminder,
} from './reminders.repository.ts';

/** Shorter than a turn may take: members who are left are reminded in the next one. */
const WORK_MS = 4 * 60_000;
/** One slow push service must not hold up everybody. */
const AT_ONCE = 20;
const TOPIC = 'plaan';
/** How many members' plans are read at once: few enough that the database looks up each by index. */
const BATCH = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Planner {
  memberId: string;
  plans: Plan[];
  quiet: QuietHours;
}

interface Now {
  now: Date;
  day: string;
  time: string;
}

/** One turn of the job. */
export async function sendReminders(services: ReminderServices, log: Log): Promise<void> {
  const { database, clock, push } = services;
  if (push === null) return;
  const stopAt = performance.now() + WORK_MS;
  await endDevicesSignedOut(database);
  const now = clock();
  const shown = momentInTallinn(now);
  const then: Now = { now, day: dayOf(shown), time: shown.slice(11, 16) };
  const planners = await plannersDue(database, then);
  const counts: Record<PushOutcome, number> = { taken: 0, gone: 0, failed: 0 };
  const next = async (): Promise<void> => {
    for (;;) {
      const planner = performance.now() > stopAt ? undefined : planners.shift();
      if (planner === undefined) return;
      for (const outcome of await remind({ ...services, push }, planner, then)) counts[outcome] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (Object.values(counts).some((count) => count > 0))
    log.info({ event: 'reminders', ...counts }, 'reminders sent');
}

/** Lists members with a plan that may be due now, whether or not they have done it. */
async function plannersDue(database: Database, then: Now): Promise<Planner[]> {
  const due: Planner[] = [];
  let afterMember = BEFORE_ALL;
  for (;;) {
    const memberIds = await listPlannersOf(database, then.day, { afterMember, limit: BATCH });
    const reachable = await findReachable(database, memberIds, then.day);
    const planners = plannersOf(await listMarksToRemindOf(database, reachable, then.day));
    due.push(
      ...planners.filter((planner) => planToRemindOf({ ...then, ...planner, done: new Set() }) !== null),
    );
    const last = memberIds.at(-1);
    if (last === undefined || memberIds.length < BATCH) return due;
    afterMember = last;
  }
}

function plannersOf(marks: readonly MarkOfMember[]): Planner[] {
  const planners = new Map<string, Planner>();
  for (const { memberId, kind, value, changedAt } of marks) {
    const planner = planners.get(memberId) ?? { memberId, plans: [], quiet: USUAL_QUIET_HOURS };
    planners.set(memberId, planner);
    const read: unknown = JSON.parse(value ?? 'null');
    if (kind === quietHours.name && quietHours.isValue(read)) planner.quiet = read;
    if (kind === plannedTraining.name && plannedTraining.isValue(read))
      planner.plans.push({ ...(read satisfies PlannedTraining), changedAt });
  }
  return [...planners.values()];
}

async function remind(
  { database, push, publicUrl }: ReminderServices & { push: Push },
  { memberId, plans, quiet }: Planner,
  then: Now,
): Promise<PushOutcome[]> {
  const situation = { ...then, plans, quiet, done: await findDoneOn(database, memberId, then.day) };
  const plan = planToRemindOf(situation);
  if (plan === null || !(await noteReminder(database, memberId, then.day, then.now))) return [];
  const message = {
    text: reminderMessage({ plan, waiting: waitingToday(situation).length, publicUrl }),
    lifeSeconds: lifeOfReminder(plan, then.time),
    topic: TOPIC,
  };
  const devices = await listPushDevices(database, memberId);
  const outcomes = await Promise.all(devices.map((device) => push.send(device, message)));
  const withOutcome = (wanted: PushOutcome) => devices.filter((_, place) => outcomes[place] === wanted);
  for (const { endpoint } of withOutcome('gone')) await endPushDevice(database, memberId, endpoint);
  const reached = withOutcome('taken').map(({ endpoint }) => endpoint);
  await noteReached(database, reached, then.now);
  return outcomes;
}
