/** The sound of her kitchen timers: one track with the end of each. */
import { readAlarmChoice } from '../cues/alarm-choice.ts';
import type { Cue } from '../cues/cue.ts';
import { CuePlayer, SoundingTab } from '../cues/cue-player.ts';
import { soundMs } from '../cues/cue-sounds.ts';
import {
  chooseAudioSession,
  hideMediaControls,
  showMediaControls,
  type MediaControls,
} from '../cues/media-controls.ts';
import { isTimerDone } from './kitchen-timer.ts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { timersText } from './timers.text.ts';

/** The time after its end in which a timer that could not ring may still do so. */
const OWED_MS = 5 * 60_000;

/** A ring that the track did not bring at its time. */
interface LateRing {
  dueAt: number;
  at: number;
}

export class KitchenAlarm {
  readonly #player = new CuePlayer();
  readonly #tab = new SoundingTab(
    'alarm',
    () => void this.follow(this.#timers, false),
    () => {
      this.#given = '';
      this.#stop();
    },
  );
  readonly #controls: MediaControls;
  readonly #lateRings = new Map<string, LateRing>();
  #timers: readonly KitchenTimer[] = [];
  /** The player's last track, as JSON. */
  #given = '';

  constructor(controls: Omit<MediaControls, 'title'>) {
    this.#controls = { ...controls, title: timersText.title };
  }

  readonly state = this.#player.state;

  /** Makes the sound follow the timers. `isPressed`: after her press browsers allow sound. */
  async follow(timers: readonly KitchenTimer[], isPressed: boolean): Promise<void> {
    this.#timers = timers;
    if (isPressed) this.#tab.take();
    else this.#tab.wait();
    if (!this.#tab.isHeld) return;
    const { sound, reach } = readAlarmChoice();
    const nowMs = Date.now();
    const isRefused = this.state.get() === 'refused';
    this.#noteLateRings(timers, nowMs, isPressed && isRefused);
    const ahead = reach === 'everywhere' ? Infinity : nowMs;
    const cues = sound === 'tones' ? this.#cuesOf(timers, nowMs).filter(({ at }) => at <= ahead) : [];
    const given = JSON.stringify([reach, cues]);
    if (given === this.#given && !isRefused) return;
    this.#given = given;
    chooseAudioSession(reach === 'everywhere' ? 'playback' : 'ambient');
    // An empty track after her press lets the player sound later by itself.
    const isFirstHeard = isPressed && sound === 'tones' && timers.length > 0;
    if (cues.length === 0 && !(isFirstHeard && reach === 'screen')) return this.#rest(timers);
    if (cues.length > 0 && reach === 'everywhere') showMediaControls(this.#controls);
    await this.#player.play(cues);
  }

  /** Paused ones can be continued from the lock screen, so the track stays there. */
  #rest(timers: readonly KitchenTimer[]): void {
    if (timers.some(({ endsAt }) => endsAt === null)) this.#player.pause();
    else this.#stop();
  }

  #stop(): void {
    this.#player.stop();
    hideMediaControls(this.#controls);
  }

  #noteLateRings(timers: readonly KitchenTimer[], nowMs: number, isAgain: boolean): void {
    const over = timers.filter((timer) => isTimerDone(timer, nowMs));
    for (const id of this.#lateRings.keys()) {
      if (!over.some((timer) => timer.id === id)) this.#lateRings.delete(id);
    }
    for (const { id, endsAt, isRung } of over) {
      const late = this.#lateRings.get(id);
      if (late && isAgain && nowMs < late.dueAt + OWED_MS) late.at = nowMs;
      if (late || isRung || endsAt === null || this.#player.hasReached(endsAt)) continue;
      this.#lateRings.set(id, { dueAt: nowMs, at: nowMs });
    }
  }

  /** Returns cues that are to come or sounding. */
  #cuesOf(timers: readonly KitchenTimer[], nowMs: number): Cue[] {
    return timers
      .flatMap(({ id, endsAt }) => (endsAt === null ? [] : [this.#lateRings.get(id)?.at ?? endsAt]))
      .filter((at) => at + soundMs('end') > nowMs)
      .map((at) => ({ kind: 'end', at }));
  }
}
