import { TRAININGS, weekGoal } from '../../contract/marks/week-goal.mark.ts';
import { dayOf, mondayOf } from '../../contract/moments.ts';
import { useToday } from '../../ui/use-today.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { useMark } from '../marks/use-mark.ts';
import { useSessions } from '../sessions/use-sessions.ts';
import type { TrainingWeek } from './picture-words.ts';

/** Her trainings of this week; undefined if she wants no goal. */
export function useTrainingWeek(): TrainingWeek | undefined {
  const goal = useMark(weekGoal, TRAININGS);
  const monday = mondayOf(useToday());
  const completions = useCompletions();
  const { sessions } = useSessions();
  if (goal === undefined) return undefined;
  // One of the catalogue counts once, by its mark.
  const free = sessions.filter(({ session }) => session.kind !== 'TRAINING');
  const moments = [
    ...completions.map(({ doneAt }) => doneAt),
    ...free.map(({ session }) => session.eventDateTime),
  ];
  const done = moments.filter((moment) => dayOf(moment) >= monday).length;
  return { done, isGoalReached: done >= goal };
}
