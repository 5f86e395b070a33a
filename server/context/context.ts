import type { Caller } from '../core/caller.ts';
import type { Log } from '../core/log.ts';
import type { AccountServices } from '../modules/account/account/account-services.ts';
import type { Activity } from '../modules/platform/activity/activity.ts';
import type { CountCall } from '../modules/platform/call-counts/call-counts.ts';
import type { CalendarServices } from '../modules/calendar/feed/calendar-services.ts';
import type { MediaAddresses } from '../modules/platform/content/media-addresses.ts';
import type { Billing } from '../modules/account/subscription/billing.ts';
import type { ReminderServices } from '../modules/calendar/reminders/push-device.ts';
import type { ShoppingLinkServices } from '../modules/food/shopping/shopping-link.ts';
import type { LongTexts } from './long-texts.ts';

/** The services that resolvers work with, created once per server. */
export interface AllServices
  extends AccountServices, CalendarServices, ReminderServices, ShoppingLinkServices {
  activity: Activity;
  countCall: CountCall;
  mediaAddresses: MediaAddresses;
  billing: Billing;
}

/** The context of each resolver, created for each document. */
export interface RequestContext {
  caller: Caller;
  services: AllServices;
  log: Log;
  longTexts: LongTexts;
  /** A device sends what it has kept: what only another release can check is not refused for good. */
  isReplay: boolean;
  /** Set once a root mutation failed in a way that may pass: what follows in the document is then not attempted. */
  isHalted: boolean;
}
