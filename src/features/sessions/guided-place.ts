/** A guided session as it is kept: its place in the plan and its sets, and both read back. */
import type { SessionPlaceInput } from '../../contract/documents.generated.ts';
import { momentOf } from '../../contract/moments.ts';
import { type Clock, type Figures, type GuidedState, guidedAfter, leftMsOf } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';
import { draftOfSession, type SessionDraft } from './save-session.ts';
import type { Session } from './session.ts';

/** `session` with what the state says. */
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
  return {
    ...(sets[state.at]?.place ?? placeAfter(sets)),
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

/** Returns the state she goes on from, to the second: what ran goes on running, and what has run out meanwhile stands. */
export function stateOfSession(session: Session, sets: readonly PlannedSet[], nowMs: number): GuidedState {
  const { sets: done } = draftOfSession(session);
  const { place } = session;
  const at = place ? indexOf(place, sets) : 0;
  const isThere = place !== null && at < sets.length;
  const isRest = isThere && place.isRest === true && sets[at]?.before !== null;
  const state = {
    at,
    isRest,
    clock: null,
    figures: null,
    done: done ?? [],
  };
  const clock = isThere ? clockOf(place, nowMs) : null;
  // A rest that she has switched off meanwhile is over.
  const isOfPlan = isRest || place?.isRest !== true;
  const figures = isThere ? figuresOf(place, sets[at]) : null;
  if (clock && isOfPlan && !hasRunOut(clock, nowMs)) return { ...state, clock, figures };
  const standing = guidedAfter({ ...state, isRest: false }, { type: 'go', to: at }, sets, nowMs);
  return { ...standing, figures };
}

/** Returns the figures only for the same set: a plan that has changed meanwhile may have led to another. */
function figuresOf(place: SessionPlaceInput, planned: PlannedSet | undefined): Figures | null {
  if (!place.figures || !planned || !isSame(planned.place, place)) return null;
  const { repetitions = null, weight = null } = place.figures;
  return { repetitions, weight };
}

/** Finds its place, or in a plan that has changed meanwhile the first that is not before it. */
function indexOf(place: SessionPlaceInput, sets: readonly PlannedSet[]): number {
  const index = sets.findIndex((each) => isSame(each.place, place));
  if (index !== -1) return index;
  const next = sets.findIndex((each) => isAfter(each.place, place));
  return next === -1 ? sets.length : next;
}

function isSame(one: SessionPlaceInput, other: SessionPlaceInput): boolean {
  return one.section === other.section && one.step === other.step && one.set === other.set;
}

function isAfter(one: SessionPlaceInput, other: SessionPlaceInput): boolean {
  return one.section - other.section > 0 || (one.section === other.section && one.step > other.step);
}

/** A clock of another phone may differ: nothing has more left than when it was saved. */
function clockOf({ secondsLeft, endsAt }: SessionPlaceInput, nowMs: number): Clock | null {
  if (typeof secondsLeft !== 'number') return null;
  if (typeof endsAt !== 'string') return { leftMs: secondsLeft * 1000 };
  return { endsAt: Math.min(Date.parse(endsAt), nowMs + secondsLeft * 1000) };
}

function hasRunOut(clock: Clock, nowMs: number): boolean {
  return 'endsAt' in clock && clock.endsAt <= nowMs;
}
