/** One page or worker of a phone: the globals that its code sees, and its end at any moment. */
import type { PageGlobals } from '../phone/built-code.ts';
import type { Chance } from './chance.ts';
import type { Phone } from './phone.ts';
import type { Cancel, Scheduler } from './scheduler.ts';

export interface PlaceWorld {
  scheduler: Scheduler;
  chance: Chance;
}

type Listener = (event: { type: string }) => void;

export class Place {
  readonly name: string;
  readonly phone: Phone;
  isAlive = true;
  /** What its window is loaded with next, after it has asked for that. */
  onLeave: () => void = () => undefined;
  readonly #world: PlaceWorld;
  readonly #timers = new Map<number, Cancel>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #bornAt: number;
  #actsLeft = Number.POSITIVE_INFINITY;
  #timerCount = 0;

  constructor(name: string, phone: Phone, world: PlaceWorld) {
    this.name = name;
    this.phone = phone;
    this.#world = world;
    this.#bornAt = world.scheduler.now;
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
    for (const cancel of this.#timers.values()) cancel();
    this.phone.forget(this);
  };

  tell(type: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ type });
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
    return {
      ...events,
      globalThis: events,
      window: events,
      self: events,
      document: { ...events, visibilityState: 'visible' },
      navigator,
      location: { origin: 'https://app', assign: () => this.onLeave() },
      indexedDB: phone.disk.of(this),
      BroadcastChannel: phone.channels.of(this),
      setTimeout: setTimer,
      clearTimeout: clearTimer,
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
