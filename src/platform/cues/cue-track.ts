/**
 * Makes cues into one WAV. An hour of it is 58 MB to the player and about 2 MB to the device: the same few pieces of
 * rest and sound are named again and again, and browsers keep a blob once, however many others contain it.
 */
import type { Cue } from './cue.ts';
import { CUE_KINDS } from './cue.ts';
import { RATE, soundOf } from './cue-sounds.ts';
import { restParts } from './rest.ts';
import { waveHeader } from './wave-header.ts';

/** Below it, what an output still holds back of the last cue would be cut off. */
export const TAIL_MS = 500;
const BYTES_A_SAMPLE = 2;

type Piece = { from: number; to: number } & ({ cue: Cue } | { cue: null });

const placeOf = (ms: number) => Math.round((ms * RATE) / 1000);

/**
 * Lays the cues out one after another. A cue ends at the beginning of the next; one whose place is before the track's first
 * sample is heard from its middle.
 */
function layOut(cues: readonly Cue[], tailMs: number): Piece[] {
  const inOrder = cues.toSorted(
    (one, other) => one.at - other.at || CUE_KINDS.indexOf(one.kind) - CUE_KINDS.indexOf(other.kind),
  );
  const pieces: Piece[] = [];
  let place = 0;
  for (const [index, cue] of inOrder.entries()) {
    const begin = placeOf(cue.at);
    const next = inOrder[index + 1];
    const end = Math.min(begin + soundOf(cue.kind).length, next ? placeOf(next.at) : Infinity);
    if (end <= place) continue;
    if (begin > place) pieces.push({ cue: null, from: place, to: begin });
    pieces.push({ cue, from: Math.max(begin, place), to: end });
    place = end;
  }
  return [...pieces, { cue: null, from: place, to: place + placeOf(tailMs) }];
}

/** `at` of each cue is in ms from the track's first sample; `tailMs` of rest follow the last one. */
export function makeTrack(cues: readonly Cue[], tailMs = TAIL_MS): Blob {
  const pieces = layOut(cues, tailMs);
  const parts = pieces.flatMap(({ cue, from, to }) =>
    cue ? [soundPart(cue, from, to)] : restParts(from, to),
  );
  const samples = pieces.at(-1)?.to ?? 0;
  return new Blob([waveHeader(RATE, samples * BYTES_A_SAMPLE), ...parts], { type: 'audio/wav' });
}

function soundPart(cue: Cue, from: number, to: number): BlobPart {
  const begin = placeOf(cue.at);
  return soundOf(cue.kind).subarray(from - begin, to - begin);
}
