import type { Cue } from '../cues/cue.ts';
import { followingBy, type GuidedState } from '../sessions/guided-session.ts';
import type { PlannedSet } from '../sessions/plan-sets.ts';

/** Seconds before the end of what runs. */
const COUNTDOWN = [3, 2, 1];

/** What sounds from here on if she taps nothing: until a set that she counts, or the end. `at` is in epoch ms. */
export function cuesAhead(state: GuidedState, sets: readonly PlannedSet[]): Cue[] {
  return followingBy(state, sets).flatMap(({ state: running, endsAt }) => {
    const isLast = !running.isRest && running.at === sets.length - 1;
    const kind = running.isRest ? 'start' : isLast ? 'end' : 'change';
    const countdown = COUNTDOWN.map((seconds): Cue => ({ kind: 'countdown', at: endsAt - seconds * 1000 }));
    return [...countdown, { kind, at: endsAt }];
  });
}
