/** Her changes to her profile on a page, her consents, and their withdrawal. */
import type { ConsentKind } from '../../contract/enumerations.ts';
import type { QueuedVariables } from '../../contract/queued-mutations.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import type { ProfileField } from '../../src/features/account/settings/edit-profile.ts';
import { ask, nextSign, told } from './hand.ts';
import { thingOf, whatOfConsent, whatOfEdit } from './ledger.ts';
import type { Page } from './phone/page.ts';
import { shownOfProfile } from './profile-promises.ts';
import type { World } from './world.ts';

/** True if the service can be reached; in a moment, for what comes between is looked at elsewhere. */
const isReached = ({ erased }: World, { place }: Page, { memberId }: Outbox) =>
  place.phone.network.weather === 'fine' && !erased.has(memberId);

export function readProfile(world: World, page: Page, outbox: Outbox): void {
  if (!isReached(world, page, outbox)) return;
  page.readProfile(outbox.memberId, world.service.of(outbox.memberId).profile.shown);
}

/** Nothing can be changed of a profile that the page has never read. */
export async function editProfile(
  world: World,
  page: Page,
  outbox: Outbox,
  fields: readonly ProfileField[],
): Promise<void> {
  if (!page.profile) readProfile(world, page, outbox);
  const { profile, shownProfile } = page;
  if (!profile) return;
  const sign = nextSign(world, outbox);
  const edits = Object.fromEntries(fields.map((field) => [field, sign]));
  const all = fields.map((field) => {
    const what = whatOfEdit(field, edits);
    const last = world.ledger.lastOf(outbox.memberId, thingOf(what));
    const isShown = last?.what === whatOfEdit(field, shownProfile ?? {});
    const isInformed = !last || (last.fate === 'saved' && isShown);
    return ask(world, page, outbox, { what, subject: 'profile', sign, isInformed });
  });
  const adding = page.code.editProfile(outbox, profile, edits);
  await Promise.all(all.map((logged) => told(world, page, logged, adding)));
}

/** She is asked only if the page does not show it as given already. */
export async function giveConsent(
  world: World,
  page: Page,
  outbox: Outbox,
  kind: ConsentKind,
): Promise<void> {
  if (page.code.hasConsent(page.profile?.consents ?? [], outbox.overlay, kind)) return;
  const textVersion = nextSign(world, outbox);
  const seenAt = page.profile?.updatedAt;
  const last = world.ledger.lastWordOn(outbox.memberId, kind);
  const isInformed = !last || ('withdrawnAt' in last && Date.parse(seenAt ?? '') >= last.withdrawnAt);
  const logged = ask(world, page, outbox, {
    what: whatOfConsent({ kind, textVersion }),
    subject: `consent:${kind}`,
    sign: textVersion,
    isInformed,
  });
  await told(world, page, logged, page.code.giveConsent(worded(outbox, textVersion), kind, seenAt));
}

/** Each consent of a schedule is to a wording of its own, by which it is known. */
function worded(outbox: Outbox, textVersion: string): Outbox {
  const add = (kind: 'giveConsent', variables: QueuedVariables['giveConsent']) =>
    outbox.add(kind, { ...variables, textVersion });
  return { add } as unknown as Outbox;
}

/** As the settings do it: by a request of its own, after which the phone forgets what stood under the consent. */
export async function withdrawConsent(
  world: World,
  page: Page,
  outbox: Outbox,
  kind: ConsentKind,
): Promise<void> {
  const { memberId } = outbox;
  const withdrawn = page.consents.find(({ consent }) => consent.kind === kind)?.consent;
  if (!isReached(world, page, outbox) || !withdrawn) return;
  const last = world.ledger.lastWordOn(memberId, kind);
  const isShown = (what: string) => shownOfProfile(page).includes(what);
  const isInformed = last !== undefined && 'what' in last && last.fate === 'saved' && isShown(last.what);
  const behind = page.code.marksBehind(outbox, kind);
  world.service.withdraw(memberId, kind, withdrawn.givenAt);
  const { shown } = world.service.of(memberId).profile;
  world.ledger.withdraw({
    memberId,
    consent: kind,
    phone: page.place.phone.name,
    isInformed,
    withdrawnAt: Date.parse(shown.updatedAt),
  });
  page.readProfile(memberId, shown);
  await page.code.endMarksBehind(outbox, behind).catch(() => undefined);
}
