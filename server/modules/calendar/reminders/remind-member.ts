/** Sends a member's reminder of a day to each of her devices that does not have it. */
import { USUAL_QUIET_HOURS } from '../../../../contract/marks/quiet-hours.mark.ts';
import type { Push, PushMessage, PushOutcome } from '../../../ports/push.ts';
import { plannersOf } from './planner.ts';
import type { ReminderServices } from './push-device.ts';
import type { PushDeviceRow } from './push-devices.repository.ts';
import { endPushDevice, listPushDevices, noteReminded } from './push-devices.repository.ts';
import { claimReminder, endClaim } from './reminder-claims.repository.ts';
import { reminderMessage } from './reminder-message.ts';
import type { Claim, Plan, Situation } from './reminder.rules.ts';
import {
  isReminderAhead,
  lifeOfReminder,
  nextTry,
  planToRemindOf,
  thenAt,
  waitingPlans,
} from './reminder.rules.ts';
import { findDoneOn, findLastReminder, listMarksToRemindOf } from './reminders.repository.ts';

/** A message takes the place of one of the same topic that still waits at the push service. */
const TOPIC = 'plaan';

type Services = ReminderServices & { push: Push };

/**
 * Does nothing if she has no plan of that day that is still due, if another process holds her reminder, or if that of today is
 * still to come.
 */
export async function remindMember(
  services: Services,
  memberId: string,
  planDay: string,
): Promise<PushOutcome[]> {
  const { database, clock } = services;
  const situation = await situationOf(services, memberId, planDay);
  const plan = planToRemindOf(situation);
  if (plan === null) return [];
  if (planDay > situation.day && (await isTodaysAhead(services, memberId, situation.day))) return [];
  const claim = await claimReminder(database, memberId, plan, situation);
  if (claim === null) return [];
  const devices = await devicesWithout(services, memberId, claim);
  // A process that was held up has lost its claim.
  if (clock() >= claim.until) return [];
  const message = messageTo(services, memberId, plan, situation);
  const outcomes = await Promise.all(devices.map((device) => sendTo(services, device, message, planDay)));
  const isOwed = outcomes.includes('failed');
  await endClaim(database, memberId, claim, isOwed ? nextTry(claim, clock()) : null);
  return outcomes;
}

/** Her row holds the reminder of one day: that of tomorrow, claimed first, would end today's. */
async function isTodaysAhead(services: Services, memberId: string, today: string): Promise<boolean> {
  const last = await findLastReminder(services.database, memberId);
  if (last !== null && last.day >= today) return false;
  return isReminderAhead(await situationOf(services, memberId, today));
}

/** Read just before it is sent: a turn may take minutes, in which she does or removes what she planned. */
async function situationOf(
  { database, clock }: Services,
  memberId: string,
  planDay: string,
): Promise<Situation> {
  const then = thenAt(clock());
  const [planner] = plannersOf(await listMarksToRemindOf(database, [memberId], planDay));
  const done = await findDoneOn(database, memberId, planDay);
  // The plan is not looked up in the content: a reminder about another member's personal plan would tell that it exists.
  return { ...then, planDay, plans: planner?.plans ?? [], quiet: planner?.quiet ?? USUAL_QUIET_HOURS, done };
}

/** A device that got another address, or was switched on again, since the first try is no device that waits. */
async function devicesWithout({ database }: Services, memberId: string, claim: Claim) {
  const devices = await listPushDevices(database, memberId);
  return devices.filter(
    ({ remindedOn, createdAt }) => remindedOn !== claim.day && createdAt <= claim.firstTriedAt,
  );
}

function messageTo({ publicUrl }: Services, memberId: string, plan: Plan, situation: Situation): PushMessage {
  return {
    text: reminderMessage({ memberId, plan, waiting: waitingPlans(situation).length, publicUrl }),
    lifeSeconds: lifeOfReminder(plan, situation.now),
    topic: TOPIC,
  };
}

/** Keeps at once what became of it: what is sent to her other devices may take longer than this process lives. */
async function sendTo(
  { database, push, clock }: Services,
  device: PushDeviceRow,
  message: PushMessage,
  day: string,
): Promise<PushOutcome> {
  const { endpoint, memberId } = device;
  const outcome = await push.send(device, message);
  if (outcome === 'taken') await noteReminded(database, endpoint, { day, now: clock() });
  if (outcome === 'gone') await endPushDevice(database, memberId, endpoint);
  return outcome;
}
