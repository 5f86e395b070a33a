import type { Clock } from '../../../core/clock.ts';
import type { Turn } from '../../../core/turn.ts';
import type { Database } from '../../../database/database.ts';
import type { SendMail } from '../../../ports/mail.ts';
import { forgetMailedNotices, listUnmailedNotices, markNoticeMailed } from './staff-notices.repository.ts';

/** As long as the card service lists an event, which would note the notice again. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const BATCH = 50;

interface StaffMail {
  database: Database;
  clock: Clock;
  sendMail: SendMail;
  staffEmail: string;
}

/** Sends what is noted, once each; again if the process died before that was noted (decision 145). Rejects with the first refusal. */
export async function mailStaffNotices(
  { database, clock, sendMail, staffEmail }: StaffMail,
  turn: Turn,
): Promise<void> {
  for (const { id, subject, text } of await listUnmailedNotices(database, BATCH)) {
    if (turn.isOver()) break;
    await sendMail({ to: staffEmail, subject, text });
    await markNoticeMailed(database, id, clock());
  }
  await forgetMailedNotices(database, new Date(clock().getTime() - KEPT_DAYS * DAY_MS));
}
