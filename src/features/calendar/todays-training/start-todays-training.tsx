import { Play } from 'lucide-react';
import { paths } from '../../../../contract/paths.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { hasSets } from '../../training/sessions/plan-sets.ts';
import { sessionsText } from '../../training/sessions/sessions.text.ts';
import { StartTraining } from '../../training/sessions/start-training.tsx';
import { trainingQuestion } from '../../training/trainings/trainings.question.ts';
import { todaysTrainingText } from './todays-training.text.ts';

/** Begins at its first set; one without a plan to be led through is opened. */
export function StartTodaysTraining({ id }: { id: string }) {
  const { state, answer: training } = useQuestion(trainingQuestion, id);
  if (training && hasSets(training.plan)) return <StartTraining training={training} />;
  return (
    <div>
      {state === 'loading' ? (
        <Button size="large" isBusy>
          {sessionsText.startTraining}
        </Button>
      ) : (
        <LinkButton size="large" icon={Play} to={paths.studio.to(id)}>
          {todaysTrainingText.openTraining}
        </LinkButton>
      )}
    </div>
  );
}
