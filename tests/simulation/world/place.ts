/** One page or worker of a phone: the globals that its code sees, and its end at any moment. */
import type { PageGlobals } from '../phone/built-code.ts';
import type { Chance } from './chance.ts';
import type { Phone } from './phone.ts';
import type { Cancel, Scheduler } from './scheduler.ts';

const DROWSY_MS = 2_000;

export interface PlaceWorld {
  scheduler: Scheduler;
  chance: Chance;
}

type Listener = (event: { type: string; persisted: boolean }) => void;

export class Place {
  readonly name: string;
  readonly phone: Phone;
  isAlive = true;
  /** She has left the page, and may come back to it. */
  isAsleep = false;
  /** When it was opened, or she came back to it. */
  since: number;
  /** Opens the next page in its window, after it has asked for that. */
  onLeave: () => void = () => undefined;
  readonly #world: PlaceWorld;
  readonly #timers = new Map<number, Cancel>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #bornAt: number;
  #isSeen = true;
  #actsLeft = Number.POSITIVE_INFINITY;
  #timerCount = 0;

  constructor(name: string, phone: Phone, world: PlaceWorld) {
    this.name = name;
    this.phone = phone;
    this.#world = world;
    this.#bornAt = world.scheduler.now;
    this.since = this.#bornAt;
  }

  isThrownAway(): boolean {
    return this.#world.chance.isLucky(0.5);
  }

  get isDrowsy(): boolean {
    return this.since > this.#bornAt && this.#world.scheduler.now < this.since + DROWSY_MS;
  }

  /** Called before all that others could notice of it. */
  readonly act = (): void => {
    this.#actsLeft -= 1;
    if (this.#actsLeft < 0) this.kill();
  };

  killAfter(acts: number): void {
    this.#actsLeft = acts;
  }

  readonly kill = (): void => {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#world.scheduler.resume(this.name);
    for (const cancel of this.#timers.values()) cancel();
    this.phone.forget(this);
  };

  tell(type: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ type, persisted: true });
  }

  /** She leaves it, and it sleeps in the browser's memory. */
  leave(): void {
    if (!this.isAlive || this.isAsleep) return;
    this.#isSeen = false;
    this.tell('visibilitychange');
    this.tell('pagehide');
    this.phone.leave(this);
    this.isAsleep = true;
    this.#world.scheduler.suspend(this.name);
  }

  /** She is back on it. */
  comeBack(): void {
    if (!this.isAlive || !this.isAsleep) return;
    this.isAsleep = false;
    this.since = this.#world.scheduler.now;
    this.#world.scheduler.resume(this.name);
    const wake = () => {
      if (!this.isAlive || this.isAsleep) return;
      this.#isSeen = true;
      for (const type of ['pageshow', 'visibilitychange']) this.tell(type);
    };
    this.#world.scheduler.addAlone(0, wake, this.name);
  }

  globals(): PageGlobals {
    const { phone } = this;
    const on = (type: string, listener: Listener) => {
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
    };
    const off = (type: string, listener: Listener) => void this.#listeners.get(type)?.delete(listener);
    const now = () => phone.clock();
    const { scheduler, chance } = this.#world;
    const bornAt = this.#bornAt;
    const navigator = { onLine: true, locks: phone.locks.of(this.name, () => this.isAlive) };
    const events = { addEventListener: on, removeEventListener: off };
    const visibility = () => (this.#isSeen ? 'visible' : 'hidden');
    const setTimer = (run: () => void, ms = 0) => this.#setTimer(run, ms);
    const clearTimer = (timer: number | undefined) => this.#timers.get(timer ?? 0)?.();
    class PhoneDate extends Date {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(now());
        else super(...given);
      }

      static override now(): number {
        return now();
      }
    }
    const document = {
      ...events,
      cookie: '',
      get visibilityState() {
        return visibility();
      },
    };
    return {
      ...events,
      globalThis: { ...events, document },
      window: events,
      self: events,
      document,
      navigator,
      location: { origin: 'https://app', assign: () => this.onLeave() },
      indexedDB: phone.disk.of(this),
      BroadcastChannel: phone.channels.of(this),
      setTimeout: setTimer,
      clearTimeout: clearTimer,
      // A timer that asks again every half minute would take most of a schedule's time.
      setInterval: () => 0,
      clearInterval: () => undefined,
      Date: PhoneDate,
      performance: { now: () => scheduler.now - bornAt, mark: () => undefined },
      crypto: { randomUUID: () => chance.uuid() },
      fetch: phone.network.fetchOf(this),
      AbortSignal: {
        timeout(ms: number) {
          const controller = new AbortController();
          setTimer(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), ms);
          return controller.signal;
        },
      },
      Math: Object.create(Math, { random: { value: chance.next } }) as Math,
      console: { warn: () => undefined },
      localStorage: NO_STORAGE,
      sessionStorage: NO_STORAGE,
    };
  }

  #setTimer(run: () => void, ms: number): number {
    this.#timerCount += 1;
    const timer = this.#timerCount;
    if (!this.isAlive) return timer;
    const cancel = this.#world.scheduler.addAlone(
      ms,
      () => {
        this.#timers.delete(timer);
        if (this.isAlive) run();
      },
      this.name,
    );
    this.#timers.set(timer, cancel);
    return timer;
  }
}

const NO_STORAGE = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
