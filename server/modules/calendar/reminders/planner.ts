/** A member with what she planned for a day, as her marks say it. */
import type { PlannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import type { QuietHours } from '../../../../contract/marks/quiet-hours.mark.ts';
import { quietHours, USUAL_QUIET_HOURS } from '../../../../contract/marks/quiet-hours.mark.ts';
import type { Plan } from './reminder.rules.ts';
import type { MarkOfMember } from './reminders.repository.ts';

export interface Planner {
  memberId: string;
  plans: Plan[];
  quiet: QuietHours;
}

export function plannersOf(marks: readonly MarkOfMember[]): Planner[] {
  const planners = new Map<string, Planner>();
  for (const { memberId, kind, value, changedAt } of marks) {
    const planner = planners.get(memberId) ?? { memberId, plans: [], quiet: USUAL_QUIET_HOURS };
    planners.set(memberId, planner);
    const read: unknown = JSON.parse(value ?? 'null');
    if (kind === quietHours.name && quietHours.isValue(read)) planner.quiet = read;
    if (kind === plannedTraining.name && plannedTraining.isValue(read))
      planner.plans.push({ ...(read satisfies PlannedTraining), changedAt });
  }
  return [...planners.values()];
}
