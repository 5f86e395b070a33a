/** The profile and the consents that a page shows. */
import type { Entry } from '../../src/offline/entry.ts';
import { PROFILE_FIELDS } from '../../src/features/account/settings/edit-profile.ts';
import { isState, type Logged, thingOf, whatOfConsent, whatOfEdit, whatsOf } from './ledger.ts';
import type { Page } from './phone/page.ts';
import type { World } from './world.ts';

export const isAboutProfile = ({ kind }: Entry) => kind === 'giveConsent' || kind === 'editMyProfile';
export const isOfProfile = (what: string) => isState(what) && !what.startsWith('mark');

/** The fields of her profile that the page shows, and those shown as refused. */
export function shownOfProfile({ outbox, shownProfile, consents }: Page): string[] {
  const refused = (outbox?.overlay ?? []).filter(
    (entry) => isAboutProfile(entry) && entry.state === 'refused',
  );
  return [
    ...refused.flatMap(whatsOf),
    ...PROFILE_FIELDS.map((field) => whatOfEdit(field, shownProfile ?? {})),
    ...consents.flatMap(({ consent, entry }) => [whatOfConsent(consent), ...(entry ? whatsOf(entry) : [])]),
  ];
}

/**
 * True if something else has its place at the service, and may on every page. Each answer is all of her profile: one that others
 * have overtaken may be followed by theirs, which do not show it, until she reads it again.
 */
export function isOutdone({ service, ledger }: World, { what, subject, memberId }: Logged): boolean {
  if (!isOfProfile(what)) return false;
  if (ledger.overtaken.has(subject)) return true;
  if (service.overruled.has(what)) return true;
  const last = service.effects.findLast(
    (effect) => effect.memberId === memberId && thingOf(effect.what) === thingOf(what),
  );
  return last !== undefined && last.what !== what && service.effects.some((effect) => effect.what === what);
}
