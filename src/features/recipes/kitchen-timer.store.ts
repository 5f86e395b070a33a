/** The running timers of one member on this device, across recipes, tabs and reloads. */
import { timerMs } from '../../contract/timers.ts';
import { createListenersTo } from '../../device/store.ts';
import { recall, remember } from '../../session/member-memory.ts';
import { isKitchenTimers, isTimerDone, ringDue } from './kitchen-timer.ts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { ring } from './timer-sound.ts';

const NAME = 'kitchen-timers';
/** A timer that ended yesterday is no longer useful. */
const LIFE_MS = 12 * 60 * 60 * 1000;

export class KitchenTimerStore {
  timers: readonly KitchenTimer[];
  readonly #memberId: string;
  readonly #listeners = createListenersTo(() => {
    addEventListener('storage', this.#readAgain);
    return () => removeEventListener('storage', this.#readAgain);
  });
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(memberId: string) {
    this.#memberId = memberId;
    this.timers = recall(memberId, NAME, isKitchenTimers) ?? [];
    this.#setAlarm();
  }

  readonly subscribe = this.#listeners.subscribe;

  change(change: (timers: readonly KitchenTimer[], nowMs: number) => readonly KitchenTimer[]): void {
    this.#replace(change(this.timers, Date.now()));
    remember(this.#memberId, NAME, this.timers, LIFE_MS);
  }

  /** Another tab changed them. */
  readonly #readAgain = () => this.#replace(recall(this.#memberId, NAME, isKitchenTimers) ?? []);

  #replace(timers: readonly KitchenTimer[]): void {
    this.timers = timers;
    this.#setAlarm();
    this.#listeners.tell();
  }

  /** Rings when the next timer ends, or immediately for one that ended while the app was closed. */
  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const ends = this.timers.flatMap(({ endsAt, isRung }) => (endsAt === null || isRung ? [] : [endsAt]));
    if (ends.length === 0) return;
    this.#alarm = setTimeout(() => this.#ringDue(), timerMs(Math.min(...ends) - Date.now()));
  }

  #ringDue(): void {
    const isDue = this.timers.some((timer) => !timer.isRung && isTimerDone(timer, Date.now()));
    if (isDue) ring();
    this.change(ringDue);
  }
}

const stores = new Map<string, KitchenTimerStore>();

export function kitchenTimersOf(memberId: string): KitchenTimerStore {
  const store = stores.get(memberId) ?? new KitchenTimerStore(memberId);
  stores.set(memberId, store);
  return store;
}
