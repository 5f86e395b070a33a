/** Decides if a member's calendar reminds her of her plans: it does if none of her devices does, and not in her quiet hours. */
import {
  isQuiet,
  quietHours,
  type QuietHours,
  USUAL_QUIET_HOURS,
} from '../../../../contract/marks/quiet-hours.mark.ts';
import type { Database } from '../../../database/database.ts';
import { listMarksOfKind } from '../../platform/marks/marks.repository.ts';
import { listPushDevices } from '../reminders/push-devices.repository.ts';
import { LEAD_MINUTES } from '../reminders/reminder.rules.ts';

const DAY_MINUTES = 24 * 60;

/** Returns by the moment of each plan (`2026-11-25T18:00`) how many minutes earlier she is reminded; undefined if she is not. */
export async function plannedAlarms(
  database: Database,
  memberId: string,
): Promise<(at: string) => number | undefined> {
  const devices = await listPushDevices(database, memberId);
  if (devices.length > 0) return () => undefined;
  const quiet = await quietHoursOf(database, memberId);
  return (at) => {
    const time = at.slice(11);
    const isHeard = !isQuiet(quiet, time) && !isQuiet(quiet, earlier(time, LEAD_MINUTES));
    return isHeard ? LEAD_MINUTES : undefined;
  };
}

async function quietHoursOf(database: Database, memberId: string): Promise<QuietHours> {
  const [mark] = await listMarksOfKind(database, memberId, quietHours.name);
  const hours: unknown = mark && JSON.parse(mark.value);
  return quietHours.isValue(hours) ? hours : USUAL_QUIET_HOURS;
}

function earlier(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const left = (hour * 60 + minute - minutes + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
