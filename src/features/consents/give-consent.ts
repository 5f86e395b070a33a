import type { ConsentKind } from '../../contract/enumerations.ts';
import { CONSENT_TEXT_VERSION } from '../../contract/limits.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

/**
 * Keeps her consent to the wording that is asked now; sent before whatever is logged after it. `seenAt` is when her
 * profile last changed, as far as this device knows: a consent given after a withdrawal bears a later moment than that.
 */
export function giveConsent(
  outbox: Outbox,
  kind: ConsentKind,
  seenAt?: string,
): Promise<EntryOfKind<'giveConsent'>> {
  const givenAt = momentAfter(new Date(), seenAt);
  return outbox.add('giveConsent', { kind, textVersion: CONSENT_TEXT_VERSION, givenAt });
}
