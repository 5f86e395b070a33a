/** The promises as far as they can be seen once all has had its time. */
import { type Logged, whatOfMark } from './ledger.ts';
import { checkProfiles } from './end-profile-promises.ts';
import { broken, checkNow, isTakenAlong, onDisk, takenBy } from './promises.ts';
import { MEMBERS, type World } from './world.ts';
import type { Phone } from './world/phone.ts';

/** Throws `Broken` if something is not as she left it, once all has arrived. */
export function checkEnd(world: World): void {
  checkNow(world, false);
  const { ledger } = world;
  const taken = takenBy(world);
  for (const logged of ledger.all) {
    const { what, fate, mayBeReplaced, subject, memberId } = logged;
    if (world.erased.has(memberId)) continue;
    const isSpecial = ledger.overtaken.has(subject);
    if (fate === 'saved' && !taken.has(what) && !mayBeReplaced && !isSpecial && !isTakenAlong(world, logged))
      throw broken('2 nothing lost', `${what} has not arrived`);
    if (fate === 'not saved' && taken.has(what))
      throw broken('1 stored before shown', `${what} was said not to be saved`);
    if (fate === 'saved' && taken.has(what)) checkKeptWhole(world, logged);
    if (fate === 'dropped' && taken.has(what) && !isSpecial) throw broken('5 taken back', what);
  }
  for (const phone of world.phones) for (const memberId of MEMBERS) checkOrder(world, phone, memberId);
  checkMarks(world);
  checkProfiles(world);
}

/** The service has what she gave last, and its photo. */
function checkKeptWhole({ service, ledger }: World, logged: Logged): void {
  const { memberId, sign, subject, what, figures, hasPhoto, isPhotoLost } = logged;
  const { storage } = service;
  // A measurement that she has deleted needs no photo any more.
  const isPhotoDue = hasPhoto && !isPhotoLost && service.of(memberId).measurements.get(sign) !== null;
  if (isPhotoDue && !storage.photos.has(sign) && !storage.refused.has(sign))
    throw broken('2 nothing lost', `the photo of ${subject} has not arrived`);
  const standing = what.startsWith('created') ? service.of(memberId).measurements.get(sign) : undefined;
  const isTold = figures !== undefined && typeof standing === 'string' && !ledger.overtaken.has(subject);
  if (isTold && standing !== figures) throw broken('5 edited', `${standing} stands, not ${figures}`);
}

/** Throws `Broken` if a page shows other marks than the service has. Call it when all has had its time. */
export function checkMarksShown(world: World): void {
  for (const phone of world.phones)
    for (const { page, outbox } of world.openOutboxes(phone)) {
      const shown = page.code.registerOf(outbox).marks;
      const waiting = new Set(outbox.entries.map(({ subject }) => subject));
      if (world.erased.has(outbox.memberId)) continue;
      const { marks } = world.service.of(outbox.memberId);
      for (const name of new Set([...marks.keys(), ...shown.keys()])) {
        // One that has never arrived may have ended.
        const [here, there] = [shown, marks].map((each) => each.get(name)?.value ?? null);
        if (waiting.has(`mark:${name}`) || here === there) continue;
        throw broken('3 nothing twice', `${page.place.name} shows ${here} for ${name}, not ${there}`);
      }
    }
}

/** Throws `Broken` if more is left of a member who has left than her waiting entries. Call it when all has had its time. */
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

/** Checks that the last change stands of small state that she changed on one phone, seeing each time what she had. */
function checkMarks(world: World): void {
  const { ledger, service, wrongClocks } = world;
  const marks = ledger.all.filter(({ what, fate }) => what.startsWith('mark') && fate !== 'not saved');
  const nameIn = ({ memberId, subject }: Logged) => `${memberId} ${subject}`;
  for (const name of new Set(marks.map(nameIn))) {
    const changes = marks.filter((each) => nameIn(each) === name);
    const last = changes.at(-1);
    if (last && world.erased.has(last.memberId)) continue;
    const isOneHand = changes.every(
      (each) => each.phone === last?.phone && each.isInformed && each.fate === 'saved',
    );
    if (!last || !isOneHand || wrongClocks.has(last.phone) || ledger.overtaken.has(last.subject)) continue;
    const standing = service.of(last.memberId).marks.get(last.subject.slice('mark:'.length));
    if (!standing || whatOfMark(standing) !== last.what)
      throw broken('3 nothing twice', `${standing?.value} stands, not ${last.what}`);
  }
}
