import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../database/database.ts';
import type { IdentityAdmin } from '../identity/identity-admin.ts';
import type { ErasedMembers } from '../modules/revocations/erased-members.ts';
import type { TokensNotBefore } from '../modules/revocations/tokens-not-before.ts';
import type { PaymentsAccount } from '../modules/account/payments-account.ts';
import type { CalendarTokenOf } from '../modules/calendar/calendar-tokens.ts';
import type { ContentStore } from '../modules/content/content-store.ts';
import type { MediaAddresses } from '../modules/content/media-addresses.ts';
import type { Billing } from '../modules/subscriptions/billing.ts';
import type { PhotoKeyOf } from '../modules/timeline/photo-keys.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import type { Caller } from '../core/caller.ts';
import type { LongTexts } from './long-texts.ts';
import type { PageTokens } from '../core/page-tokens.ts';

/** What resolvers work with; made once per server. */
export interface Services {
  database: Database;
  objects: ObjectStore;
  clock: Clock;
  content: ContentStore;
  pageTokens: PageTokens;
  photoKeyOf: PhotoKeyOf;
  mediaAddresses: MediaAddresses;
  calendarTokenOf: CalendarTokenOf;
  identityAdmin: IdentityAdmin;
  billing: Billing;
  paymentsAccount: PaymentsAccount;
  erasedMembers: ErasedMembers;
  tokensNotBefore: TokensNotBefore;
  /** The origin at which members reach the server, without a slash at the end. */
  publicUrl: string;
  /** How many times what a day takes of a member; 1 but for load tests. */
  storedTimes: number;
  /** Members whose profile is known to exist, so that it need not be looked for at every call. */
  knownProfiles: Set<string>;
  /** Set within a batch: runs one entry so that its failure leaves nothing of it behind. */
  asEntry?: <Result>(work: () => PromiseLike<Result>) => Promise<Result>;
}

/** What each resolver gets; made anew for every document. */
export interface RequestContext {
  caller: Caller;
  services: Services;
  log: FastifyBaseLogger;
  longTexts: LongTexts;
  /** Set once a root mutation failed in a way that may pass: what follows in the document is then not attempted. */
  isHalted: boolean;
}
