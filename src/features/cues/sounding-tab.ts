const LOCK = 'alarm';

/**
 * One of her tabs sounds: the one in which she pressed last, and another when that one is closed. Browsers freeze no page
 * that holds a lock.
 */
export class SoundingTab {
  #isHeld = !('locks' in navigator);
  #isWaiting = false;
  readonly #onHeld: () => void;
  readonly #onLost: () => void;

  /** `onHeld`: after a wait. */
  constructor(onHeld: () => void, onLost: () => void) {
    this.#onHeld = onHeld;
    this.#onLost = onLost;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** After her press, from whichever tab has it. */
  take(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    void this.#request({ steal: true });
  }

  /** Until no other tab has it. */
  wait(): void {
    if (this.#isHeld || this.#isWaiting) return;
    this.#isWaiting = true;
    void this.#request({}, () => {
      this.#isWaiting = false;
      this.#isHeld = true;
      this.#onHeld();
    });
  }

  async #request(options: LockOptions, onGranted?: () => void): Promise<void> {
    const untilStolen = () => {
      onGranted?.();
      return new Promise<never>(() => {});
    };
    await navigator.locks.request(LOCK, options, untilStolen).catch(() => {
      this.#isHeld = false;
      this.#onLost();
    });
  }
}
