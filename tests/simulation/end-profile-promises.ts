/** The promises of her profile and of what she agrees to, as far as they can be seen once all has had its time. */
import { CONSENT_KINDS, type ConsentKind } from '../../contract/enumerations.ts';
import { PROFILE_FIELDS, type ProfileField } from '../../src/features/account/settings/edit-profile.ts';
import { type Logged, whatOfEdit, type Withdrawal } from './ledger.ts';
import { isAboutProfile } from './profile-promises.ts';
import { broken } from './promises.ts';
import { MEMBERS, type World } from './world.ts';

/** Checks that her last word on her profile and on consents counts, if she saw each time what she had said before. */
export function checkProfiles(world: World): void {
  for (const memberId of MEMBERS) {
    if (world.erased.has(memberId)) continue;
    for (const field of PROFILE_FIELDS) checkField(world, memberId, field);
    for (const consent of CONSENT_KINDS) checkConsent(world, memberId, consent);
  }
}

/** True if each was done with knowledge of all before it, and can have been put nowhere else by a clock. */
function isInTurn(
  { wrongClocks }: World,
  all: readonly Pick<Logged | Withdrawal, 'phone' | 'isInformed'>[],
): boolean {
  const isSaved = (each: object) => !('fate' in each) || each.fate === 'saved';
  return all.every((each) => each.isInformed && !wrongClocks.has(each.phone) && isSaved(each));
}

function checkField(world: World, memberId: string, field: ProfileField): void {
  const { ledger, service } = world;
  const all = ledger.allOf(memberId, `edited ${field}`);
  const last = all.at(-1);
  if (!last || ledger.overtaken.has(last.subject) || !isInTurn(world, all)) return;
  const standing = whatOfEdit(field, service.of(memberId).profile.shown);
  if (standing !== last.what) throw broken('3 nothing twice', `“${standing}” stands, not “${last.what}”`);
}

/** On two phones nobody says which came first, if one has not been heard of yet. */
function checkConsent(world: World, memberId: string, consent: ConsentKind): void {
  const { ledger, service } = world;
  const all = ledger.wordsOn(memberId, consent);
  const last = all.at(-1);
  const isOneHand = all.every(({ phone }) => phone === last?.phone);
  if (!last || !isOneHand || ledger.overtaken.has(`consent:${consent}`) || !isInTurn(world, all)) return;
  const isGiven = 'what' in last;
  if (service.of(memberId).profile.has(consent) !== isGiven)
    throw broken('3 nothing twice', `${consent} is ${isGiven ? 'not ' : ''}given by ${memberId}`);
}

/** Throws `Broken` if a page shows another profile than the service has. Call it when all has had its time, and been read. */
export function checkProfilesShown(world: World): void {
  for (const phone of world.phones)
    for (const { page, outbox } of world.openOutboxes(phone)) {
      if (world.erased.has(outbox.memberId) || outbox.entries.some(isAboutProfile)) continue;
      if (!page.shownProfile) continue;
      const { shown } = world.service.of(outbox.memberId).profile;
      const isSame = JSON.stringify(page.shownProfile) === JSON.stringify(shown);
      if (!isSame || page.consents.length !== shown.consents.length)
        throw broken('3 nothing twice', `${page.place.name} shows another profile than the service has`);
    }
}
