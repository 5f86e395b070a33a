/** The kitchen timer's sound. Browsers allow sound only after a tap, so a tap must call `readySound`. */
import { vibrate } from '../../ui/vibration.ts';

let audio: AudioContext | undefined;

const BEEPS = 4;
const BEEP_SECONDS = 0.22;
const PAUSE_SECONDS = 0.18;
/** How long after its end a timer may still ring. */
const OWED_MS = 5 * 60_000;

export function readySound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/**
 * Rings and, if the device can, vibrates. Before any tap, as after a cold start, browsers stay silent: it then rings
 * on the first tap, if that is still useful.
 */
export function ring(): void {
  vibrate([300, 150, 300]);
  readySound();
  const owedUntil = Date.now() + OWED_MS;
  void audio?.resume().then(() => Date.now() < owedUntil && soundBeeps());
}

function soundBeeps(): void {
  if (!audio) return;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    soundBeep(audio, audio.currentTime + beep * (BEEP_SECONDS + PAUSE_SECONDS));
  }
}

function soundBeep(context: AudioContext, startsAt: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.25, startsAt);
  volume.gain.exponentialRampToValueAtTime(0.001, startsAt + BEEP_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(startsAt);
  tone.stop(startsAt + BEEP_SECONDS);
}
