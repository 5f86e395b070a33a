/**
 * Words a reminder. Anyone can read it on a locked screen, so it says when something is planned and never what.
 * The form is that of Declarative Web Push, which Safari shows without a worker; elsewhere the worker reads the same.
 */
import { createHash } from 'node:crypto';
import type { PlannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import type { PushNotice } from '../../../../contract/push-notice.ts';

const ID_LENGTH = 22;

export interface Reminder {
  memberId: string;
  plan: PlannedTraining;
  /** The number of waiting plans of that day. */
  waiting: number;
  publicUrl: string;
}

export function reminderMessage({ memberId, plan, waiting, publicUrl }: Reminder): string {
  const [hour = '', minute = ''] = plan.at.slice(11).split(':');
  const notice: PushNotice = {
    web_push: 8030,
    notification: {
      title: 'Hoog',
      body: `Sul on ${whenOf(hour)} kell ${Number(hour)}.${minute} midagi plaanis.`,
      lang: 'et',
      navigate: publicUrl + paths.calendar.to(dayOf(plan.at)),
      tag: 'plaan',
      data: reminderId(memberId, dayOf(plan.at)),
    },
    app_badge: waiting,
  };
  return JSON.stringify(notice);
}

/** Of the hour after midnight it may be read on either day. */
const whenOf = (hour: string) => (hour === '00' ? 'öösel' : 'täna');

/** Returns the same id for each try of a day's reminder; it names neither her nor the day. */
function reminderId(memberId: string, day: string): string {
  return createHash('sha256').update(`${memberId} ${day}`).digest('base64url').slice(0, ID_LENGTH);
}
