import type { Caller } from '../core/caller.ts';
import type { Log } from '../core/log.ts';
import type { AccountServices } from '../modules/account/account-services.ts';
import type { CalendarServices } from '../modules/calendar/calendar-services.ts';
import type { MediaAddresses } from '../modules/content/media-addresses.ts';
import type { Billing } from '../modules/subscriptions/billing.ts';
import type { LongTexts } from './long-texts.ts';

/** What resolvers work with, created once per server. */
export interface AllServices extends AccountServices, CalendarServices {
  mediaAddresses: MediaAddresses;
  billing: Billing;
}

/** What each resolver gets, created for each document. */
export interface RequestContext {
  caller: Caller;
  services: AllServices;
  log: Log;
  longTexts: LongTexts;
  /** Set once a root mutation failed in a way that may pass: what follows in the document is then not attempted. */
  isHalted: boolean;
}
