/**
 * Keeps a playing track at its place: it begins some hundredths of a second early or late, and an hour of the sound
 * card is not quite an hour of the clock. It moves; a changed pace would stay if the page froze before it was back.
 */

/** Closer than can be heard. */
const NEAR_MS = 20;
/** A device that never comes near is left in peace: each wait is twice the one before. */
const FIRST_WAIT_MS = 400;

export class PlaceKeeper {
  readonly #audio: HTMLAudioElement;
  /** The delay until a move is heard: learned from the moves before. */
  #moveMs = 100;
  #hasMoved = false;
  #waitMs = FIRST_WAIT_MS;
  #nextAt = 0;

  constructor(audio: HTMLAudioElement) {
    this.#audio = audio;
  }

  /** Before a new track. */
  begin(): void {
    this.#hasMoved = false;
    this.#waitMs = FIRST_WAIT_MS;
    this.#nextAt = 0;
  }

  keep(beginsAt: number): void {
    const now = Date.now();
    if (this.#audio.paused || this.#audio.seeking || now < this.#nextAt) return;
    const lateMs = now - beginsAt - this.#audio.currentTime * 1000;
    if (this.#hasMoved) this.#moveMs += lateMs;
    this.#hasMoved = Math.abs(lateMs) > NEAR_MS;
    if (!this.#hasMoved) return;
    this.#audio.currentTime = Math.max(0, (now - beginsAt + this.#moveMs) / 1000);
    this.#nextAt = now + this.#waitMs;
    this.#waitMs *= 2;
  }
}
