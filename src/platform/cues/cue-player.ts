/** Plays cues as one track. Pausing, skipping and taking longer play a new track from there, and end the old one. */
import { createStore } from '../../device/store.ts';
import type { Cue } from './cue.ts';
import { makeTrack } from './cue-track.ts';
import { PlaceKeeper } from './keep-place.ts';

/**
 * `refused`: the browser allows sound only after a tap, or something else took the sound, such as a call. Then `play`,
 * called by her press, plays again.
 */
export type PlayerState = 'idle' | 'playing' | 'refused';

/** Time from the call until the first sample is heard; the difference is corrected (keep-place.ts). */
const START_MS = 150;
/** Longer than the five seconds from which a sound is shown on a lock screen. */
export const STANDING_MS = 60_000;
/** Within which a cue that is about to sound counts as sounded. */
const ABOUT_MS = 100;

interface Track {
  audio: HTMLAudioElement;
  keeper: PlaceKeeper;
  /** Epoch ms of its first sample. */
  beginsAt: number;
}

export class CuePlayer {
  readonly state = createStore<PlayerState>('idle');
  /** Two, so that the new track plays before the old one ends. A browser that allowed one a sound goes on allowing it. */
  readonly #tracks: [Track, Track];
  #current: Track;

  constructor() {
    this.#tracks = [this.#createTrack(), this.#createTrack()];
    [this.#current] = this.#tracks;
  }

  /** `at` of each cue is in epoch ms, `tailMs` the rest after the last one. Replaces what plays, without a gap. */
  async play(cues: readonly Cue[], tailMs?: number): Promise<void> {
    const track = this.#free();
    this.#current = track;
    track.beginsAt = Date.now() + START_MS;
    track.keeper.begin();
    const blob = makeTrack(
      cues.map(({ kind, at }) => ({ kind, at: at - track.beginsAt })),
      tailMs,
    );
    const address = URL.createObjectURL(blob);
    load(track.audio, address);
    const state = await track.audio.play().then(
      () => 'playing' as const,
      (error: Error) => (error.name === 'AbortError' ? undefined : 'refused'),
    );
    // Undefined: it was paused or replaced before it played.
    if (!state || this.#current !== track || track.audio.src !== address) return;
    this.state.set(state);
    this.#end(this.#other(track));
  }

  /** Ends the sound, but stays on the lock screen, which lets go of a track that has ended. */
  pause(): void {
    this.state.set('idle');
    for (const { audio } of this.#tracks) audio.pause();
  }

  /** Ends the sound; the next `play` begins with it. */
  stop(): void {
    this.state.set('idle');
    for (const track of this.#tracks) this.#end(track);
  }

  /** True if a cue at this moment has been heard. */
  hasReached(at: number): boolean {
    const { audio, beginsAt } = this.#current;
    return audio.src !== '' && beginsAt + audio.currentTime * 1000 > at - ABOUT_MS;
  }

  #createTrack(): Track {
    const audio = new Audio();
    const track: Track = { audio, keeper: new PlaceKeeper(audio), beginsAt: 0 };
    audio.addEventListener('timeupdate', () => track.keeper.keep(track.beginsAt));
    audio.addEventListener('pause', () => this.#onPause(track));
    return track;
  }

  /** It ended; or the system paused it. */
  #onPause({ audio }: Track): void {
    if (this.state.get() !== 'playing' || audio !== this.#current.audio) return;
    this.state.set(audio.ended ? 'idle' : 'refused');
  }

  #free(): Track {
    return this.#current.audio.paused ? this.#current : this.#other(this.#current);
  }

  #other(track: Track): Track {
    const [one, other] = this.#tracks;
    return track === one ? other : one;
  }

  #end({ audio }: Track): void {
    audio.pause();
    if (audio.src !== '') load(audio, undefined);
  }
}

/** Releases its former sound. */
function load(audio: HTMLAudioElement, address: string | undefined): void {
  if (audio.src !== '') URL.revokeObjectURL(audio.src);
  if (address === undefined) audio.removeAttribute('src');
  else audio.src = address;
}

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

  /** Takes the sound from whichever tab has it. Call it from her press. */
  take(): void {
    if (this.#isHeld || this.#isLeft) return;
    this.#isHeld = true;
    void this.#request({ steal: true });
  }

  /** Waits until no other tab has it. */
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
