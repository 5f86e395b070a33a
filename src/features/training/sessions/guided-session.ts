/**
 * Her place in a guided training, and the changes by each tap and each second. Pure: the moment is given.
 *
 *            done, time runs out                         time runs out, skip
 *   ┌─────┐ ─────────────────────▶ ┌──────────────────┐ ───────────────────▶ ┌──────────┐
 *   │ set │    to a set with rest  │ rest before a set│                      │ that set │
 *   └─────┘                        └──────────────────┘                      └──────────┘
 *      │  └─▶ done, to a counted set without rest: that set       go, step: any set, its rest left out
 *      └────▶ done, none is left: the end
 *
 * A running set or rest has the moment at which it ends. However late the clock is looked at, those that ran out meanwhile follow
 * one after the other, each from the end of the one before: a page that was frozen is right when it wakes.
 */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import { momentOf } from '../../../../contract/moments.ts';
import { correctedSet } from '../../../../contract/session-sets.ts';
import type { PlannedSet } from './plan-sets.ts';
import { type Figures, figuresBefore, setAsPlanned, takesRepetitions } from './set-figures.ts';

/** Runs out at `endsAt` (epoch ms), or is stopped with `leftMs`. */
export type Clock = { endsAt: number } | { leftMs: number };

export interface GuidedState {
  /** Index of the set at hand; the number of sets at the end. */
  at: number;
  isRest: boolean;
  /** Null if nothing runs: before a counted set, and at the end. */
  clock: Clock | null;
  /** Hers for the set at hand, or the one after the rest, once she has changed them. */
  figures: Figures | null;
  /** The sets in the order of doing. One that is done again is in it once. */
  done: readonly PerformedSetInput[];
}

export type GuidedAction =
  /** `at` is the set that she saw: time that has run out meanwhile may have led on. `figures` are of one that she has not adjusted. */
  | { type: 'done'; at: number; figures: Figures }
  /**
   * Changes those of the set at hand, or of the one that a rest is before; `from` are those on the screen if she had changed
   * none.
   */
  | { type: 'adjust'; at: number; from: Figures; change: (figures: Figures) => Figures }
  /** Ends the rest before the set. */
  | { type: 'skip'; at: number }
  /** Goes to a set. */
  | { type: 'go'; to: number }
  /** So many sets forth, or back if negative: each of two quick presses counts, whatever she had seen. From a rest, the next is the one behind it. */
  | { type: 'step'; by: number }
  | { type: 'longer'; seconds: number }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Another exercise has come into the place of the one at hand: nothing that she has said of that counts for it. */
  | { type: 'swapped' }
  /** Looks at the clock. */
  | { type: 'look' };

const NO_FIGURES: Figures = { repetitions: null, weight: null };

export function beginGuided(sets: readonly PlannedSet[], nowMs: number): GuidedState {
  return arriveAt({ at: 0, isRest: false, clock: null, figures: null, done: [] }, sets, 0, nowMs);
}

export function guidedAfter(
  before: GuidedState,
  action: GuidedAction,
  sets: readonly PlannedSet[],
  nowMs: number,
): GuidedState {
  const state = caughtUp(before, sets, nowMs);
  const { clock } = state;
  switch (action.type) {
    case 'done':
      return state.at === action.at && !state.isRest
        ? finishSet(state, sets, nowMs, state.figures ?? action.figures)
        : state;
    case 'adjust':
      return state.at === action.at
        ? withFigures(state, sets, action.change(state.figures ?? action.from))
        : state;
    case 'skip':
      return state.at === action.at && state.isRest ? enterSet(state, sets, nowMs) : state;
    case 'go':
      return goTo(state, sets, withinSets(action.to, sets), nowMs);
    case 'step':
      return goTo(state, sets, withinSets(state.at + stepOf(state, action.by), sets), nowMs);
    case 'longer':
      return state.isRest && clock ? { ...state, clock: longer(clock, action.seconds * 1000) } : state;
    case 'pause':
      return clock && 'endsAt' in clock ? { ...state, clock: { leftMs: clock.endsAt - nowMs } } : state;
    case 'resume':
      return clock && 'leftMs' in clock ? { ...state, clock: { endsAt: nowMs + clock.leftMs } } : state;
    case 'swapped':
      return state.isRest ? { ...state, figures: null } : goTo(state, sets, state.at, nowMs);
    case 'look':
      return state;
  }
}

function stepOf({ isRest }: GuidedState, by: number): number {
  return isRest && by > 0 ? by - 1 : by;
}

/** The figures of a set that is already done are those she did, from that press on. */
function withFigures(state: GuidedState, sets: readonly PlannedSet[], figures: Figures): GuidedState {
  const planned = sets[state.at];
  if (!planned) return state;
  const { weight } = figures;
  const repetitions = takesRepetitions(planned) ? figures.repetitions : null;
  return {
    ...state,
    figures,
    done: state.done.map((set) =>
      isPerformed(set, planned) ? correctedSet(set, { repetitions, weight }) : set,
    ),
  };
}

function withinSets(at: number, sets: readonly PlannedSet[]): number {
  return Math.min(Math.max(at, 0), sets.length);
}

/** Returns the time left of a clock that runs or is stopped; null if there is none. */
export function leftMsOf({ clock }: GuidedState, nowMs: number): number | null {
  if (!clock) return null;
  return 'leftMs' in clock ? clock.leftMs : Math.max(0, clock.endsAt - nowMs);
}

export function isPaused({ clock }: GuidedState): boolean {
  return clock !== null && 'leftMs' in clock;
}

/** True if the time of the shown state is over: its successor came by the clock, and not by her. */
export function hasRunOut({ clock }: GuidedState, nowMs: number): boolean {
  return clock !== null && 'endsAt' in clock && clock.endsAt <= nowMs;
}

export function performedOf({ done }: GuidedState, planned: PlannedSet): PerformedSetInput | undefined {
  return done.find((set) => isPerformed(set, planned));
}

/** The states that follow as long as she taps nothing, each with the moment (epoch ms) at which it is over. */
export function followingBy(
  state: GuidedState,
  sets: readonly PlannedSet[],
): { state: GuidedState; endsAt: number }[] {
  const following: { state: GuidedState; endsAt: number }[] = [];
  for (let next = state; next.clock && 'endsAt' in next.clock; next = runOut(next, sets, next.clock.endsAt)) {
    following.push({ state: next, endsAt: next.clock.endsAt });
  }
  return following;
}

/** True if it is that set of the plan. */
export function isPerformed(set: PerformedSetInput, { step, number, side }: PlannedSet): boolean {
  return set.exerciseId === step.exercise.id && set.number === number && (set.side ?? null) === side;
}

function caughtUp(state: GuidedState, sets: readonly PlannedSet[], nowMs: number): GuidedState {
  let next = state;
  while (next.clock && 'endsAt' in next.clock && next.clock.endsAt <= nowMs) {
    next = runOut(next, sets, next.clock.endsAt);
  }
  return next;
}

function runOut(state: GuidedState, sets: readonly PlannedSet[], atMs: number): GuidedState {
  return state.isRest
    ? enterSet(state, sets, atMs)
    : finishSet(state, sets, atMs, runOutFigures(state, sets));
}

/** Her own, and the weight that she carried in this exercise before: nobody asks at the moment at which the time is over. */
function runOutFigures({ at, done, figures }: GuidedState, sets: readonly PlannedSet[]): Figures {
  const planned = sets[at];
  return figures ?? (planned ? figuresBefore(planned, done, []) : NO_FIGURES);
}

function enterSet(state: GuidedState, sets: readonly PlannedSet[], atMs: number): GuidedState {
  const seconds = sets[state.at]?.seconds ?? null;
  const clock = seconds === null ? null : clockOf(seconds * 1000, isPaused(state), atMs);
  return { ...state, isRest: false, clock };
}

function finishSet(
  state: GuidedState,
  sets: readonly PlannedSet[],
  atMs: number,
  figures: Figures,
): GuidedState {
  const planned = sets[state.at];
  if (!planned) return state;
  const performed = performedSet(planned, state, atMs, figures);
  const done = [...state.done.filter((set) => !isPerformed(set, planned)), performed];
  const next = sets.findIndex(
    (each, index) => index > state.at && !done.some((performedSet) => isPerformed(performedSet, each)),
  );
  return arriveAt({ ...state, done }, sets, next === -1 ? sets.length : next, atMs);
}

function performedSet(
  planned: PlannedSet,
  state: GuidedState,
  atMs: number,
  figures: Figures,
): PerformedSetInput {
  const { seconds } = planned;
  return {
    ...setAsPlanned(planned),
    repetitions: takesRepetitions(planned) ? figures.repetitions : null,
    seconds: seconds === null ? null : secondsDone(seconds, leftMsOf(state, atMs) ?? 0),
    weight: figures.weight,
    doneAt: momentOf(new Date(atMs)),
  };
}

/** A set that was never started here counts as done in full when she says so. */
function secondsDone(seconds: number, leftMs: number): number {
  // A clock that was set back a little has more left than there was.
  return leftMs === seconds * 1000 ? seconds : Math.max(0, Math.round(seconds - leftMs / 1000));
}

/** Arrives as the plan has it, after the rest before the set if there is one. */
function arriveAt(state: GuidedState, sets: readonly PlannedSet[], at: number, atMs: number): GuidedState {
  const before = sets[at]?.before ?? null;
  if (!before) return enterSet({ ...state, at, clock: null, figures: null }, sets, atMs);
  return { ...state, at, isRest: true, figures: null, clock: clockOf(before.seconds * 1000, false, atMs) };
}

/** Goes to the set that she chose, without the plan's rest. A timed set waits until she starts it. */
function goTo(state: GuidedState, sets: readonly PlannedSet[], at: number, nowMs: number): GuidedState {
  return enterSet({ ...state, at, clock: { leftMs: 0 }, figures: null }, sets, nowMs);
}

function clockOf(ms: number, isStanding: boolean, atMs: number): Clock {
  return isStanding ? { leftMs: ms } : { endsAt: atMs + ms };
}

function longer(clock: Clock, ms: number): Clock {
  return 'leftMs' in clock ? { leftMs: clock.leftMs + ms } : { endsAt: clock.endsAt + ms };
}
