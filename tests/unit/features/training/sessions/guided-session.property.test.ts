/** A guided training under any taps, at any moments, on every published plan. */
import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExerciseTable } from '../../../../../press/exercise-table.ts';
import { parseTraining } from '../../../../../press/training-file.ts';
import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { mergedSets } from '../../../../../contract/session-sets.ts';
import { SESSION_MAX_SETS } from '../../../../../contract/limits.ts';
import { sessionFault } from '../../../../../contract/session-faults.ts';
import { guidedDraft, stateOfSession } from '../../../../../src/features/training/sessions/guided-place.ts';
import {
  beginGuided,
  type GuidedAction,
  guidedAfter,
  type GuidedState,
  leftMsOf,
  performedOf,
} from '../../../../../src/features/training/sessions/guided-session.ts';
import { type PlannedSet, setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { type Figures, weightAfter } from '../../../../../src/features/training/sessions/set-figures.ts';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import type { EntryOfKind } from '../../../../../src/offline/entry.ts';

const START = Date.parse('2026-11-22T18:00:00.000Z');
const content = new URL('../../../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table } = parseExerciseTable('exercises.csv', readText('exercises.csv'));

const plans = readdirSync(new URL('trainings/', content))
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const { training } = parseTraining(`trainings/${name}`, readText(`trainings/${name}`), table);
    return { name, sets: setsOfPlan((training?.plan ?? []) as PlanSectionDetailsFragment[]) };
  })
  .filter(({ sets }) => sets.length > 0);

/** Her taps, by name alone: one that needs a set means the one that she sees. */
const taps = fc.array(
  fc.record({
    tap: fc.oneof(
      { weight: 5, arbitrary: fc.constant({ type: 'done' as const }) },
      { weight: 2, arbitrary: fc.constant({ type: 'skip' as const }) },
      fc.record({ type: fc.constant('go' as const), by: fc.integer({ min: -3, max: 4 }) }),
      fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(-1, 1) }),
      fc.constant({ type: 'longer' as const }),
      fc.constant({ type: 'pause' as const }),
      fc.constant({ type: 'resume' as const }),
      { weight: 3, arbitrary: fc.constant({ type: 'adjust' as const }) },
    ),
    afterMs: fc.integer({ min: 0, max: 90_000 }),
  }),
  { maxLength: 60 },
);
const NO_WEIGHT: Figures = { repetitions: 8, weight: null };
const heavier = (figures: Figures): Figures => ({ ...figures, weight: weightAfter(figures.weight, 1) });
type Tap = typeof taps extends fc.Arbitrary<(infer One)[]> ? One : never;

function actionOf({ tap }: Tap, { at }: GuidedState): GuidedAction {
  if (tap.type === 'done') return { type: 'done', at, figures: { repetitions: 8, weight: 12.5 } };
  if (tap.type === 'skip') return { type: 'skip', at };
  if (tap.type === 'go') return { type: 'go', to: at + tap.by };
  if (tap.type === 'adjust') return { type: 'adjust', at, from: NO_WEIGHT, change: heavier };
  return tap.type === 'longer' ? { type: 'longer', seconds: 15 } : tap;
}

function played(sets: readonly PlannedSet[], all: readonly Tap[]) {
  let nowMs = START;
  let state = beginGuided(sets, nowMs);
  const steps = [{ state, nowMs }];
  for (const each of all) {
    nowMs += each.afterMs;
    state = guidedAfter(state, { type: 'look' }, sets, nowMs);
    state = guidedAfter(state, actionOf(each, state), sets, nowMs);
    steps.push({ state, nowMs });
  }
  return steps;
}

const SESSION = {
  id: 'b8f6c0de-0000-4000-8000-000000000001',
  kind: 'TRAINING' as const,
  trainingId: 'kukk',
  eventDateTime: '2026-11-22T20:00:00+02:00',
};

/** As it is read back from the disk. */
function keptAndRead(state: GuidedState, sets: readonly PlannedSet[], keptAt: number, readAt: number) {
  const input = { ...guidedDraft(SESSION, state, sets, keptAt), revision: 1 };
  const session = sessionOfEntry({ variables: { input } } as EntryOfKind<'saveSession'>);
  return { fault: sessionFault(input), state: stateOfSession(session, sets, readAt) };
}

const anyPlan = fc.constantFrom(...plans);
const keysOf = ({ done }: GuidedState) => done.map((set) => `${set.exerciseId} ${set.number} ${set.side}`);

describe('a guided training', () => {
  it('fits every published plan within the limits of a session', () => {
    expect(plans.length).toBeGreaterThan(30);
    for (const { name, sets } of plans) expect(sets.length, name).toBeLessThanOrEqual(SESSION_MAX_SETS);
    for (const { name, sets } of plans) {
      const keys = sets.map(({ step, number, side }) => `${step.exercise.id} ${number} ${side}`);
      const places = sets.map(({ place }) => JSON.stringify(place));
      expect(new Set(keys).size, name).toBe(sets.length);
      expect(new Set(places).size, name).toBe(sets.length);
    }
  });

  it('can be finished with „Seeria tehtud“ and „Jäta vahele“ alone, each set done once and in order', () => {
    for (const { name, sets } of plans) {
      let state = beginGuided(sets, START);
      for (let tap = 0; state.at < sets.length && tap < 3 * SESSION_MAX_SETS; tap += 1) {
        const type = state.isRest ? 'skip' : 'done';
        const figures = { repetitions: null, weight: null };
        state = guidedAfter(state, { type, at: state.at, figures }, sets, START + tap);
      }
      expect(state.at, name).toBe(sets.length);
      const inOrder = sets.map(({ step, number, side }) => `${step.exercise.id} ${number} ${side}`);
      expect(keysOf(state), name).toEqual(inOrder);
    }
  });

  it('loses no set by any tap, and has none twice', () => {
    fc.assert(
      fc.property(anyPlan, taps, ({ sets }, all) => {
        let before: string[] = [];
        for (const { state } of played(sets, all)) {
          const keys = keysOf(state);
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys).toEqual(expect.arrayContaining(before));
          expect(sets.filter((set) => performedOf(state, set)).length).toBe(keys.length);
          before = keys;
        }
      }),
    );
  });

  it('promise 2: continues after a kill at the same set and second, with every set', () => {
    fc.assert(
      fc.property(anyPlan, taps, fc.integer({ min: 0, max: 20_000 }), ({ sets }, all, deadMs) => {
        for (const { state, nowMs } of played(sets, all)) {
          const readAt = nowMs + deadMs;
          const kept = keptAndRead(state, sets, nowMs, readAt);
          expect(kept.fault).toBeUndefined();
          expect(kept.state.done).toEqual(state.done);
          expect(kept.state.at).toBe(state.at);
          const leftMs = leftMsOf(state, readAt);
          const isOver = state.clock !== null && 'endsAt' in state.clock && leftMs === 0;
          expect(kept.state.figures).toEqual(state.figures);
          if (isOver || !state.clock) continue;
          expect(kept.state.isRest).toBe(state.isRest);
          const difference = (leftMsOf(kept.state, readAt) ?? NaN) - (leftMs ?? NaN);
          // Standing clocks are kept in whole seconds.
          expect(difference).toBeGreaterThanOrEqual(0);
          expect(difference).toBeLessThan(1000);
        }
      }),
    );
  });

  it('corrects a set that is done with the press on its figures, whatever she does next', () => {
    for (const { name, sets } of plans) {
      const begun = guidedAfter(beginGuided(sets, START), { type: 'go', to: 0 }, sets, START);
      const figures = { repetitions: 8, weight: 12.5 };
      const done = guidedAfter(begun, { type: 'done', at: 0, figures }, sets, START);
      const back = guidedAfter(done, { type: 'go', to: 0 }, sets, START + 1_000);
      const adjusted = guidedAfter(
        back,
        { type: 'adjust', at: 0, from: figures, change: heavier },
        sets,
        START + 2_000,
      );
      const left = guidedAfter(adjusted, { type: 'step', by: 1 }, sets, START + 3_000);
      expect(left.done, name).toHaveLength(1);
      expect(left.done[0]?.weight, name).toBe(13);
      expect(mergedSets(left.done, done.done), name).toEqual(left.done);
    }
  });

  it('takes into the set what she has loaded in the rest before it', () => {
    for (const { name, sets } of plans) {
      const at = sets.findIndex(({ before }, index) => index > 0 && before !== null);
      const going = guidedAfter(beginGuided(sets, START), { type: 'go', to: at - 1 }, sets, START);
      const rest = guidedAfter(going, { type: 'done', at: at - 1, figures: NO_WEIGHT }, sets, START);
      const loading: GuidedAction = { type: 'adjust', at, from: NO_WEIGHT, change: heavier };
      const loaded = guidedAfter(rest, loading, sets, START + 1_000);
      expect(loaded, name).toMatchObject({ isRest: true, figures: { weight: 5 } });
      const over = guidedAfter(loaded, { type: 'skip', at }, sets, START + 2_000);
      const done = guidedAfter(over, { type: 'done', at, figures: NO_WEIGHT }, sets, START + 3_000);
      expect(done.done.at(-1)?.weight, name).toBe(5);
    }
  });

  it('goes from a rest to the set that it says is next, and from there to the one behind', () => {
    for (const { name, sets } of plans) {
      const at = sets.findIndex(({ before }, index) => index > 0 && before !== null);
      const going = guidedAfter(beginGuided(sets, START), { type: 'go', to: at - 1 }, sets, START);
      const done: GuidedAction = { type: 'done', at: at - 1, figures: NO_WEIGHT };
      const rest = guidedAfter(going, done, sets, START);
      expect(rest, name).toMatchObject({ at, isRest: true });
      const next = guidedAfter(rest, { type: 'step', by: 1 }, sets, START);
      expect(next, name).toMatchObject({ at, isRest: false });
      expect(guidedAfter(next, { type: 'step', by: 1 }, sets, START).at, name).toBe(at + 1);
      expect(guidedAfter(rest, { type: 'step', by: -1 }, sets, START).at, name).toBe(at - 1);
    }
  });

  it('takes no figures where no set is left: none would be kept', () => {
    for (const { name, sets } of plans) {
      const end = guidedAfter(beginGuided(sets, START), { type: 'go', to: sets.length }, sets, START);
      const adjusted: GuidedAction = { type: 'adjust', at: sets.length, from: NO_WEIGHT, change: heavier };
      expect(guidedAfter(end, adjusted, sets, START), name).toEqual(end);
    }
  });

  it('claims no set that ran out while the app was dead', () => {
    fc.assert(
      fc.property(anyPlan, taps, ({ sets }, all) => {
        const last = played(sets, all).at(-1);
        if (!last) return;
        const readAt = last.nowMs + 3_600_000;
        const { state } = keptAndRead(last.state, sets, last.nowMs, readAt);
        const later = guidedAfter(state, { type: 'look' }, sets, readAt + 3_600_000);
        expect(later.done).toEqual(last.state.done);
      }),
    );
  });

  it('is where the clock says after a frozen page, however seldom it looked', () => {
    fc.assert(
      fc.property(anyPlan, taps, fc.integer({ min: 1, max: 1_800 }), ({ sets }, all, seconds) => {
        const last = played(sets, all).at(-1);
        if (!last) return;
        let often = last.state;
        for (let second = 1; second <= seconds; second += 1)
          often = guidedAfter(often, { type: 'look' }, sets, last.nowMs + second * 1000);
        const once = guidedAfter(last.state, { type: 'look' }, sets, last.nowMs + seconds * 1000);
        expect(once).toEqual(often);
      }),
      { numRuns: 40 },
    );
  });

  it('takes „Seeria tehtud“ for the set that she saw, not for the one that the clock led on to', () => {
    for (const { sets } of plans) {
      const at = sets.findIndex(({ seconds }, index) => seconds !== null && sets[index + 1]?.before === null);
      const timed = sets[at];
      if (!timed) continue;
      const going = guidedAfter(beginGuided(sets, START), { type: 'go', to: at }, sets, START);
      const running = guidedAfter(going, { type: 'resume' }, sets, START);
      const endMs = START + (timed.seconds ?? 0) * 1000;
      const figures = { repetitions: 8, weight: null };
      const tapped = guidedAfter(running, { type: 'done', at, figures }, sets, endMs);
      expect(tapped.at).toBe(at + 1);
      expect(tapped.done).toHaveLength(1);
    }
  });
});
