/**
 * The sounds of each published training, from its first set to its last: the tracks are made as the player makes them, and each
 * sound is looked for among their samples. Its expected place is summed up from the plan's seconds.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseExerciseTable } from '../../../../../press/exercise-table.ts';
import { parseTraining } from '../../../../../press/training-file.ts';
import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { makeTrack } from '../../../../../src/platform/cues/cue-track.ts';
import { cuesAhead } from '../../../../../src/features/training/sessions/guided-cues.ts';
import { beginGuided, guidedAfter } from '../../../../../src/features/training/sessions/guided-session.ts';
import { type PlannedSet, setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { onsetsOf } from '../../../../support/onsets.ts';

/** Her time for a set that she counts. */
const COUNTED_MS = 34_567;
const FIGURES = { repetitions: 10, weight: null };

const content = new URL('../../../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table } = parseExerciseTable('exercises.csv', readText('exercises.csv'));

const trainings = readdirSync(new URL('trainings/', content))
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const { training } = parseTraining(`trainings/${name}`, readText(`trainings/${name}`), table);
    // The clips are drawn later; cues have nothing of them.
    const plan = (training?.plan ?? []) as unknown as PlanSectionDetailsFragment[];
    return { name, sets: setsOfPlan(plan) };
  });

/**
 * The beginnings of the sounds from set `at` on, in ms, if she comes to it at 0 and taps nothing; and the next set that she
 * counts.
 */
function expectedFrom(
  sets: readonly PlannedSet[],
  at: number,
): { moments: number[]; overMs: number; next: number } {
  const moments: number[] = [];
  let overMs = 0;
  const runOut = (seconds: number) => {
    const end = overMs + seconds * 1000;
    moments.push(...[end - 3000, end - 2000, end - 1000, end].filter((moment) => moment > overMs));
    overMs = end;
  };
  let next = at;
  for (const { before, seconds } of sets.slice(at)) {
    if (before) runOut(before.seconds);
    if (seconds === null) break;
    if (seconds >= 30) moments.push(overMs + seconds * 500);
    runOut(seconds);
    next += 1;
  }
  return { moments, overMs, next };
}

/** Bytes of which tracks were made; a part that is a blob already is kept once, however many contain it. */
let keptBytes = 0;
let sharedBytes = 0;
const RealBlob = globalThis.Blob;

beforeAll(() => {
  class CountedBlob extends RealBlob {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts as ConstructorParameters<typeof RealBlob>[0], options);
      for (const part of parts)
        if (typeof part !== 'string' && 'byteLength' in part) keptBytes += part.byteLength;
    }
  }
  vi.stubGlobal('Blob', CountedBlob);
  // The first track makes the parts of rest that all others share.
  makeTrack([{ kind: 'end', at: 3_600_000 }]);
  sharedBytes = keptBytes;
});

afterAll(() => void vi.unstubAllGlobals());

describe('the cues of every published training', () => {
  it('are of more than thirty trainings with timed sets', () => {
    expect(trainings.length).toBeGreaterThan(40);
    expect(
      trainings.filter(({ sets }) => sets.some(({ seconds }) => seconds !== null)).length,
    ).toBeGreaterThan(30);
  });

  it.each(trainings)(
    '$name: each is within 20 ms of its place, none missing and none too many, in 3 MB',
    async ({ sets }) => {
      keptBytes = 0;
      let nowMs = 0;
      let state = beginGuided(sets, nowMs);
      let worst = 0;
      while (state.at < sets.length) {
        const { moments, overMs, next } = expectedFrom(sets, state.at);
        if (moments.length > 0) {
          const from = nowMs;
          const onsets = await onsetsOf(
            makeTrack(cuesAhead(state, sets).map(({ kind, at }) => ({ kind, at: at - from }))),
          );
          expect(onsets).toHaveLength(moments.length);
          for (const [index, moment] of moments.toSorted((one, other) => one - other).entries())
            worst = Math.max(worst, Math.abs((onsets[index] ?? Infinity) - moment));
        }
        nowMs += overMs;
        state = guidedAfter(state, { type: 'look' }, sets, nowMs);
        if (state.at >= sets.length) break;
        expect(state.at).toBe(next);
        nowMs += COUNTED_MS;
        state = guidedAfter(state, { type: 'done', at: next, figures: FIGURES }, sets, nowMs);
      }
      expect(worst).toBeLessThanOrEqual(20);
      expect(sharedBytes + keptBytes).toBeLessThan(3_000_000);
    },
  );
});
