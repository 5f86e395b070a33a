import type { Cue } from '../../../src/platform/cues/cue.ts';
import { makeTrack } from '../../../src/platform/cues/cue-track.ts';

const MINUTES = 45;
/** Eight cues each minute: an interval training of thirty seconds at a time. */
const CUES: readonly Cue[] = Array.from({ length: MINUTES * 2 }, (_, set) => (set + 1) * 30_000).flatMap(
  (end) => [
    { kind: 'countdown', at: end - 3000 } as const,
    { kind: 'countdown', at: end - 2000 } as const,
    { kind: 'countdown', at: end - 1000 } as const,
    { kind: 'change', at: end } as const,
  ],
);

interface CueTracks {
  times: number[];
  /** By the header of one. */
  trackBytes: number;
  /** Bytes from which the first was made; a part that is a blob already is kept once. */
  keptBytes: number;
}

/** Tracks of 45 minutes, made and read by a player up to the length of each. */
export async function cueTracks(rounds: number): Promise<CueTracks> {
  const { blobs, stop } = noteParts();
  const measured: CueTracks = { times: [], trackBytes: 0, keptBytes: 0 };
  for (let n = 0; n < rounds; n += 1) {
    const startedAt = performance.now();
    const track = makeTrack(CUES);
    const address = URL.createObjectURL(track);
    await untilReady(address);
    measured.times.push(performance.now() - startedAt);
    URL.revokeObjectURL(address);
    measured.trackBytes = track.size;
    if (n === 0) measured.keptBytes = blobs.bytes;
  }
  stop();
  return measured;
}

function untilReady(address: string): Promise<void> {
  const audio = new Audio(address);
  return new Promise((resolve, reject) => {
    audio.addEventListener('canplay', () => resolve(), { once: true });
    audio.addEventListener('error', () => reject(new Error('The track does not play')), { once: true });
  });
}

function noteParts() {
  const blobs = { bytes: 0 };
  const Bare = globalThis.Blob;
  globalThis.Blob = class extends Bare {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      for (const part of parts)
        if (typeof part !== 'string' && 'byteLength' in part) blobs.bytes += part.byteLength;
    }
  };
  return { blobs, stop: () => void (globalThis.Blob = Bare) };
}
