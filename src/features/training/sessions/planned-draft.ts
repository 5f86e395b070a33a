/** The sets of a plan as she may have done them on a past day. */
import type {
  PerformedSetInput,
  PlanSectionDetailsFragment,
} from '../../../../contract/documents.generated.ts';
import { SESSION_MAX_SETS } from '../../../../contract/limits.ts';
import { momentOf } from '../../../../contract/moments.ts';
import type { CheckedSession } from './check-session.ts';
import { lastTimesOf } from './last-time.ts';
import { type PlannedSet, setsOfPlan } from './plan-sets.ts';
import type { Session } from './session.ts';
import { type DraftSet, draftSetOf } from './set-draft.ts';
import { figuresBefore, setAsPlanned } from './set-figures.ts';

/** The plan's sets with the weights of the time before; `sessions` are newest first. They have their moments when they are kept. */
export function plannedDraft(
  plan: readonly PlanSectionDetailsFragment[],
  sessions: readonly Session[],
): DraftSet[] {
  const planned = setsOfPlan(plan).slice(0, SESSION_MAX_SETS);
  return planned.map((each) => draftSetOf(performedAsPlanned(each, sessions)));
}

function performedAsPlanned(planned: PlannedSet, sessions: readonly Session[]): PerformedSetInput {
  const [lastTime = []] = lastTimesOf(planned.step.exercise.id, sessions, '');
  return { ...setAsPlanned(planned), weight: figuresBefore(planned, [], lastTime).weight, doneAt: '' };
}

/** The sets spread evenly over the training, in their order. */
export function spreadOver(
  sets: readonly PerformedSetInput[],
  { eventDateTime, endDateTime }: CheckedSession,
): PerformedSetInput[] {
  const beganMs = Date.parse(eventDateTime);
  const stepMs = (Date.parse(endDateTime) - beganMs) / sets.length;
  return sets.map((set, index) => ({
    ...set,
    doneAt: momentOf(new Date(Math.floor(beganMs + (index + 1) * stepMs))),
  }));
}
