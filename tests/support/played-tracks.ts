/**
 * The part of a browser that plays, for pages without one: an element begins some time after it is told to, and stops
 * at its track's end. Wants the clock of the test.
 */
import { vi } from 'vitest';
import { onsetsOf } from './onsets.ts';

/** The delay of an output, from the call until the first sample. */
const DELAY_MS = 150;
const BYTES_A_MS = 16;

interface Playing {
  track: Blob;
  /** Epoch ms of its first sample. */
  since: number;
  end: ReturnType<typeof setTimeout>;
}

export class PlayedTracks {
  readonly #blobs = new Map<string, Blob>();
  readonly #playing = new Map<HTMLMediaElement, Playing>();
  begun = 0;
  /** The number that have played to their end. */
  ended = 0;
  /** The fewest that played whenever one was replaced: 0 is a gap that she hears. */
  fewestWhileReplaced = Infinity;

  constructor() {
    URL.createObjectURL = (blob) => {
      const address = `blob:${this.#blobs.size}`;
      this.#blobs.set(address, blob as Blob);
      return address;
    };
    URL.revokeObjectURL = () => {};
    const isPlaying = (audio: HTMLMediaElement) => this.#playing.has(audio);
    const begin = (audio: HTMLMediaElement) => this.#begin(audio);
    const stop = (audio: HTMLMediaElement) => this.#stop(audio);
    const placeOf = (audio: HTMLMediaElement) => Date.now() - (this.#playing.get(audio)?.since ?? Date.now());
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function paused(
      this: HTMLMediaElement,
    ) {
      return !isPlaying(this);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockImplementation(function place(
      this: HTMLMediaElement,
    ) {
      return Math.max(0, placeOf(this) / 1000);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      begin(this);
      return Promise.resolve();
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      stop(this);
    });
  }

  playing(): number {
    return this.#playing.size;
  }

  /** The moments (epoch ms) still to come at which she hears something. Throws if two tracks speak at once. */
  async ahead(): Promise<number[]> {
    const [playing, ...others] = this.#playing.values();
    if (others.length > 0) throw new Error(`${others.length + 1} tracks play at once`);
    if (!playing) return [];
    const onsets = await onsetsOf(playing.track);
    return onsets.map((ms) => playing.since + ms).filter((at) => at > Date.now());
  }

  #begin(audio: HTMLMediaElement): void {
    const track = this.#blobs.get(audio.src);
    if (!track) throw new Error('Nothing to play');
    this.begun += 1;
    const lengthMs = (track.size - 44) / BYTES_A_MS;
    const end = setTimeout(() => {
      Object.defineProperty(audio, 'ended', { value: true, configurable: true });
      this.ended += 1;
      this.#stop(audio);
    }, DELAY_MS + lengthMs);
    Object.defineProperty(audio, 'ended', { value: false, configurable: true });
    this.#playing.set(audio, { track, since: Date.now() + DELAY_MS, end });
  }

  #stop(audio: HTMLMediaElement): void {
    const playing = this.#playing.get(audio);
    if (!playing) return;
    clearTimeout(playing.end);
    this.#playing.delete(audio);
    this.fewestWhileReplaced = Math.min(this.fewestWhileReplaced, this.#playing.size);
    audio.dispatchEvent(new Event('pause'));
  }
}
