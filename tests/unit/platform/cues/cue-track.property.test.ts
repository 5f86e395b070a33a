import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUE_KINDS, type Cue } from '../../../../src/platform/cues/cue.ts';
import { RATE, soundMs } from '../../../../src/platform/cues/cue-sounds.ts';
import { makeTrack } from '../../../../src/platform/cues/cue-track.ts';

const HEADER_BYTES = 44;
/** A louder sample is no rest. */
const LOUD = 1000;
const HOUR_MS = 3_600_000;

async function samplesOf(track: Blob): Promise<Int16Array> {
  return new Int16Array(await track.slice(HEADER_BYTES).arrayBuffer());
}

/** The place of the first loud sample from `ms` on, in ms. */
function onsetFrom(samples: Int16Array, ms: number): number {
  const from = Math.max(0, Math.floor((ms * RATE) / 1000));
  return (samples.subarray(from).findIndex((sample) => Math.abs(sample) > LOUD) + from) / (RATE / 1000);
}

/** Cues that leave each other room. */
const timelines = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...CUE_KINDS),
      restMs: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 1, max: 90_000, noNaN: true })),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let free = 0;
    return steps.map(({ kind, restMs }): Cue => {
      const at = free + restMs;
      free = at + soundMs(kind);
      return { kind, at };
    });
  });

describe('a track', () => {
  it('has each cue at its place, within 5 ms, and is quiet up to it', async () => {
    await fc.assert(
      fc.asyncProperty(timelines, async (cues) => {
        const samples = await samplesOf(makeTrack(cues));
        let free = 0;
        for (const { kind, at } of cues) {
          const onset = onsetFrom(samples, free);
          expect(onset).toBeGreaterThanOrEqual(at - 1);
          expect(onset).toBeLessThan(at + 5);
          free = at + soundMs(kind);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('lasts until the last cue is over, and its header says how long', async () => {
    const track = makeTrack([{ kind: 'end', at: HOUR_MS }]);
    const header = new DataView(await track.slice(0, HEADER_BYTES).arrayBuffer());
    const seconds = header.getUint32(40, true) / header.getUint32(28, true);
    expect(track.size).toBe(HEADER_BYTES + header.getUint32(40, true));
    expect(seconds * 1000).toBeCloseTo(HOUR_MS + soundMs('end') + 500, 0);
  });

  it('goes on in the middle of a cue that began before it', async () => {
    const whole = await samplesOf(makeTrack([{ kind: 'end', at: 0 }]));
    const rest = await samplesOf(makeTrack([{ kind: 'end', at: -1000 }]));
    const soundEnd = (soundMs('end') / 1000) * RATE;
    expect([...rest.subarray(0, soundEnd - RATE)]).toEqual([...whole.subarray(RATE, soundEnd)]);
  });

  it('lets a later cue end the one before it, and of two at once the weightier one sound', async () => {
    const cut = await samplesOf(
      makeTrack([
        { kind: 'end', at: 0 },
        { kind: 'start', at: 450 },
      ]),
    );
    const alone = await samplesOf(makeTrack([{ kind: 'start', at: 450 }]));
    expect([...cut.subarray(0.45 * RATE)]).toEqual([...alone.subarray(0.45 * RATE)]);
    const both = makeTrack([
      { kind: 'end', at: 20 },
      { kind: 'countdown', at: 20 },
    ]);
    expect(await samplesOf(both)).toEqual(await samplesOf(makeTrack([{ kind: 'end', at: 20 }])));
  });

  it('rests so that the page stays awake: never silent, and never to be heard', async () => {
    const samples = await samplesOf(makeTrack([{ kind: 'end', at: 130_123.4 }]));
    const rest = samples.subarray(0, Math.floor(130.1234 * RATE));
    expect(rest.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBe(32);
    const steps = rest.subarray(1).map((sample, index) => Math.abs(sample - (rest[index] ?? 0)));
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThanOrEqual(2);
    for (let wave = 0; wave + 320 <= rest.length; wave += 320) {
      expect(rest.subarray(wave, wave + 320).includes(32)).toBe(true);
    }
  });
});
