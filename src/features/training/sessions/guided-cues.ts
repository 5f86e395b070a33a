import type { Cue } from '../../../platform/cues/cue.ts';
import { followingBy, type GuidedState } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';

/** Seconds before the end of what runs. */
const COUNTDOWN = [3, 2, 1];

/** A shorter set is over soon enough. */
const HALVED_SECONDS = 30;

/**
 * The cues that sound if she taps nothing: from the beginning of the running set until one that she counts, or the end. `at` is
 * in epoch ms.
 */
export function cuesAhead(state: GuidedState, sets: readonly PlannedSet[]): Cue[] {
  return followingBy(state, sets).flatMap(({ state: running, endsAt }) => {
    const isLast = !running.isRest && running.at === sets.length - 1;
    const kind = running.isRest ? 'start' : isLast ? 'end' : 'change';
    const countdown = COUNTDOWN.map((seconds): Cue => ({ kind: 'countdown', at: endsAt - seconds * 1000 }));
    return [...halfwayOf(running, sets, endsAt), ...countdown, { kind, at: endsAt }];
  });
}

function halfwayOf({ at, isRest }: GuidedState, sets: readonly PlannedSet[], endsAt: number): Cue[] {
  const seconds = sets[at]?.seconds ?? 0;
  return isRest || seconds < HALVED_SECONDS ? [] : [{ kind: 'halfway', at: endsAt - (seconds * 1000) / 2 }];
}
