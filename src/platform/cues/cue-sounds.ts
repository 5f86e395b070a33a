/** The sound of each kind of cue, computed: tones that begin softly, but within a few milliseconds. */
import type { CueKind } from './cue.ts';

/** Samples a second: enough for the tones below, and the lowest rate that every browser plays. */
export const RATE = 8000;

interface Beep {
  hertz: number;
  seconds: number;
  /** The silence after it. */
  pauseSeconds: number;
}

const ATTACK_SECONDS = 0.004;
const VOLUME = 0.6 * 32_767;
/** Share of the second overtone, without which a phone's small speaker sounds dull. */
const OVERTONE = 0.3;

const RING: Beep[] = Array.from({ length: 4 }, () => ({ hertz: 880, seconds: 0.22, pauseSeconds: 0.18 }));

const BEEPS: Readonly<Record<CueKind, readonly Beep[]>> = {
  countdown: [{ hertz: 660, seconds: 0.1, pauseSeconds: 0 }],
  halfway: Array.from({ length: 2 }, () => ({ hertz: 520, seconds: 0.12, pauseSeconds: 0.08 })),
  start: [{ hertz: 660, seconds: 0.4, pauseSeconds: 0 }],
  change: RING.slice(0, 2),
  end: [...RING, { hertz: 0, seconds: 0, pauseSeconds: 0.4 }, ...RING],
};

const made = new Map<CueKind, Int16Array<ArrayBuffer>>();

export function soundOf(kind: CueKind): Int16Array<ArrayBuffer> {
  const sound = made.get(kind) ?? makeSound(BEEPS[kind]);
  made.set(kind, sound);
  return sound;
}

export function soundMs(kind: CueKind): number {
  return (soundOf(kind).length / RATE) * 1000;
}

function makeSound(beeps: readonly Beep[]): Int16Array<ArrayBuffer> {
  const samples = beeps.flatMap(({ hertz, seconds, pauseSeconds }) => [
    ...Array.from({ length: Math.round(seconds * RATE) }, (_, index) => sampleOf(hertz, seconds, index)),
    ...Array.from({ length: Math.round(pauseSeconds * RATE) }, () => 0),
  ]);
  return Int16Array.from(samples);
}

function sampleOf(hertz: number, seconds: number, index: number): number {
  const time = index / RATE;
  const turn = 2 * Math.PI * hertz * time;
  const wave = (Math.sin(turn) + OVERTONE * Math.sin(2 * turn)) / (1 + OVERTONE);
  const attack = Math.min(1, time / ATTACK_SECONDS);
  const decay = Math.exp((-4 * time) / seconds);
  return Math.round(VOLUME * wave * attack * decay);
}
