/**
 * Rest is not silence. Chromium may freeze a hidden page whose audio is silent, and then pauses it: a tone far below
 * hearing and below what a phone's speaker can play keeps it awake. At 12 of 32,767 Chromium called such a page
 * freezable, at 20 it did not.
 */
import { RATE } from './cue-sounds.ts';

const LOUDNESS = 32;
const HERTZ = 25;
/** Samples of one wave. Each shared part is a whole number of them, so that parts follow each other smoothly. */
const WAVE = RATE / HERTZ;
/** Lengths of the shared parts, in samples, longest first: 64 s to 40 ms. */
const LENGTHS = [64 * RATE, 16 * RATE, 4 * RATE, RATE, RATE / 5, WAVE];

const shared = new Map<number, Blob>();

/** Samples `from` to `to` of an endless rest. */
export function restParts(from: number, to: number): BlobPart[] {
  const parts: BlobPart[] = [];
  const firstWave = Math.min(to, Math.ceil(from / WAVE) * WAVE);
  if (firstWave > from) parts.push(hum(from, firstWave));
  let place = firstWave;
  for (const length of LENGTHS) {
    for (; place + length <= to; place += length) parts.push(sharedPart(length));
  }
  if (to > place) parts.push(hum(place, to));
  return parts;
}

function sharedPart(length: number): Blob {
  const part = shared.get(length) ?? new Blob([hum(0, length)]);
  shared.set(length, part);
  return part;
}

function hum(from: number, to: number): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: to - from }, (_, index) =>
    Math.round(LOUDNESS * Math.sin((2 * Math.PI * (from + index)) / WAVE)),
  );
}
