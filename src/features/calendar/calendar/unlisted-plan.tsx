import { useId } from 'react';
import { formatTime } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { plannedTrainingsText } from '../../training/planned-trainings/planned-trainings.text.ts';
import { usePlanning } from '../../training/planned-trainings/use-planning.ts';
import { cardOf } from '../../training/trainings/training-card.ts';
import { trainingQuestion } from '../../training/trainings/trainings.question.ts';
import type { OwnPlan } from './day-plan.ts';
import { OwnPlanRow, type OwnPlanRowProps } from './own-plan-row.tsx';
import { unlistedPlanText } from './unlisted-plan.text.ts';

/** A plan of what staff list no longer. As long as the service has it by its id, she can train it as she planned. */
export function UnlistedPlan(props: Omit<OwnPlanRowProps, 'training'>) {
  const { plan } = props;
  const reading = useQuestion(trainingQuestion, plan.trainingId);
  if (reading.state === 'ready') return <OwnPlanRow {...props} training={cardOf(reading.answer)} />;
  if (reading.state === 'loading') {
    return (
      <li>
        <LoadingRegion>
          <Skeleton shape="row" count={1} />
        </LoadingRegion>
      </li>
    );
  }
  return <NamelessPlan plan={plan} isGone={reading.code === 'NOT_FOUND'} />;
}

/** Its hour is all that is known of it: the service has it no longer, or it cannot be asked now. */
function NamelessPlan({ plan: { key, at }, isGone }: { plan: OwnPlan; isGone: boolean }) {
  const planning = usePlanning();
  const hourId = useId();
  return (
    <li>
      <p id={hourId}>{fill(plannedTrainingsText.ownAt, { time: formatTime(at) })}</p>
      <p>{isGone ? unlistedPlanText.gone : unlistedPlanText.notHere}</p>
      <Button
        variant="quiet"
        size="compact"
        aria-describedby={hourId}
        onClick={() => void planning.remove(key, plannedTrainingsText.training)}
      >
        {plannedTrainingsText.remove}
      </Button>
    </li>
  );
}
