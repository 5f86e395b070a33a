/** The promises of `src/offline/README.md`, as far as they can be seen from outside at any moment of a schedule. */
import type { Entry, Receipt } from '../../src/offline/entry.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import { type Logged, whatOf, whatOfMark } from './ledger.ts';
import type { Page } from './phone/page.ts';
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
  liveness: 'Ten seconds after the network has healed nothing waits.',
} as const;

export type PromiseName = keyof typeof PROMISES;

const broken = (promise: PromiseName, what: string) => new Broken(promise, what);

interface OnDisk {
  entries: Entry[];
  receipts: Receipt[];
}

export function onDisk({ disk }: Phone, memberId: string): OnDisk | undefined {
  const entries = disk.valuesOf<Entry>(`app-outbox:${memberId}`, 'entries');
  const receipts = disk.valuesOf<Receipt>(`app-outbox:${memberId}`, 'receipts');
  return entries && receipts ? { entries, receipts } : undefined;
}

/** Throws `Broken` where a promise does not hold now. `isQuiet`: nothing is going on but what waits for its time. */
export function checkNow(world: World, isQuiet: boolean): void {
  const [found] = world.found;
  if (found) throw found;
  checkTwice(world);
  checkOvertaken(world);
  for (const phone of world.phones) {
    checkSession(world, phone);
    for (const memberId of MEMBERS) {
      const kept = onDisk(phone, memberId);
      if (kept) checkKept(world, phone, memberId, kept);
    }
    checkPages(world, phone, isQuiet);
  }
}

function checkTwice({ service }: World): void {
  const seen = new Set<string>();
  for (const { what, memberId } of service.effects) {
    if (seen.has(`${memberId} ${what}`)) throw broken('3 nothing twice', what);
    seen.add(`${memberId} ${what}`);
  }
}

/** A measurement is not deleted before it is there, where she has made both on one phone and dropped neither. */
function checkOvertaken({ service, ledger }: World): void {
  const taken = new Set(service.effects.map(({ what }) => what));
  for (const what of taken) {
    const made = what.startsWith('deleted') ? ledger.find(what.replace('deleted', 'created')) : undefined;
    if (made?.fate === 'saved' && !taken.has(made.what))
      throw broken('4 in order', `${what} before it was created`);
  }
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

function checkKept(world: World, phone: Phone, memberId: string, { entries, receipts }: OnDisk): void {
  for (const entry of entries) {
    const { state, refusal, kind } = entry;
    if (state === 'refused' && refusal === undefined)
      throw broken('5 nothing hidden', `${kind} is refused without a word`);
    const fault = refusal && faultOf(world, phone, entry, refusal.code);
    if (fault !== undefined)
      throw broken('7 a bad network is not an error', `${kind} is refused for ${fault}`);
  }
  const cache = world.cacheOf(phone).get(memberId);
  const there = new Set([
    ...entries.map(whatOf),
    ...receipts.map(({ entry }) => whatOf(entry)),
    ...(cache ?? []),
  ]);
  const taken = new Set(world.service.effects.map(({ what }) => what));
  for (const { what, fate, mayBeReplaced, mayBeGone } of world.ledger.of(phone.name, memberId)) {
    if (fate !== 'saved' || there.has(what) || mayBeReplaced) continue;
    if (!(mayBeGone && taken.has(what)))
      throw broken(mayBeGone ? '6 hers alone' : '2 nothing lost', `${what} is not on ${phone.name}`);
  }
}

/** Why this should not have been refused at all. */
function faultOf(
  { ledger, failedOn, wrongClocks, service }: World,
  { name }: Phone,
  entry: Entry,
  code: string,
): string | undefined {
  const { sign = '', subject = '' } = ledger.find(whatOf(entry)) ?? {};
  switch (code) {
    case 'INTERNAL':
      return failedOn.has(sign) ? undefined : 'a failure of something else';
    case 'RATE_LIMITED':
      return 'coming too soon';
    case 'CLOCK_WRONG':
      return wrongClocks.has(name) ? undefined : 'a clock that is right';
    case 'PHOTO_REFUSED':
      return service.storage.refused.has(sign) || ledger.find(whatOf(entry))?.isPhotoLost
        ? undefined
        : `a photo of ${subject} that is good`;
    default:
      return undefined;
  }
}

function checkPages(world: World, phone: Phone, isQuiet: boolean): void {
  for (const { page, outbox } of world.openOutboxes(phone)) {
    checkShown(world, page);
    if (!isQuiet) continue;
    checkOthers(world, phone, outbox, page.place);
    const { id } = world.sessionOf(phone)?.member ?? {};
    if (id !== outbox.memberId)
      throw broken(
        '6 hers alone',
        `${page.place.name} is one of ${outbox.memberId}, while ${id} is signed in`,
      );
  }
}

/** What the page shows at this moment. */
export function checkShown({ ledger }: World, { place, outbox, shown, present, savedBefore }: Page): void {
  if (!outbox || place.isAsleep) return;
  const visible = new Set([...outbox.overlay.map(whatOf), ...shown]);
  const isHidden = ({ what, fate, mayBeReplaced }: Logged) =>
    fate === 'saved' && !mayBeReplaced && !visible.has(what);
  const hers = ledger.of(place.phone.name, outbox.memberId).filter(({ page }) => page === place.name);
  // What the service had when she signed out is read again from there.
  const hidden = hers.find((each) => isHidden(each) && !each.mayBeGone);
  if (hidden) throw broken('5 nothing hidden', `${place.name} does not show “${hidden.what}”`);
  for (const id of present)
    if (shown.has(`deleted ${id}`)) throw broken('4 in order', `${place.name} shows ${id}, which is deleted`);
  const gone = savedBefore.find((each) => isHidden(each) && !each.mayBeGone);
  if (gone) throw broken('8 on the phone', `${place.name} does not show “${gone.what}”`);
}

/** Where nothing is going on, every page knows what any page has saved. */
function checkOthers(
  { ledger }: World,
  phone: Phone,
  { memberId, entries }: Outbox,
  { name: page, since }: Place,
): void {
  const kept = onDisk(phone, memberId);
  if (!kept || phone.disk.isFull) return;
  const shown = new Set(entries.map(whatOf));
  const hidden = kept.entries
    .map(whatOf)
    .find((what) => !shown.has(what) && ledger.find(what)?.fate === 'saved');
  if (hidden !== undefined)
    throw broken('5 nothing hidden', `${page} does not show “${hidden}” of another page`);
  // Who has ended since may have told nobody what had become of it.
  if (phone.lastEndAt >= since) return;
  const states = new Map(kept.entries.map(({ id, state }) => [id, state]));
  const outdated = entries.find(({ id, state }) => states.get(id) !== state);
  if (outdated)
    throw broken('5 nothing hidden', `${page} shows ${outdated.kind} as ${outdated.state}, which it is not`);
}

/** Throws `Broken` where something is not as she left it, once all has arrived. */
export function checkEnd(world: World): void {
  checkNow(world, false);
  const { service, ledger } = world;
  const taken = new Set([...service.effects.map(({ what }) => what), ...service.overruled]);
  for (const logged of ledger.all) {
    const { what, fate, mayBeReplaced, subject } = logged;
    const isSpecial = ledger.overtaken.has(subject);
    if (fate === 'saved' && !taken.has(what) && !mayBeReplaced && !isSpecial)
      throw broken('2 nothing lost', `${what} has not arrived`);
    if (fate === 'not saved' && taken.has(what))
      throw broken('1 stored before shown', `${what} was said not to be saved`);
    if (fate === 'saved' && taken.has(what)) checkKeptWhole(world, logged);
    if (fate === 'dropped' && taken.has(what) && !isSpecial) throw broken('5 taken back', what);
  }
  for (const phone of world.phones) for (const memberId of MEMBERS) checkOrder(world, phone, memberId);
  checkMarks(world);
}

/** The service has what she gave last, and its photo. */
function checkKeptWhole({ service, ledger }: World, logged: Logged): void {
  const { memberId, sign, subject, what, figures, hasPhoto, isPhotoLost } = logged;
  const { storage } = service;
  if (hasPhoto && !isPhotoLost && !storage.photos.has(sign) && !storage.refused.has(sign))
    throw broken('2 nothing lost', `the photo of ${subject} has not arrived`);
  const standing = what.startsWith('created') ? service.of(memberId).measurements.get(sign) : undefined;
  const isTold = figures !== undefined && typeof standing === 'string' && !ledger.overtaken.has(subject);
  if (isTold && standing !== figures) throw broken('5 edited', `${standing} stands, not ${figures}`);
}

/** Throws `Broken` where a page shows other marks than the service has. Call it where all has had its time. */
export function checkMarksShown(world: World): void {
  for (const phone of world.phones)
    for (const { page, outbox } of world.openOutboxes(phone)) {
      const shown = page.code.registerOf(outbox).marks;
      const waiting = new Set(outbox.entries.map(({ subject }) => subject));
      for (const [name, mark] of world.service.of(outbox.memberId).marks) {
        if (waiting.has(`mark:${name}`) || shown.get(name)?.value === mark.value) continue;
        throw broken(
          '3 nothing twice',
          `${page.place.name} shows ${shown.get(name)?.value} for ${name}, not ${mark.value}`,
        );
      }
    }
}

/** Throws `Broken` where there is more of a member who has left than what waits. Call it where all has had its time. */
export function checkLeft(world: World): void {
  for (const phone of world.phones)
    for (const memberId of MEMBERS) {
      if (world.sessionOf(phone)?.member.id === memberId) continue;
      if (phone.disk.names().includes(`app-marks:${memberId}`))
        throw broken('6 hers alone', `${phone.name} has marks of ${memberId}, who has left`);
      if (onDisk(phone, memberId)?.receipts.length)
        throw broken('6 hers alone', `${phone.name} has receipts of ${memberId}, who has left`);
    }
}

function checkOrder({ ledger, service, wrongClocks }: World, { name }: Phone, memberId: string): void {
  if (wrongClocks.has(name)) return;
  const hers = ledger
    .of(name, memberId)
    .filter(
      ({ place, subject, fate }) => place !== undefined && fate === 'saved' && !ledger.overtaken.has(subject),
    );
  const places = new Map(hers.map(({ what, place }) => [what, place ?? 0]));
  let last = 0;
  for (const { what } of service.effects) {
    const place = places.get(what);
    if (place === undefined) continue;
    if (place < last) throw broken('4 in order', `${what}, ${place}, came after ${last}`);
    last = place;
  }
}

/** Of small state that she changed on one phone, seeing each time what she had, the last change stands. */
function checkMarks({ ledger, service, wrongClocks }: World): void {
  const marks = ledger.all.filter(({ what, fate }) => what.startsWith('mark') && fate !== 'not saved');
  const nameIn = ({ memberId, subject }: Logged) => `${memberId} ${subject}`;
  for (const name of new Set(marks.map(nameIn))) {
    const changes = marks.filter((each) => nameIn(each) === name);
    const last = changes.at(-1);
    const isOneHand = changes.every(
      (each) => each.phone === last?.phone && each.isInformed && each.fate === 'saved',
    );
    if (!last || !isOneHand || wrongClocks.has(last.phone) || ledger.overtaken.has(last.subject)) continue;
    const standing = service.of(last.memberId).marks.get(last.subject.slice('mark:'.length));
    if (!standing || whatOfMark(standing) !== last.what)
      throw broken('3 nothing twice', `${standing?.value} stands, not ${last.what}`);
  }
}
