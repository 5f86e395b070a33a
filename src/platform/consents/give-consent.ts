import type { ConsentKind } from '../../../contract/enumerations.ts';
import { CONSENT_TEXT_VERSION } from '../../../contract/consent-texts.ts';
import { momentAfter } from '../../../contract/moment-after.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { ToAdd } from '../../offline/new-entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

/**
 * Stores her consent to the current wording; it is sent before anything logged after it. `seenAt` is when her profile
 * last changed, as far as this device knows: a consent given after a withdrawal must bear a later moment.
 */
export function giveConsent(
  outbox: Outbox,
  kind: ConsentKind,
  seenAt?: string,
): Promise<EntryOfKind<'giveConsent'>> {
  const given = consentGiven(kind, seenAt);
  return outbox.add(given.kind, given.variables);
}

/** Returns the consent as an entry, for a press that stores other entries that need it; it goes before them. */
export function consentGiven(kind: ConsentKind, seenAt?: string): ToAdd<'giveConsent'> {
  const givenAt = momentAfter(new Date(), seenAt);
  return { kind: 'giveConsent', variables: { kind, textVersion: CONSENT_TEXT_VERSION, givenAt } };
}
