import type { Clock } from './core/clock.ts';
import type { Database } from './database/database.ts';
import { readServerSecret } from './database/server-secrets.ts';
import type { AllServices } from './context/context.ts';
import { createPageTokens } from './core/page-tokens.ts';
import type { IdentityAdmin } from './ports/identity-admin.ts';
import { createErasedMembers } from './modules/platform/revocations/erased-members.ts';
import { createTokensNotBefore } from './modules/platform/revocations/tokens-not-before.ts';
import { createAddressTokens } from './core/address-tokens.ts';
import { createCountCall } from './modules/platform/call-counts/call-counts.ts';
import { createActivity } from './modules/platform/activity/activity.ts';
import { createContentStore } from './modules/platform/content/content-store.ts';
import { createMediaAddresses } from './modules/platform/content/media-addresses.ts';
import type { Billing } from './modules/account/subscription/billing.ts';
import { createPaymentsAccount } from './modules/account/subscription/payments-account.ts';
import { createSharedMarks } from './modules/food/shopping/shared-list.ts';
import { createPhotoKeys } from './modules/diary/measurements/photo-keys.ts';
import type { ObjectStore } from './ports/object-store.ts';
import type { Push } from './ports/push.ts';

export interface ServiceParts {
  database: Database;
  objects: ObjectStore;
  clock: Clock;
  identityAdmin: IdentityAdmin;
  billing: Billing;
  push: Push | null;
  publicUrl: string;
  /** The interval at which the content's version is compared with the database's. */
  contentCheckMs?: number;
  storedTimes?: number;
}

/** Creates what resolvers work with from an open database and the other open parts. */
export async function openServices(parts: ServiceParts): Promise<AllServices> {
  const { database, objects, clock, identityAdmin, billing, push, publicUrl } = parts;
  return {
    database,
    objects,
    clock,
    identityAdmin,
    billing,
    push,
    paymentsAccount: createPaymentsAccount(billing),
    publicUrl,
    content: createContentStore(database, parts.contentCheckMs),
    pageTokens: createPageTokens(await readServerSecret(database, 'page-tokens')),
    photoKeyOf: createPhotoKeys(await readServerSecret(database, 'photo-keys')),
    mediaAddresses: createMediaAddresses(await readServerSecret(database, 'media-addresses'), clock),
    calendarTokenOf: createAddressTokens(await readServerSecret(database, 'calendar-tokens')),
    countCall: createCountCall(database, clock, await readServerSecret(database, 'call-counts')),
    activity: createActivity(database, clock),
    shoppingTokenOf: createAddressTokens(await readServerSecret(database, 'shopping-links')),
    sharedMarks: createSharedMarks(database),
    erasedMembers: createErasedMembers(database, clock),
    tokensNotBefore: createTokensNotBefore(database, clock),
    storedTimes: parts.storedTimes ?? 1,
    knownProfiles: new Set(),
  };
}
