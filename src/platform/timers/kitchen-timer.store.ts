/** The running timers of one member on this device, across recipes, tabs and reloads. */
import { timerMs } from '../../../contract/timers.ts';
import { createListenersTo } from '../../device/store.ts';
import { recall, remember } from '../../session/member-memory.ts';
import { vibrate } from '../../ui/vibration.ts';
import { onAlarmChoice, readAlarmChoice } from '../cues/alarm-choice.ts';
import type { KitchenAlarm } from './kitchen-alarm.ts';
import { continueAll, isKitchenTimers, isTimerDone, pauseAll, ringDue } from './kitchen-timer.ts';
import type { KitchenTimer } from './kitchen-timer.ts';

const NAME = 'kitchen-timers';
/** A timer that ended yesterday is no longer useful. */
const LIFE_MS = 12 * 60 * 60 * 1000;

type Change = (timers: readonly KitchenTimer[], nowMs: number) => readonly KitchenTimer[];

export class KitchenTimerStore {
  timers: readonly KitchenTimer[];
  readonly #memberId: string;
  readonly #listeners = createListenersTo(() => {
    addEventListener('storage', this.#readAgain);
    const leaveChoice = onAlarmChoice(() => this.#sound(false));
    return () => {
      removeEventListener('storage', this.#readAgain);
      leaveChoice();
    };
  });
  #due: ReturnType<typeof setTimeout> | undefined;
  #alarm: KitchenAlarm | undefined;
  #loading: Promise<KitchenAlarm | undefined> | undefined;

  constructor(memberId: string) {
    this.#memberId = memberId;
    this.timers = recall(memberId, NAME, isKitchenTimers) ?? [];
    this.#waitForDue();
    this.#sound(false);
  }

  readonly subscribe = this.#listeners.subscribe;

  /** True while the browser waits for a tap before it lets them sound. */
  get isSoundRefused(): boolean {
    return this.#alarm?.state.get() === 'refused';
  }

  /** Call it when she presses something. */
  change(change: Change): void {
    this.#change(change, true);
  }

  /** So that what sounds is there when she presses. */
  readonly loadSound = (): void => void this.#loadAlarm();

  /** Call it when she presses something, after a refusal. */
  readonly soundAgain = (): void => this.#sound(true);

  #change(change: Change, isPressed: boolean): void {
    this.#replace(change(this.timers, Date.now()), isPressed);
    remember(this.#memberId, NAME, this.timers, LIFE_MS);
  }

  /** Another tab changed them. */
  readonly #readAgain = () => this.#replace(recall(this.#memberId, NAME, isKitchenTimers) ?? [], false);

  #replace(timers: readonly KitchenTimer[], isPressed: boolean): void {
    this.timers = timers;
    this.#waitForDue();
    this.#sound(isPressed);
    this.#listeners.tell();
  }

  /** Notices when the next timer ends, or immediately one that ended while the app was closed. */
  #waitForDue(): void {
    clearTimeout(this.#due);
    const ends = this.timers.flatMap(({ endsAt, isRung }) => (endsAt === null || isRung ? [] : [endsAt]));
    if (ends.length === 0) return;
    this.#due = setTimeout(() => this.#ringDue(), timerMs(Math.min(...ends) - Date.now()));
  }

  #ringDue(): void {
    const isDue = this.timers.some((timer) => !timer.isRung && isTimerDone(timer, Date.now()));
    if (isDue) {
      if (readAlarmChoice().sound !== 'silence') vibrate([300, 150, 300]);
      this.#sound(false);
    }
    this.#change(ringDue, false);
  }

  #sound(isPressed: boolean): void {
    if (this.#alarm) void this.#alarm.follow(this.timers, isPressed);
    else if (this.timers.length > 0) {
      void this.#loadAlarm().then((alarm) => alarm?.follow(this.timers, isPressed));
    }
  }

  /** Undefined if its file cannot be had; the next time it is asked for again. */
  #loadAlarm(): Promise<KitchenAlarm | undefined> {
    this.#loading ??= import('./kitchen-alarm.ts').then(
      ({ KitchenAlarm }) => {
        const controls = { onPause: () => this.change(pauseAll), onPlay: () => this.change(continueAll) };
        this.#alarm = new KitchenAlarm(controls);
        this.#alarm.state.subscribe(this.#listeners.tell);
        return this.#alarm;
      },
      () => (this.#loading = undefined),
    );
    return this.#loading;
  }
}

const stores = new Map<string, KitchenTimerStore>();

export function kitchenTimersOf(memberId: string): KitchenTimerStore {
  const store = stores.get(memberId) ?? new KitchenTimerStore(memberId);
  stores.set(memberId, store);
  return store;
}
