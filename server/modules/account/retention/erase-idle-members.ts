/**
 * The end of an account that nobody uses:
 *
 *   in use ──(24 months less 30 days without her)──▶ told by mail ──(30 days)──▶ erased, as she would do it herself
 *     ▲                                                  │
 *     └──────────────(she is here, or has a plan)────────┘
 *
 * A process that dies between a mail and its mark sends that mail again: better two than none.
 */
import type { Log } from '../../../core/log.ts';
import { ENDLESS } from '../../../core/turn.ts';
import { tallinnDay } from '../../../core/tallinn-time.ts';
import { calendarDate, dayText } from '../../../../contract/calendar-date.ts';
import { addDays } from '../../../../contract/moments.ts';
import { isEnded } from '../../../../contract/subscription-status.ts';
import type { AccountServices } from '../account/account-services.ts';
import { eraseAccountIf } from '../account/erase-account.ts';
import type { IdleMember } from './idle-members.repository.ts';
import {
  holdIdle,
  listToErase,
  listToNotice,
  markKept,
  markNoticed,
  postponeToTomorrow,
  markUnseenAsActive,
} from './idle-members.repository.ts';
import { noticeMail } from './retention.mails.ts';

const KEPT_MONTHS = 24;
const NOTICE_DAYS = 30;
/** Few enough for one turn; the next one goes on. */
const BATCH = 50;

const monthsFrom = (day: string, months: number) => dayText(calendarDate(day).add(months, 'month'));

/** Tells those who are to be erased, and erases those who were told. Rejects with the failures when all have been tried. */
export async function eraseIdleMembers(services: AccountServices, log: Log, turn = ENDLESS): Promise<void> {
  const { database, clock } = services;
  const today = tallinnDay(clock());
  await markUnseenAsActive(database, today);
  const failures: unknown[] = [];
  const settle = async (member: IdleMember, act: () => Promise<void>) => {
    if (turn.isOver()) return;
    try {
      if (await isKept(services, member)) await markKept(database, member.id, today);
      else await act();
    } catch (error) {
      failures.push(error);
      await postponeToTomorrow(database, member.id, today);
    }
  };
  const lastDay = monthsFrom(today, -KEPT_MONTHS);
  const noticeDay = addDays(today, -NOTICE_DAYS);
  for (const member of await listToErase(database, { lastDay, noticeDay }, today, BATCH))
    await settle(member, () => erase(services, member, log));
  const soon = monthsFrom(addDays(today, NOTICE_DAYS), -KEPT_MONTHS);
  for (const member of await listToNotice(database, soon, today, BATCH))
    await settle(member, () => notice(services, member, today));
  if (failures.length > 0) throw new Error(`${failures.length} idle accounts are still to be settled`);
}

/** Keeps staff, and members with a plan, however they got it. */
async function isKept({ identityAdmin, paymentsAccount }: AccountServices, { id }: IdleMember) {
  const groups = (await identityAdmin.groupsOf(id)) ?? [];
  if (groups.length > 0) return true;
  const subscriptions = await paymentsAccount.listSubscriptions(id);
  return subscriptions.some((subscription) => !isEnded(subscription));
}

async function notice(services: AccountServices, member: IdleMember, today: string): Promise<void> {
  const { database, billing, publicUrl } = services;
  const idleEnd = monthsFrom(member.activeOn, KEPT_MONTHS);
  const noticeEnd = addDays(today, NOTICE_DAYS);
  const erasedOn = idleEnd > noticeEnd ? idleEnd : noticeEnd;
  await billing.sendMail(noticeMail({ to: member.email, erasedOn, publicUrl }), member.id);
  await markNoticed(database, member, today);
}

async function erase(services: AccountServices, member: IdleMember, log: Log): Promise<void> {
  const account = { id: member.id, email: member.email, isEmailVerified: true, emailAsOf: services.clock() };
  const isErased = await eraseAccountIf(services, account, log, (transaction) =>
    holdIdle(transaction, member),
  );
  if (isErased) log.info({ event: 'erasure', memberId: member.id, reason: 'idle' }, 'idle account erased');
}
