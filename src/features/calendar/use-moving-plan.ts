import { useClient } from 'urql';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { useMarks } from '../marks/use-mark.ts';
import { plannedTrainingsText } from '../planned-trainings/planned-trainings.text.ts';
import { usePlanning } from '../planned-trainings/use-planning.ts';
import { trainingsQuestion } from '../trainings/trainings.question.ts';
import { movedTo } from './dragged-plan.ts';

/** Moves what was dragged to a day, which is shown then; a day that is over takes nothing. */
export function useMovingPlan(today: string, onMoved: (day: string) => void) {
  const client = useClient();
  const plans = useMarks(plannedTraining);
  const planning = usePlanning();
  const move = async (key: string, day: string) => {
    const planned = plans.get(key);
    if (!planned || day < today) return;
    const { answer } = await readQuestion(client, trainingsQuestion, []);
    const title = answer?.find(({ id }) => id === planned.trainingId)?.title ?? plannedTrainingsText.training;
    const moved = await planning.move(key, title, (standing) => ({
      ...standing,
      at: movedTo(standing.at, day),
    }));
    if (moved) onMoved(day);
  };
  return (key: string, day: string) => void move(key, day);
}
