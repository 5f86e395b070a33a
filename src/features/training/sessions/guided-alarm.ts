/** The sound of a guided training: one track until the next set that she counts. */
import { timerMs } from '../../../../contract/timers.ts';
import { createStore } from '../../../device/store.ts';
import { readAlarmChoice } from '../../../platform/cues/alarm-choice.ts';
import type { Cue } from '../../../platform/cues/cue.ts';
import { CuePlayer, SoundingTab, STANDING_MS } from '../../../platform/cues/cue-player.ts';
import { soundMs } from '../../../platform/cues/cue-sounds.ts';
import { TAIL_MS } from '../../../platform/cues/cue-track.ts';
import {
  chooseAudioSession,
  hideMediaControls,
  type MediaControls,
  showMediaControls,
} from '../../../platform/cues/media-controls.ts';
import type { GuidedState } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';
import { cuesAhead } from './guided-cues.ts';
import { guidedText } from './guided.text.ts';

/** A track beside her music is as short as one countdown: a phone stops the music for a longer one. */
const SHORT_MS = 3500;
/** A track made again for no more than this would be heard as a gap. */
const SAME_MS = 50;

/**
 * The reason why it is silent until she taps: the browser refused it or a call took the sound, or another of her tabs sounds.
 * Undefined if nothing keeps it from sounding.
 */
export type Silence = 'refused' | 'elsewhere' | undefined;

export class GuidedAlarm {
  readonly #player = new CuePlayer();
  readonly #controls: MediaControls;
  #given: readonly Cue[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #followAgain = () => {};
  #isOver = false;
  #endLock: (() => void) | undefined;
  readonly #tab = new SoundingTab(
    'training-alarm',
    () => this.#followAgain(),
    () => {
      clearTimeout(this.#timer);
      this.#player.stop();
      hideMediaControls(this.#controls);
      this.#tab.wait();
      this.silence.set('elsewhere');
    },
  );

  constructor(controls: Omit<MediaControls, 'title'>) {
    this.#controls = { ...controls, title: guidedText.lockScreen, isFirst: true };
    this.#player.state.subscribe(() =>
      this.silence.set(this.#player.state.get() === 'refused' ? 'refused' : undefined),
    );
    void this.#holdLock();
    // She pressed in this tab to get here.
    if (navigator.userActivation?.isActive) this.#tab.take();
  }

  readonly silence = createStore<Silence>(undefined);

  /** Call it when she presses something. */
  readonly soundAgain = (): void => {
    if (this.silence.get() === undefined) return;
    this.#tab.take();
    this.#followAgain();
  };

  /** Makes the sound follow the training. */
  follow(state: GuidedState, sets: readonly PlannedSet[]): void {
    clearTimeout(this.#timer);
    this.#followAgain = () => this.follow(state, sets);
    if (!this.#tab.isHeld) {
      this.silence.set('elsewhere');
      return this.#tab.wait();
    }
    const nowMs = Date.now();
    const { sound, reach } = readAlarmChoice();
    const ahead = sound === 'tones' ? cuesAhead(state, sets).filter(({ at }) => at > nowMs) : [];
    const isShort = reach === 'screen';
    if (sound === 'tones' && !isShort) showMediaControls(this.#controls);
    else hideMediaControls(this.#controls);
    if (sound !== 'tones') return this.#rest();
    const first = ahead[0];
    if (!first) return isShort ? this.#rest() : this.#stand();
    chooseAudioSession(isShort ? 'ambient' : 'playback');
    if (isShort && first.at - nowMs > SHORT_MS) {
      this.#timer = setTimeout(this.#followAgain, timerMs(first.at - nowMs - SHORT_MS / 4));
      return this.#rest();
    }
    const cues = isShort ? ahead.filter(({ at }) => at < first.at + SHORT_MS) : ahead;
    const next = ahead[cues.length];
    if (next) this.#timer = setTimeout(this.#followAgain, timerMs(next.at - nowMs - SHORT_MS / 4));
    if (this.#isGiven(cues, nowMs)) return;
    this.#given = cues;
    void this.#player.play(cues, isShort ? undefined : STANDING_MS);
  }

  /** The last sound is played to its end. */
  end(): void {
    clearTimeout(this.#timer);
    const soundingMs = this.#soundingMs();
    if (soundingMs > 0) setTimeout(() => this.#player.stop(), timerMs(soundingMs));
    else this.#player.stop();
    this.#isOver = true;
    this.#endLock?.();
    this.#tab.leave();
    hideMediaControls(this.#controls);
  }

  /** Nothing is ahead, and nothing else to be heard. */
  #rest(): void {
    if (this.#soundingMs() > 0) return;
    this.#given = [];
    this.#player.pause();
  }

  /**
   * Rests on a lock screen, from which she continues once anything has sounded. Before that nothing is played: a sound of more
   * than five seconds stops her music for good, and there is nothing to hear yet.
   */
  #stand(): void {
    const soundingMs = this.#soundingMs();
    if (soundingMs > 0) this.#timer = setTimeout(this.#followAgain, timerMs(soundingMs));
    else {
      this.#given = [];
      this.#player.pause();
    }
  }

  /** The time for which the current sound goes on, if nothing follows it. */
  #soundingMs(): number {
    const nowMs = Date.now();
    if (this.#player.state.get() !== 'playing' || this.#given.some(({ at }) => at > nowMs + SAME_MS))
      return 0;
    return Math.max(0, ...this.#given.map(({ kind, at }) => at + soundMs(kind) + TAIL_MS - nowMs));
  }

  #isGiven(cues: readonly Cue[], nowMs: number): boolean {
    if (this.#player.state.get() !== 'playing') return false;
    const left = this.#given.filter(({ at }) => at > nowMs);
    return (
      left.length === cues.length &&
      left.every(({ kind, at }, index) => {
        const cue = cues[index];
        return cue?.kind === kind && Math.abs(cue.at - at) < SAME_MS;
      })
    );
  }

  /** Browsers freeze no page that holds a lock. */
  async #holdLock(): Promise<void> {
    if (!('locks' in navigator)) return;
    const untilLeft = () =>
      new Promise<void>((resolve) => {
        if (this.#isOver) resolve();
        else this.#endLock = resolve;
      });
    await navigator.locks.request('guided-training', { mode: 'shared' }, untilLeft);
  }
}
