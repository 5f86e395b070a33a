/** Two phones, the services and all that is between them, under one clock, in one order, from one seed. */
import { mayBeAtFault } from '../../src/offline/after-outcome.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { CLOCK_TOLERANCE_MS } from '../../contract/limits.ts';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { isState, Ledger, whatsOf } from './ledger.ts';
import type { Code, Product } from './phone/built-code.ts';
import { Page, type PhoneCache } from './phone/page.ts';
import { Chance } from './world/chance.ts';
import { runDisksBy } from './world/disk.ts';
import { Identity, IDENTITY } from './world/identity.ts';
import { Phone } from './world/phone.ts';
import type { Place } from './world/place.ts';
import { Scheduler } from './world/scheduler.ts';
import type { Effect, Service } from './world/service.ts';

export const MEMBERS = ['alice', 'bob'] as const;
/** A quarter of an hour before midnight in Tallinn, or before its clocks go back or forward, so that many schedules go past it. */
const BEGINNINGS = ['2026-11-20T21:45Z', '2026-10-25T00:45Z', '2027-03-28T00:45Z'].map(Date.parse);

const RUSH_MS = 10_000;
/** Far more than taps and tries in so short a time. */
const MAX_DEPARTURES = 100;
const MAX_RENEWALS = 30;

/** A promise that a schedule broke, by its name in promises.ts. */
export class Broken extends Error {
  readonly promise: string;

  constructor(promise: string, what: string) {
    super(`${promise}: ${what}`);
    this.promise = promise;
  }
}

export class World {
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly service: Service;
  readonly identity: Identity;
  readonly ledger = new Ledger();
  readonly phones: readonly [Phone, Phone];
  readonly pages = new Map<Place, Page>();
  readonly caches = new Map<Phone, PhoneCache>();
  /** Phones that had no room, or on which a sleeping page may have kept others from the disk. */
  readonly badDisks = new Set<string>();
  /** Signs of what the service has failed on. */
  readonly failedOn = new Set<string>();
  /** Members whose accounts are gone. */
  readonly erased = new Set<string>();
  /** True while it fails on some things. */
  isFailing = false;
  /** True if it fails on a thing with this sign. */
  failsOn: (sign: string) => boolean = () => false;
  /** When requests with entries left each phone, and, under a name of their own, those for a new token. */
  readonly departures = new Map<string, number[]>();
  /** The number of times each phone's clock was set. */
  readonly clockSets = new Map<string, number>();
  /** The subjects of changes of which a moment from the future may have arrived. */
  readonly aheadOfTime = new Set<string>();
  /** The first time at which she could do anything. */
  begunAt = 0;
  /** Phones whose clock was ever so wrong that the service says so. */
  readonly wrongClocks = new Set<string>();
  /** Phones whose tokens were turned down although they were good. */
  readonly refusedTokens = new Set<string>();
  /** Phones on which anything but logging has happened. */
  readonly troubled = new Set<Phone>();
  /** Called with each page that draws again. */
  onDraw: (page: Page) => void = () => undefined;
  /** The members who may be signed in on each phone; undefined stands for nobody. */
  readonly mayBeSignedIn = new Map<string, Set<string | undefined>>();
  /** The time when a member was out of a phone. */
  readonly leftAt = new Map<string, number>();
  /** Promises that were broken between two steps. */
  readonly found: Broken[] = [];
  /** The number of texts she has given: each is its own. */
  marks = 0;
  readonly #load: Product['load'];
  readonly #inFlight = new Map<string, number>();

  constructor(seed: number, { load, Service }: Product) {
    this.chance = new Chance(seed);
    this.scheduler = new Scheduler(this.chance, BEGINNINGS[seed % BEGINNINGS.length] ?? 0);
    this.#load = load;
    runDisksBy(this.scheduler);
    const now = () => this.scheduler.now;
    this.service = new Service(now);
    this.identity = new Identity(now);
    const wire = {
      scheduler: this.scheduler,
      chance: this.chance,
      service: this.service,
      identity: this.identity,
      onBatch: (phone: string, token: string, isLeaving: boolean) => this.#count(phone, token, isLeaving),
      onRenewal: (phone: string) => this.#checkRush(`${phone} renewing`, MAX_RENEWALS),
      onArrival: (phone: string, memberId: string, body: string) => this.#checkArrival(phone, memberId, body),
    };
    this.service.onEffect = (effect, moment) => this.#checkEffect(effect, moment);
    this.phones = [new Phone('phone 1', wire), new Phone('phone 2', wire)];
    for (const phone of this.phones) this.caches.set(phone, new Map());
  }

  cacheOf(phone: Phone): PhoneCache {
    return this.caches.get(phone) ?? new Map();
  }

  /** A page on which nothing has begun yet. */
  newPage(phone: Phone): Page {
    const place = phone.open('page');
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        this.scheduler.addAlone(ms, () => place.isAlive && resolve(), place.name);
      });
    const page = new Page(place, this.#load(place.globals()), {
      cache: this.cacheOf(phone),
      wait,
      fetch: phone.network.fetchOf(place),
      savedBefore: (memberId) => this.ledger.of(phone.name, memberId).filter(({ fate }) => fate === 'saved'),
      onDraw: (drawn) => place.isAlive && this.onDraw(drawn),
      onSignInNeeded: (memberId) => this.#checkAsked(phone, memberId),
    });
    this.pages.set(place, page);
    // Its window is loaded again.
    place.onLeave = () => {
      place.kill();
      this.openPage(phone);
    };
    return page;
  }

  setClock(phone: Phone, aheadMs: number): void {
    phone.aheadMs = aheadMs;
    this.clockSets.set(phone.name, (this.clockSets.get(phone.name) ?? 0) + 1);
  }

  /** Nothing about her is known any more, and she can sign in nowhere. */
  erase(memberId: string): void {
    this.erased.add(memberId);
    this.identity.endAtOnce(memberId);
    this.service.forget(memberId);
    for (const { name } of this.phones) this.refusedTokens.add(name);
  }

  /** The service fails on nothing any more. */
  endTrouble(): void {
    this.isFailing = false;
    this.failsOn = () => false;
    this.service.trouble = () => undefined;
    this.service.turnsDown = () => false;
  }

  openPage(phone: Phone): Page {
    const page = this.newPage(phone);
    this.act(page.place, () => page.start());
    return page;
  }

  /** The code of a worker that has just been woken. */
  worker(phone: Phone): { place: Place; code: Code } {
    const place = phone.open('worker');
    return { place, code: this.#load(place.globals()) };
  }

  /** Does it as a task of that page or worker. */
  act(place: Place, deed: () => unknown): void {
    this.scheduler.addAlone(0, () => place.isAlive && void deed(), place.name);
  }

  pagesOf(phone: Phone): Page[] {
    return [...this.pages.values()].filter(
      ({ place }) => place.isAlive && !place.isAsleep && place.phone === phone,
    );
  }

  sleepersOf(phone: Phone): Place[] {
    return [...phone.places].filter(({ isAsleep }) => isAsleep);
  }

  openOutboxes(phone: Phone): { page: Page; outbox: Outbox }[] {
    return this.pagesOf(phone).flatMap((page) => (page.outbox ? [{ page, outbox: page.outbox }] : []));
  }

  /** Makes her the signed-in member of the phone, as signing in does. */
  async signIn({ place, code }: Page, memberId: string): Promise<void> {
    if (this.erased.has(memberId)) return;
    const { phone } = place;
    this.ledger.come(phone.name, memberId);
    const may = this.mayBeSignedIn.get(phone.name) ?? new Set();
    this.mayBeSignedIn.set(phone.name, may.add(memberId));
    const before = phone.disk.valueAt('app-session', 'kv', 'current');
    await code.forgetRefusals();
    const session = {
      member: { id: memberId, email: `${memberId}@example.com`, groups: [] },
      needsSignIn: false,
    };
    const values = {
      'identity-configuration': IDENTITY,
      ...this.identity.signIn(memberId),
      current: session,
      former: before,
    };
    await code.withSessionTurn(() => code.replaceKv('never', undefined, values));
    if (phone.places.has(place)) this.mayBeSignedIn.set(phone.name, new Set([memberId]));
    this.identity.told.delete(`${phone.name} ${memberId}`);
    code.tellSessionChanged();
  }

  /** Returns who is signed in on the phone, according to its disk. */
  sessionOf(phone: Phone): { member: { id: string }; needsSignIn: boolean } | undefined {
    return phone.disk.valueAt('app-session', 'kv', 'current') as ReturnType<World['sessionOf']>;
  }

  /** A change must not be called unsaved if the disk has room. */
  checkMayFail({ name }: Phone, error: unknown): void {
    if (!this.badDisks.has(name))
      this.found.push(new Broken('1 stored before shown', `${name} cannot save: ${String(error)}`));
  }

  /** A clock that is wrong is found out before anything is kept of it. */
  #checkEffect({ what, memberId }: Effect, moment: string | undefined): void {
    if (this.erased.has(memberId))
      this.found.push(new Broken('6 hers alone', `“${what}” has arrived after ${memberId} was erased`));
    const logged = this.ledger.find(what);
    if (!logged || moment === undefined) return;
    const { subject, phone: name, at, clock } = logged;
    const isOrder = isState(what);
    const isWrong = isOrder
      ? Date.parse(moment) > this.scheduler.now + CLOCK_TOLERANCE_MS
      : dayOf(moment) !== dayOf(momentOf(new Date(at)));
    if (!isWrong || Math.abs(clock.aheadMs) <= CLOCK_TOLERANCE_MS || this.aheadOfTime.has(subject)) return;
    const phone = this.phones.find((each) => each.name === name);
    const entries = phone?.disk.valuesOf<Entry>(`app-outbox:${memberId}`, 'entries');
    const entry = entries?.find((each) => whatsOf(each).includes(what));
    // An entry that may have been sent before is never changed.
    const isSure = entry?.attempts === 1 && clock.sets === (this.clockSets.get(name) ?? 0);
    if (isSure && !logged.isAsked)
      this.found.push(new Broken('the right day', `“${what}” of ${name} has arrived with ${moment}`));
    if (isOrder) this.aheadOfTime.add(subject);
  }

  #checkAsked(phone: Phone, memberId: string): void {
    const session = this.sessionOf(phone);
    if (
      session?.member.id === memberId &&
      !session.needsSignIn &&
      !this.identity.told.has(`${phone.name} ${memberId}`)
    )
      this.found.push(
        new Broken('7 a bad network is not an error', `${memberId} is asked to sign in on ${phone.name}`),
      );
  }

  #count(phone: string, token: string, isLeaving: boolean): void {
    const name = `${phone} ${this.identity.formerMemberOf(token)}`;
    if (isLeaving) this.#checkRush(phone, MAX_DEPARTURES);
    const count = (this.#inFlight.get(name) ?? 0) + (isLeaving ? 1 : -1);
    this.#inFlight.set(name, count);
    if (count > 1) this.found.push(new Broken('4 one at a time', `${count} requests of ${name} at once`));
  }

  #checkRush(phone: string, most: number): void {
    const { now } = this.scheduler;
    const all = [...(this.departures.get(phone) ?? []), now];
    this.departures.set(phone, all);
    const departures = all.filter((at) => at > now - RUSH_MS);
    if (departures.length > most)
      this.found.push(
        new Broken(
          '7 a bad network is not an error',
          `${phone} has sent ${departures.length} times in ${RUSH_MS} ms`,
        ),
      );
  }

  /** It may have been sent in the place of what the service has failed on time after time. */
  #checkArrival(phone: string, memberId: string, body: string): void {
    const { disk } = this.phones.find(({ name }) => name === phone) ?? {};
    for (const entry of disk?.valuesOf<Entry>(`app-outbox:${memberId}`, 'entries') ?? [])
      if (mayBeAtFault(entry)) this.ledger.overtaken.add(entry.subject);
    for (const { what, page, sign, mayBeGone, heldUntil = 0 } of this.ledger.all)
      if (
        heldUntil > this.scheduler.now &&
        // Signing out ends what she may take back.
        !mayBeGone &&
        body.includes(sign) &&
        [...this.pages.keys()].some(({ name, isAlive }) => isAlive && name === page)
      )
        this.found.push(new Broken('5 taken back', `“${what}” was sent while she could still take it back`));
    for (const { what, memberId: owner, sign } of this.ledger.all) {
      if (owner !== memberId && body.includes(sign))
        this.found.push(
          new Broken('6 hers alone', `${phone} sent “${what}” of ${owner} with a token of ${memberId}`),
        );
    }
  }
}
