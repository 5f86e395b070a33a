/** Heals everything that went wrong in a schedule in the end, and checks the promises meanwhile. */
import type { Entry } from '../../src/offline/entry.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import { drop, measure, retry } from './hand.ts';
import type { Page } from './phone/page.ts';
import { readProfile } from './profile-hand.ts';
import { checkProfilesShown } from './end-profile-promises.ts';
import { checkLeft, checkMarksShown } from './end-promises.ts';
import { checkNow, onDisk } from './promises.ts';
import { Broken, MEMBERS, type World } from './world.ts';
import {
  CRAWLING_MS,
  HANGING_MS,
  HANGING_UPLOAD_MS,
  HELD_MS,
  HEALED_WITHIN_MS,
  LEFT_ALONE_MS,
  PARKED_MS,
  REFUSED_TOKENS_WAIT_MS,
  RETRY_AFTER_MS,
  SLEEPER_WAIT_MS,
} from './waits.ts';
import { ILL, UNREACHED, type Weather } from './world/network.ts';
import type { Phone } from './world/phone.ts';

/** Long enough for retry pauses to grow to nearly a minute. */
const UNREACHED_FOR_MS = 75_000;
/** In these a page asks by itself again and again, so that it is served soon after. */
const ASKED_AGAIN: ReadonlySet<Weather> = new Set<Weather>([...UNREACHED, 'unavailable']);
/** The most requests of a page in so long to a service that cannot answer: far less than one each few seconds. */
const MAX_ASKED = 5;
/** Chances to send, until all that fails has failed often enough. */
const MAX_CHANCES = 80;
/** A removal that is held up is given up, and done at the next start. */
const REMOVAL_MS = 5_000;

/** Throws as soon as a promise is broken: what goes on without end would take long. */
export async function pass(world: World, ms: number): Promise<void> {
  const { scheduler } = world;
  const until = scheduler.now + ms;
  do {
    await scheduler.run(Math.min(until, scheduler.now + HEALED_WITHIN_MS));
    const [found] = world.found;
    if (found) throw found;
  } while (scheduler.now < until);
}

export async function heal(world: World): Promise<void> {
  const { chance, phones, service, identity } = world;
  const isSilent =
    chance.isLucky(0.1) &&
    phones.some(({ network: { weather } }) => UNREACHED.has(weather) || ILL.has(weather));
  for (const phone of phones) {
    for (const place of phone.places) place.killAfter(Number.POSITIVE_INFINITY);
    phone.disk.isFull = false;
    if (phone.aheadMs !== 0) world.setClock(phone, 0);
    for (const sleeper of world.sleepersOf(phone)) if (chance.isLucky(0.5)) sleeper.comeBack();
  }
  for (const memberId of MEMBERS) if (!world.erased.has(memberId)) identity.ended.delete(memberId);
  if (chance.isLucky(0.5)) service.storage.mood = 'well';
  if (world.failedOn.size > 0 && world.isFailing && chance.isLucky(0.3)) await outlast(world);
  world.endTrouble();
  if (isSilent) await stayAway(world);
  else await pass(world, 1_000);
  for (const phone of phones) await healPhone(world, phone, isSilent);
  await meetAgain(world);
}

/** Nobody does anything, and no network or service is back: who cannot answer is left alone. */
async function stayAway(world: World): Promise<void> {
  await pass(world, RETRY_AFTER_MS);
  const since = world.scheduler.now;
  await pass(world, UNREACHED_FOR_MS - RETRY_AFTER_MS);
  for (const phone of world.phones) {
    const { weather } = phone.network;
    const count = world.departures.get(phone.name)?.filter((at) => at > since).length ?? 0;
    const isAnswered = weather === 'unavailable' || weather === 'overloaded';
    if (isAnswered && count > MAX_ASKED * world.pagesOf(phone).length)
      throw new Broken('7 a bad network is not an error', `${phone.name} has asked ${count} times`);
  }
}

/** The service goes on failing on some things: the others arrive, and those as well, an hour after it is mended. */
async function outlast(world: World): Promise<void> {
  // `storePhotos` checks photos that cannot be stored.
  world.service.storage.mood = 'well';
  for (const phone of world.phones) {
    phone.network.clear();
    const memberId = world.sessionOf(phone)?.member.id;
    if (memberId === undefined || world.erased.has(memberId)) continue;
    const page = await pageOf(world, phone, memberId);
    await pass(world, waitFor(world, phone));
    for (let count = 0; count < MAX_CHANCES && heldUp(world, phone, memberId).length > 0; count += 1) {
      world.act(page.place, () => page.place.tell('online'));
      await pass(world, HEALED_WITHIN_MS);
    }
    const [waiting] = heldUp(world, phone, memberId);
    if (waiting) throw new Broken('liveness', `${waiting.kind} waits on ${phone.name} for what fails`);
  }
  world.endTrouble();
  world.scheduler.sleep(PARKED_MS);
  for (const phone of world.phones) {
    const memberId = world.sessionOf(phone)?.member.id;
    if (memberId === undefined || world.erased.has(memberId)) continue;
    const page = await pageOf(world, phone, memberId);
    world.act(page.place, () => page.place.tell('online'));
    await pass(world, HEALED_WITHIN_MS + waitFor(world, phone));
    const parked = onDisk(phone, memberId)?.entries.find(({ refusal }) => refusal?.code === 'INTERNAL');
    if (parked)
      throw new Broken('liveness', `${parked.kind} is not tried again, on which the service failed`);
  }
}

/** The longest time that a sender may have to wait for reasons that only time ends. */
function waitFor(world: World, phone: Phone): number {
  const refusedMs = world.refusedTokens.has(phone.name) ? REFUSED_TOKENS_WAIT_MS : 0;
  const isHeld = entriesOn(phone).some(({ holdMs }) => holdMs !== undefined);
  return refusedMs + (world.sleepersOf(phone).length > 0 ? SLEEPER_WAIT_MS : 0) + (isHeld ? HELD_MS : 0);
}

async function healPhone(world: World, phone: Phone, isSilent: boolean): Promise<void> {
  const { network } = phone;
  const { weather } = network;
  const wasAskedAgain = ASKED_AGAIN.has(weather);
  const isLeftHanging = weather === 'hanging' && world.chance.isLucky(0.5);
  if (isLeftHanging) network.weather = 'fine';
  else if (weather !== 'crawling') network.clear();
  await pass(world, isLeftHanging ? hangingMs(phone) : 0);
  const current = world.sessionOf(phone)?.member.id;
  const others = MEMBERS.filter((memberId) => memberId !== current);
  for (const memberId of [...(current ? [current] : []), ...others]) {
    if (world.erased.has(memberId)) continue;
    if (memberId !== current && (onDisk(phone, memberId)?.entries.length ?? 0) === 0) continue;
    const page = await pageOf(world, phone, memberId);
    // It may be about to wait until its next try, and only then for the one that sleeps.
    if (world.sleepersOf(phone).length > 0) world.act(page.place, () => page.place.tell('online'));
    await pass(world, waitFor(world, phone));
    if (network.weather === 'crawling') {
      world.act(page.place, () => page.place.tell('online'));
      await pass(world, CRAWLING_MS);
      // Photos that the storage does not take are looked at by `storePhotos`.
      if (world.service.storage.mood !== 'failing') checkSent(phone, memberId);
      network.clear();
    }
    // If the page that was about to try again has ended before any other knew, the next chance is waited for.
    const isKnown = phone.lastEndAt < world.begunAt || knows(page, phone, memberId);
    const isSaid = !isKnown || (isSilent ? !wasAskedAgain : world.troubled.has(phone));
    if (isSaid) world.act(page.place, () => page.place.tell('online'));
    else if (weather === 'unavailable') await pass(world, LEFT_ALONE_MS);
    await pass(world, HEALED_WITHIN_MS);
    checkNow(world, true);
    if (world.service.storage.mood === 'failing') await storePhotos(world, page);
    checkSent(phone, memberId);
    await settleRefused(world, page);
    checkSent(phone, memberId);
    if (page.outbox?.memberId === memberId) await logOnceMore(world, page, page.outbox);
  }
}

/** If photos cannot be stored, figures are; photos follow. */
async function storePhotos(world: World, page: Page): Promise<void> {
  const { place, outbox } = page;
  if (outbox) world.act(place, () => measure(world, page, outbox, {}));
  await pass(world, HEALED_WITHIN_MS + waitFor(world, place.phone));
  const { entries = [] } = outbox ?? {};
  const held = new Set(entries.filter(({ state }) => state !== 'waiting').map(({ subject }) => subject));
  const waiting = entries.find(({ subject, state }) => state === 'waiting' && !held.has(subject));
  if (waiting) throw new Broken('liveness', `${waiting.kind} waits for a photo on ${place.name}`);
  world.service.storage.mood = 'well';
  world.act(place, () => place.tell('online'));
  await pass(world, HEALED_WITHIN_MS);
}

/** She can log, whatever has happened. */
async function logOnceMore(world: World, page: Page, outbox: Outbox): Promise<void> {
  const before = world.ledger.all.length;
  world.act(page.place, () => measure(world, page, outbox, {}));
  // A page that sleeps may have waited for its turn to send, and have it now.
  await pass(world, HEALED_WITHIN_MS + waitFor(world, page.place.phone));
  const logged = world.ledger.all[before];
  // A new version may just have taken over.
  if (!page.place.isAlive) return;
  if (logged?.fate !== 'saved') throw new Broken('liveness', `${page.place.name} saves nothing more`);
  checkSent(page.place.phone, outbox.memberId);
}

/** Every page is looked at once more, and then the app is started again. */
async function meetAgain(world: World): Promise<void> {
  for (const phone of world.phones) {
    for (const sleeper of world.sleepersOf(phone)) sleeper.comeBack();
  }
  // A page's work that had begun when she left it is sent first.
  await pass(world, HEALED_WITHIN_MS);
  for (const phone of world.phones) {
    for (const { place } of world.pagesOf(phone)) world.act(place, () => place.tell('online'));
  }
  await pass(world, REMOVAL_MS);
  checkNow(world, true);
  checkMarksShown(world);
  for (const phone of world.phones)
    for (const { page, outbox } of world.openOutboxes(phone)) readProfile(world, page, outbox);
  checkProfilesShown(world);
  for (const phone of world.phones) {
    for (const { place } of world.pagesOf(phone)) place.kill();
    world.openPage(phone);
  }
  await pass(world, REMOVAL_MS);
  checkMarksShown(world);
  checkProfilesShown(world);
  checkLeft(world);
}

/** A page on which she is signed in. */
async function pageOf(world: World, phone: Phone, memberId: string): Promise<Page> {
  const page = world.pagesOf(phone)[0] ?? world.openPage(phone);
  // If she has to sign in again, a page learns that late.
  await pass(world, phone.network.weather === 'crawling' ? HEALED_WITHIN_MS : 1_000);
  const session = world.sessionOf(phone);
  if (session?.member.id === memberId && !session.needsSignIn) return page;
  // A page that sleeps may have the turn of the session.
  const turnMs = world.sleepersOf(phone).length > 0 ? SLEEPER_WAIT_MS : 0;
  if (session && session.member.id !== memberId) {
    world.act(page.place, () => page.code.signOut({ unsent: 'keep' }));
    await pass(world, 3_000 + turnMs);
  }
  const next = world.pagesOf(phone)[0] ?? world.openPage(phone);
  world.act(next.place, () => world.signIn(next, memberId));
  await pass(world, 1_000 + turnMs);
  return next;
}

function hangingMs(phone: Phone): number {
  return entriesOn(phone).some(({ state }) => state === 'uploading') ? HANGING_UPLOAD_MS : HANGING_MS;
}

function entriesOn(phone: Phone): Entry[] {
  return MEMBERS.flatMap((memberId) => onDisk(phone, memberId)?.entries ?? []);
}

/** True if the page shows all that could be sent. */
function knows({ outbox }: Page, phone: Phone, memberId: string): boolean {
  const known = new Set(outbox?.memberId === memberId ? outbox.entries.map(({ id }) => id) : []);
  return onDisk(phone, memberId)?.entries.every(({ id }) => known.has(id)) ?? true;
}

/** The entries that could be sent. */
function waitingOn(phone: Phone, memberId: string): string[] {
  const entries = onDisk(phone, memberId)?.entries ?? [];
  const refused = new Set(entries.filter(({ state }) => state === 'refused').map(({ subject }) => subject));
  return entries.filter(({ subject }) => !refused.has(subject)).map(({ kind, state }) => `${kind} ${state}`);
}

/** The entries that wait although the service does not fail on them, nor on anything else about the same. */
function heldUp({ ledger, failsOn }: World, phone: Phone, memberId: string): Entry[] {
  const entries = onDisk(phone, memberId)?.entries ?? [];
  const fails = (entry: Entry) => entry.state === 'refused' || failsOn(ledger.in(entry)[0]?.sign ?? '');
  const failing = new Set(entries.filter(fails).map(({ subject }) => subject));
  return entries.filter(({ subject }) => !failing.has(subject));
}

function checkSent(phone: Phone, memberId: string): void {
  const waiting = waitingOn(phone, memberId);
  if (waiting.length > 0)
    throw new Broken('liveness', `${waiting.join(', ')} on ${phone.name} of ${memberId}`);
}

/** She sends what was refused once more, and drops what is refused again. */
async function settleRefused(world: World, page: Page): Promise<void> {
  const { place, outbox } = page;
  if (!outbox) return;
  for (const isLast of [false, true]) {
    const refused = outbox.entries.filter(({ state }) => state === 'refused');
    for (const { subject } of refused) world.ledger.overtaken.add(subject);
    if (refused.length === 0) return;
    world.act(place, async () => {
      for (const entry of refused)
        await (isLast ? drop(world, page, outbox, entry) : retry(world, outbox, entry));
    });
    await pass(world, HEALED_WITHIN_MS);
  }
}
