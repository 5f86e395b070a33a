/** A soup that is due while she trains takes no sound from the training: each is a lock of its own. */
type AlarmLock = 'alarm' | 'training-alarm';

/**
 * One of her tabs sounds an alarm: the one in which she pressed last, and another when that one is closed. Browsers freeze no page
 * that holds a lock.
 */
export class SoundingTab {
  #isHeld = !('locks' in navigator);
  #isLeft = false;
  #waiting: AbortController | undefined;
  #letGo: (() => void) | undefined;
  readonly #lock: AlarmLock;
  readonly #onHeld: () => void;
  readonly #onLost: () => void;

  /** `onHeld`: after a wait. */
  constructor(lock: AlarmLock, onHeld: () => void, onLost: () => void) {
    this.#lock = lock;
    this.#onHeld = onHeld;
    this.#onLost = onLost;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** After her press, from whichever tab has it. */
  take(): void {
    if (this.#isHeld || this.#isLeft) return;
    this.#isHeld = true;
    void this.#request({ steal: true });
  }

  /** Until no other tab has it. */
  wait(): void {
    if (this.#isHeld || this.#isLeft || this.#waiting) return;
    const waiting = new AbortController();
    this.#waiting = waiting;
    void this.#request({ signal: waiting.signal }, () => {
      this.#waiting = undefined;
      if (this.#isHeld) return;
      this.#isHeld = true;
      this.#onHeld();
    });
  }

  /** Another tab may sound from here on; this one does no more. */
  leave(): void {
    this.#isLeft = true;
    this.#isHeld = false;
    this.#waiting?.abort();
    this.#letGo?.();
  }

  async #request(options: LockOptions, onGranted?: () => void): Promise<void> {
    const untilLeft = () => {
      onGranted?.();
      return new Promise<void>((resolve) => {
        if (this.#isLeft) resolve();
        else this.#letGo = resolve;
      });
    };
    await navigator.locks.request(this.#lock, options, untilLeft).catch(() => {
      if (this.#isLeft) return;
      this.#isHeld = false;
      this.#onLost();
    });
  }
}
