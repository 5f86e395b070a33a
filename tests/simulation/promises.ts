/** The promises of `src/offline/README.md`, as far as they can be seen from outside at any moment of a schedule. */
import type { Entry, Receipt } from '../../src/offline/entry.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import { type Logged, whatsOf, whatsOfSession } from './ledger.ts';
import type { Page } from './phone/page.ts';
import { isOfProfile, isOutdone, shownOfProfile } from './profile-promises.ts';
import { LONGER_WAITS } from './waits.ts';
import { Broken, MEMBERS, type World } from './world.ts';
import type { Phone } from './world/phone.ts';
import type { Place } from './world/place.ts';

export const PROMISES = {
  '1 stored before shown':
    'What she was told is saved is on the disk, whatever dies then; what she was told is not, is not.',
  '2 nothing lost': 'What she saved is with the server in the end, or was dropped by her.',
  '3 nothing twice':
    'Nothing that she saved has its effect twice, and of two the later stands, on every phone.',
  '4 in order': 'What she saved takes effect in the order in which she saved it.',
  '4 one at a time': 'A phone has one request of hers on its way.',
  '5 nothing hidden':
    'Every page shows what she saved on it, at every moment, and why something was refused.',
  '5 taken back': 'What she took back, and was told so, never takes effect.',
  '6 hers alone':
    'Nothing of hers is sent with another’s token; a sign-out drops only what she gave up, and leaves nothing else.',
  '5 edited': 'What she changed, and was told so, takes effect as she left it.',
  '7 a bad network is not an error':
    'Only the identity service ends a sign-in, and only what the service refuses is refused.',
  '8 on the phone': 'A page that opens shows all that she saved on this phone, without a network.',
  'the right day':
    'A wrong clock puts nothing on a wrong day, nor before what was later, unless she says that it is right.',
  liveness: `Ten seconds after the network has healed nothing waits. Longer: ${LONGER_WAITS}.`,
} as const;

export type PromiseName = keyof typeof PROMISES;

export const broken = (promise: PromiseName, what: string) => new Broken(promise, what);

interface OnDisk {
  entries: Entry[];
  receipts: Receipt[];
}

export function onDisk({ disk }: Phone, memberId: string): OnDisk | undefined {
  const entries = disk.valuesOf<Entry>(`app-outbox:${memberId}`, 'entries');
  const receipts = disk.valuesOf<Receipt>(`app-outbox:${memberId}`, 'receipts');
  return entries && receipts ? { entries, receipts } : undefined;
}

/** Throws `Broken` if a promise does not hold now. `isQuiet`: nothing is going on but waits for their time. */
export function checkNow(world: World, isQuiet: boolean): void {
  const [found] = world.found;
  if (found) throw found;
  checkTwice(world);
  checkOvertaken(world);
  const taken = takenBy(world);
  for (const phone of world.phones) {
    checkSession(world, phone);
    for (const memberId of MEMBERS) {
      const kept = onDisk(phone, memberId);
      if (kept) checkKept(world, phone, memberId, { ...kept, taken });
    }
    checkPages(world, phone, isQuiet);
    if (isQuiet) checkLeftAlone(world, phone);
  }
}

/** All that the service has answered as taken. */
export function takenBy({ service }: World): Set<string> {
  return new Set([...service.effects.map(({ what }) => what), ...service.overruled]);
}

function checkTwice({ service }: World): void {
  const seen = new Set<string>();
  for (const { what, memberId } of service.effects) {
    if (seen.has(`${memberId} ${what}`)) throw broken('3 nothing twice', what);
    seen.add(`${memberId} ${what}`);
  }
}

/**
 * Nothing is taken back before it is there, if she has done both on one phone and dropped neither. A measurement that was refused
 * may never be there.
 */
function checkOvertaken(world: World): void {
  const { service, ledger } = world;
  const taken = new Set(service.effects.map(({ what }) => what));
  for (const what of taken) {
    const made = ledger.find(what.replace(/^deleted/, 'created').replace(/^undone/, 'done'));
    if (made?.fate !== 'saved' || taken.has(made.what)) continue;
    if (what.startsWith('undone') || !mayHaveBeenRefused(world, made))
      throw broken('4 in order', `${what} before ${made.what}`);
  }
}

/** True if it is a part of a training: screens show those together. */
export const isOfSession = (what: string) => /^(?:began|set|ended) /.test(what);

/** She has deleted the training that it is a part of, on this phone or, as the service knows, on the other. */
function isRemoved({ ledger, service }: World, { what, phone, memberId }: Logged): boolean {
  const removal = `removed ${what.split(' ')[1]}`;
  const removed = ledger.find(removal);
  if (!removed || removed.memberId !== memberId) return false;
  if (service.effects.some((effect) => effect.what === removal)) return true;
  return removed.phone === phone && removed.fate !== 'dropped' && removed.fate !== 'not saved';
}

/** A measurement that was refused is gone from the phone once its deletion is with the service; so is a part of a training. */
export function isTakenAlong(world: World, logged: Logged): boolean {
  const { what, memberId } = logged;
  if (isOfSession(what)) return isRemoved(world, logged);
  if (!what.startsWith('created') || !mayHaveBeenRefused(world, logged)) return false;
  const { service } = world;
  const deletion = what.replace('created', 'deleted');
  return service.effects.some((effect) => effect.what === deletion && effect.memberId === memberId);
}

function mayHaveBeenRefused({ ledger, wrongClocks }: World, { subject, phone }: Logged): boolean {
  return ledger.overtaken.has(subject) || wrongClocks.has(phone);
}

function checkSession(world: World, phone: Phone): void {
  const session = world.sessionOf(phone);
  const may = world.mayBeSignedIn.get(phone.name);
  if (session && !may?.has(session.member.id))
    throw broken('6 hers alone', `${session.member.id} is signed in on ${phone.name} and has not signed in`);
  if (session?.needsSignIn && !world.identity.told.has(`${phone.name} ${session.member.id}`))
    throw broken(
      '7 a bad network is not an error',
      `${session.member.id} shall sign in again on ${phone.name}`,
    );
}

function checkKept(
  world: World,
  phone: Phone,
  memberId: string,
  { entries, receipts, taken }: OnDisk & { taken: Set<string> },
): void {
  for (const entry of entries) {
    const { state, refusal, kind, subject } = entry;
    // Such as a mark whose consent was refused: whatever comes of it then is late.
    if (refusal?.code === 'NOT_AUTHORIZED') world.ledger.overtaken.add(subject);
    if (state === 'refused' && refusal === undefined)
      throw broken('5 nothing hidden', `${kind} is refused without a word`);
    const fault = refusal && faultOf(world, phone, entry, refusal.code);
    if (fault !== undefined)
      throw broken('7 a bad network is not an error', `${kind} is refused for ${fault}`);
  }
  const cache = world.cacheOf(phone).get(memberId);
  const there = new Set([
    ...entries.flatMap(whatsOf),
    ...receipts.flatMap(({ entry }) => whatsOf(entry)),
    ...(cache?.effects ?? []),
    ...(cache?.sessions ?? []).flatMap(whatsOfSession),
  ]);
  for (const logged of world.ledger.of(phone.name, memberId)) {
    const { what, fate, mayBeReplaced, mayBeGone, isKept } = logged;
    logged.isKept ||= there.has(what);
    if (fate !== 'saved' || there.has(what) || mayBeReplaced || (mayBeGone && taken.has(what))) continue;
    if (isTakenAlong(world, logged)) continue;
    const promise = isKept ? '2 nothing lost' : '1 stored before shown';
    throw broken(mayBeGone ? '6 hers alone' : promise, `${what} is not on ${phone.name}`);
  }
}

/** The reason why this should not have been refused at all. */
function faultOf(
  { ledger, failedOn, wrongClocks, service }: World,
  { name }: Phone,
  entry: Entry,
  code: string,
): string | undefined {
  const { sign = '', subject = '', isPhotoLost } = ledger.in(entry)[0] ?? {};
  switch (code) {
    case 'INTERNAL':
      return failedOn.has(sign) ? undefined : 'a failure of something else';
    case 'RATE_LIMITED':
      return 'coming too soon';
    case 'CLOCK_WRONG':
      return wrongClocks.has(name) ? undefined : 'a clock that is right';
    case 'PHOTO_REFUSED':
      return service.storage.refused.has(sign) || isPhotoLost
        ? undefined
        : `a photo of ${subject} that is good`;
    default:
      return undefined;
  }
}

function checkPages(world: World, phone: Phone, isQuiet: boolean): void {
  for (const { page, outbox } of world.openOutboxes(phone)) {
    checkShown(world, page, isQuiet);
    if (!isQuiet) continue;
    checkOthers(world, phone, outbox, page.place);
    const { id } = world.sessionOf(phone)?.member ?? {};
    if (id !== outbox.memberId && !mayBeUntold(world, phone))
      throw broken(
        '6 hers alone',
        `${page.place.name} is one of ${outbox.memberId}, while ${id} is signed in`,
      );
  }
}

/** A page that ended in the middle of a sign-out may have told no other of it. */
function mayBeUntold({ pages }: World, phone: Phone): boolean {
  return [...pages.values()].some(
    ({ isLeaving, place }) => isLeaving && place.phone === phone && (!place.isAlive || place.isAsleep),
  );
}

/** If every page was opened after she left, none of them can have put there what the service has of her. */
function checkLeftAlone(world: World, phone: Phone): void {
  for (const memberId of MEMBERS) {
    const leftAt = world.leftAt.get(`${phone.name} ${memberId}`);
    const isElsewhere = world.sessionOf(phone)?.member.id !== memberId;
    if (leftAt === undefined || !isElsewhere || world.badDisks.has(phone.name)) continue;
    if (phone.places.size === 0 || [...phone.places].some(({ since }) => since < leftAt)) continue;
    if (onDisk(phone, memberId)?.receipts.length)
      throw broken('6 hers alone', `${phone.name} keeps what the service has of ${memberId}, who has left`);
  }
}

/**
 * Checks the page's contents at this moment. While something is going on, it may not have heard what another page has taken back.
 */
export function checkShown(world: World, page: Page, isQuiet = false): void {
  const { place, outbox, shown, present, savedBefore } = page;
  if (!outbox || place.isAsleep) return;
  const { ledger } = world;
  const visible = new Set([
    ...[...outbox.overlay.flatMap(whatsOf), ...shown].filter(
      (what) => !isOfSession(what) && !isOfProfile(what),
    ),
    ...shownOfProfile(page),
    ...page.sessions.flatMap(({ session }) => whatsOfSession(session)),
  ]);
  const isHidden = (logged: Logged) => {
    const { what, fate, mayBeReplaced } = logged;
    if (fate !== 'saved' || mayBeReplaced || visible.has(what)) return false;
    return !isTakenAlong(world, logged) && !isOutdone(world, logged);
  };
  const hers = ledger.of(place.phone.name, outbox.memberId).filter(({ page }) => page === place.name);
  // Data that the service had when she signed out is read again from there.
  const hidden = hers.find((each) => isHidden(each) && !each.mayBeGone);
  if (hidden) throw broken('5 nothing hidden', `${place.name} does not show “${hidden.what}”`);
  for (const id of present)
    if (shown.has(`deleted ${id}`) || shown.has(`undone ${id}`))
      throw broken('4 in order', `${place.name} shows ${id}, which she took back`);
  const waiting = new Set(outbox.overlay.flatMap(whatsOf));
  const isUntold = ({ what }: Logged) => !isQuiet && waiting.has(`removed ${what.split(' ')[1]}`);
  const gone = savedBefore.find((each) => isHidden(each) && !each.mayBeGone && !isUntold(each));
  if (gone) throw broken('8 on the phone', `${place.name} does not show “${gone.what}”`);
}

/** When nothing is going on, every page knows all that any page has saved. */
function checkOthers(
  { ledger }: World,
  phone: Phone,
  { memberId, entries }: Outbox,
  { name: page, since }: Place,
): void {
  const kept = onDisk(phone, memberId);
  if (!kept || phone.disk.isFull) return;
  const shown = new Set(entries.flatMap(whatsOf));
  const hidden = kept.entries
    .flatMap(whatsOf)
    .find((what) => !shown.has(what) && ledger.find(what)?.fate === 'saved');
  if (hidden !== undefined)
    throw broken('5 nothing hidden', `${page} does not show “${hidden}” of another page`);
  // A page that has ended since may have told no other what had become of an entry.
  if (phone.lastEndAt >= since) return;
  const states = new Map(kept.entries.map(({ id, state }) => [id, state]));
  const outdated = entries.find(({ id, state }) => states.get(id) !== state);
  if (outdated)
    throw broken('5 nothing hidden', `${page} shows ${outdated.kind} as ${outdated.state}, which it is not`);
}
