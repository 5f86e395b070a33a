import { TRAININGS, weekGoal } from '../../../../contract/marks/week-goal.mark.ts';
import { dayOf } from '../../../../contract/moments.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { useToday } from '../../../ui/use-today.ts';
import { completionsQuestion } from '../completions/completions.question.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { useMark } from '../../../platform/marks/use-mark.ts';
import { useSessions } from '../sessions/use-sessions.ts';
import { weekOf } from '../week-goal/week.ts';
import type { TrainingWeek } from './picture-words.ts';

/** Her trainings of this week; undefined if she wants no goal, or if her completions are not known. */
export function useTrainingWeek(): TrainingWeek | undefined {
  const goal = useMark(weekGoal, TRAININGS);
  const week = weekOf(useToday());
  const completions = useCompletions();
  const completed = useQuestion(useMember() && completionsQuestion);
  const { sessions, reading } = useSessions();
  const isKnown = isReadFrom(completed, week) && isReadFrom(reading, week);
  if (goal === undefined || !isKnown) return undefined;
  // One of the catalogue counts once, by its mark.
  const free = sessions.filter(({ session }) => session.kind !== 'TRAINING');
  const moments = [
    ...completions.map(({ doneAt }) => doneAt),
    ...free.map(({ session }) => session.eventDateTime),
  ];
  const done = moments.filter((moment) => week.includes(dayOf(moment))).length;
  return { done, isGoalReached: done >= goal };
}

/** True if the whole week is here: the newest comes first. */
function isReadFrom(
  { answer, isWhole }: Reading<readonly { eventDateTime: string }[]>,
  [monday = '']: readonly string[],
): boolean {
  const oldest = answer?.at(-1);
  return answer !== undefined && (isWhole || (oldest !== undefined && dayOf(oldest.eventDateTime) < monday));
}
