import { useState } from 'react';
import { pauseOf, programOf, programPause } from '../../../../contract/marks/program-pause.mark.ts';
import { type Pause, programStart } from '../../../../contract/marks/program-start.mark.ts';
import { TRAININGS, weekGoal } from '../../../../contract/marks/week-goal.mark.ts';
import { mondayOf, monthOf } from '../../../../contract/moments.ts';
import type { Member } from '../../../session/session.ts';
import { useMark, useMarks } from '../../../platform/marks/use-mark.ts';
import { hasEnded, recallEndedRuns } from '../../training/programs/ended-runs.ts';
import { WeekGoalDots } from '../../training/week-goal/week-goal-dots.tsx';
import { isRestWeek, weekOf } from '../../training/week-goal/week.ts';
import { countsOf, dayPlanOf } from './day-plan.ts';
import { type CalendarMonth, useMonth } from './use-month.ts';

interface WeekGoalProps {
  today: string;
  /** The month of today. */
  month: CalendarMonth;
  member: Member;
}

/**
 * This week's dots, if she has set a goal. Their place is kept while her completions are read, so that nothing moves under a
 * finger.
 */
export function WeekGoal(props: WeekGoalProps) {
  const goal = useMark(weekGoal, TRAININGS);
  return goal === undefined || props.month.scheduleState === 'loading' ? null : (
    <GoalOfWeek goal={goal} {...props} />
  );
}

function GoalOfWeek({ goal, today, month, member }: WeekGoalProps & { goal: number }) {
  const pauses = usePauses(member.id);
  // A week may begin in the month before.
  const earlier = useMonth(monthOf(mondayOf(today)), member);
  const isResting = isRestWeek(pauses, today);
  const states = [month.completionsState, earlier.completionsState];
  // A number of a week that is not known would hide her trainings from her.
  if (states.some((state) => state !== 'ready'))
    return states.every((state) => state === 'ready' || state === 'loading') ? (
      <WeekGoalDots goal={goal} done={undefined} isResting={isResting} />
    ) : null;
  const done = weekOf(today).reduce((sum, day) => {
    const { completions, sessions } = monthOf(day) === monthOf(today) ? month : earlier;
    return sum + countsOf(dayPlanOf(day, [], completions, sessions)).done;
  }, 0);
  return <WeekGoalDots goal={goal} done={done} isResting={isResting} />;
}

/** Returns the pauses of every program that has more for her, also those that a former release stored within its start. */
function usePauses(memberId: string): readonly Pause[] {
  const starts = useMarks(programStart);
  const pauses = useMarks(programPause);
  const [ended] = useState(() => recallEndedRuns(memberId));
  const lasting = new Map([...starts].filter(([id, { startedAt }]) => !hasEnded(ended, id, startedAt)));
  return [
    ...[...lasting.values()].flatMap((start) => start.pauses),
    ...[...pauses].flatMap(([key, pause]) => (lasting.has(programOf(key)) && pauseOf(key, pause)) || []),
  ];
}
