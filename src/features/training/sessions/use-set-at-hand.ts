import { useEffect, useEffectEvent } from 'react';
import { ALL_TRAININGS, weightProposals } from '../../../../contract/marks/weight-proposals.mark.ts';
import { useMark } from '../../../platform/marks/use-mark.ts';
import type { GuidedState } from './guided-session.ts';
import { lastTimesOf } from './last-time.ts';
import { proposedWeight } from './next-weight.ts';
import type { Session } from './session.ts';
import { figuresBefore } from './set-figures.ts';
import type { GuidedRun } from './guided-run.ts';

/** The set at her place, its figures on the screen, and her last time of it. No set at the end of the plan. */
export function useSetAtHand(
  run: GuidedRun,
  state: GuidedState,
  sessionId: string,
  sessions: readonly Session[],
) {
  const planned = run.sets[state.at];
  const lastTimes = planned ? lastTimesOf(planned.step.exercise.id, sessions, sessionId) : [];
  const [lastTime = []] = lastTimes;
  const wantsProposals = useMark(weightProposals, ALL_TRAININGS);
  const figures = planned && (state.figures ?? figuresBefore(planned, state.done, lastTime));
  // Figures taken from the last time must be stored before the time runs out; those of today's sets are in the state already.
  const isUnsaid =
    planned !== undefined &&
    planned.seconds !== null &&
    !state.isRest &&
    state.figures === null &&
    figures?.weight !== figuresBefore(planned, state.done, []).weight;
  const sayFigures = useEffectEvent(() => {
    if (figures) void run.act({ type: 'adjust', at: state.at, from: figures, change: (shown) => shown });
  });
  useEffect(() => {
    if (isUnsaid) sayFigures();
  }, [isUnsaid, state.at]);
  const proposal = planned && wantsProposals ? proposedWeight(planned, run.sets, lastTimes) : null;
  return { planned, figures, lastTime, proposal };
}

export type SetAtHand = ReturnType<typeof useSetAtHand>;
