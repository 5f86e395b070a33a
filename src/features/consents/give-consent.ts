import type { ConsentKind } from '../../contract/enumerations.ts';
import { CONSENT_TEXT_VERSION } from '../../contract/limits.ts';
import { momentOf } from '../../contract/moments.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

/** Keeps her consent to the wording that is asked now; sent before whatever is logged after it. */
export function giveConsent(
  outbox: Outbox,
  kind: ConsentKind,
  now = new Date(),
): Promise<EntryOfKind<'giveConsent'>> {
  return outbox.add('giveConsent', { kind, textVersion: CONSENT_TEXT_VERSION, givenAt: momentOf(now) });
}
