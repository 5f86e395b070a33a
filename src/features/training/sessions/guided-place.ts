/** A guided session as it is kept: its place in the plan and its sets, and both read back. */
import type { PerformedSetInput, SessionPlaceInput } from '../../../../contract/documents.generated.ts';
import { momentOf } from '../../../../contract/moments.ts';
import { type Clock, type GuidedState, guidedAfter, isPerformed, leftMsOf } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';
import { draftOfSession, type SessionDraft } from './save-session.ts';
import type { Session } from './session.ts';
import type { Figures } from './set-figures.ts';

/** `session` with the state's figures and place. */
export function guidedDraft(
  session: SessionDraft,
  state: GuidedState,
  sets: readonly PlannedSet[],
  nowMs: number,
): SessionDraft {
  return { ...session, sets: [...state.done], place: placeOf(state, sets, nowMs) };
}

function placeOf(state: GuidedState, sets: readonly PlannedSet[], nowMs: number): SessionPlaceInput {
  const { clock, isRest, figures } = state;
  const leftMs = leftMsOf(state, nowMs);
  const planned = sets[state.at];
  return {
    ...(planned?.place ?? placeAfter(sets)),
    exerciseId: planned?.step.exercise.id ?? null,
    number: planned?.number ?? null,
    secondsLeft: leftMs === null ? null : Math.ceil(leftMs / 1000),
    endsAt: clock && 'endsAt' in clock ? momentOf(new Date(clock.endsAt)) : null,
    isRest,
    figures,
  };
}

/** Returns the place of the end: one set beyond the last. */
function placeAfter(sets: readonly PlannedSet[]) {
  const last = sets.at(-1)?.place ?? { section: 0, step: 0, set: -1 };
  return { ...last, set: last.set + 1 };
}

/** Returns the state she goes on from, to the second: a running clock runs on, and one that has run out meanwhile stops. */
export function stateOfSession(session: Session, sets: readonly PlannedSet[], nowMs: number): GuidedState {
  const done = draftOfSession(session).sets ?? [];
  const { place } = session;
  const at = place ? indexOf(place, sets, done) : 0;
  const planned = sets[at];
  const isRest = place?.isRest === true && (planned?.before ?? null) !== null;
  const state = { at, isRest, clock: null, figures: null, done };
  const clock = place && clockOf(place, planned, nowMs);
  // A rest that she has switched off meanwhile is over.
  const isOfPlan = isRest || place?.isRest !== true;
  const figures = place && figuresOf(place, planned);
  if (clock && isOfPlan && !hasRunOut(clock, nowMs)) return { ...state, clock, figures };
  const standing = guidedAfter({ ...state, isRest: false }, { type: 'go', to: at }, sets, nowMs);
  return { ...standing, figures };
}

/** Returns the figures only for the same set of the same exercise. A former release did not say whose they are. */
function figuresOf(place: SessionPlaceInput, planned: PlannedSet | undefined): Figures | null {
  if (!place.figures || !planned || !isHers(planned, place)) return null;
  const { repetitions = null, weight = null } = place.figures;
  return { repetitions, weight };
}

/** Finds her set, even if staff have moved it. If it is gone, returns the first after it that is not done. */
function indexOf(
  place: SessionPlaceInput,
  sets: readonly PlannedSet[],
  done: readonly PerformedSetInput[],
): number {
  const hers = sets.filter((each) => isHers(each, place));
  const [first] = hers;
  // The two sides of a set differ in their place alone.
  if (first) return sets.indexOf(hers.find((each) => each.place.set === place.set) ?? first);
  const isLeft = (each: PlannedSet) => !done.some((set) => isPerformed(set, each));
  const isKnown = typeof place.exerciseId === 'string';
  const ofExercise = sets.filter(({ step }) => step.exercise.id === place.exerciseId);
  const same = sets.findIndex((each) => isSame(each.place, place));
  const there = sets[same];
  if (there && (!isKnown || (isLeft(there) && isSwapped(there, place, ofExercise)))) return same;
  const last = ofExercise.at(-1);
  const next = sets.findIndex((each, index) => {
    const isNext = last ? index > sets.indexOf(last) : isAfter(each.place, place, isKnown);
    return isNext && isLeft(each);
  });
  return next === -1 ? sets.length : next;
}

/** True if this place has another exercise now, or hers no longer: her sets were numbered beyond those of the plan. */
function isSwapped(there: PlannedSet, place: SessionPlaceInput, ofExercise: readonly PlannedSet[]): boolean {
  const planned = ofExercise.at(-1);
  return there.instead !== undefined || (planned !== undefined && (place.number ?? 0) > planned.number);
}

function isHers({ step, number }: PlannedSet, place: SessionPlaceInput): boolean {
  return step.exercise.id === place.exerciseId && number === place.number;
}

/** The rest before a set is the same whatever she does there: killed while she swaps an exercise, only the swap may be on the disk. */
function isSameSet(planned: PlannedSet, place: SessionPlaceInput): boolean {
  const isThere = isSame(planned.place, place);
  return place.exerciseId ? isHers(planned, place) || (place.isRest === true && isThere) : isThere;
}

function isSame(one: SessionPlaceInput, other: SessionPlaceInput): boolean {
  return one.section === other.section && one.step === other.step && one.set === other.set;
}

/** `isGone`: the place itself has another exercise. */
function isAfter(one: SessionPlaceInput, other: SessionPlaceInput, isGone: boolean): boolean {
  if (one.section !== other.section) return one.section > other.section;
  return one.step > other.step || (isGone && one.step === other.step);
}

/**
 * Null if the set is another, or has become shorter than the time that is left. A clock of another phone may differ: nothing has
 * more left than when it was saved.
 */
function clockOf(place: SessionPlaceInput, planned: PlannedSet | undefined, nowMs: number): Clock | null {
  const { secondsLeft, endsAt, isRest } = place;
  if (!planned || typeof secondsLeft !== 'number' || !isSameSet(planned, place)) return null;
  if (isRest !== true && secondsLeft > (planned.seconds ?? 0)) return null;
  if (typeof endsAt !== 'string') return { leftMs: secondsLeft * 1000 };
  return { endsAt: Math.min(Date.parse(endsAt), nowMs + secondsLeft * 1000) };
}

function hasRunOut(clock: Clock, nowMs: number): boolean {
  return 'endsAt' in clock && clock.endsAt <= nowMs;
}
