import { momentOf } from '../../../../contract/moments.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { cardOf } from '../../training/trainings/training-card.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';
import { RemindOffer } from '../../account/reminders/remind-offer.tsx';
import { calendarText } from './calendar.text.ts';
import styles from './day-trainings.module.css';
import type { OwnPlan } from './day-plan.ts';
import { OwnPlanRow } from './own-plan-row.tsx';
import { UnlistedPlan } from './unlisted-plan.tsx';
import { useCompleting } from './use-completing.ts';

interface OwnPlansProps {
  plans: readonly OwnPlan[];
  now: Date;
  isRemindOffered?: boolean;
  /** Shows the day to which one went. */
  onMoved: (day: string) => void;
}

/** Her plans for a day that she has not done. */
export function OwnPlans({ plans, now, isRemindOffered = true, onMoved }: OwnPlansProps) {
  const member = useMember();
  const completing = useCompleting();
  const reading = useQuestion(trainingsQuestion);
  if (reading.state === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={plans.length} />
      </LoadingRegion>
    );
  }
  if (reading.state !== 'ready') {
    return <RetryNotice title={calendarText.plansMissing} onRetry={reading.retry} />;
  }
  const trainings = new Map(reading.answer.map((training) => [training.id, training]));
  const hasPublishedAhead = plans.some(
    ({ at, trainingId }) => at > momentOf(now) && trainings.has(trainingId),
  );
  // It may be on a page of the list that has not been read.
  const isUnread = !reading.isWhole && plans.some(({ trainingId }) => !trainings.has(trainingId));
  return (
    <div className={styles.trainings}>
      {completing.problem !== undefined && (
        <Notice kind="danger" isAnnounced>
          {completing.problem}
        </Notice>
      )}
      <ul className={styles.list}>
        {plans.map((plan) => {
          const training = trainings.get(plan.trainingId);
          const row = { plan, now, completing, onMoved };
          return training ? (
            <OwnPlanRow key={plan.key} {...row} training={cardOf(training)} />
          ) : (
            reading.isWhole && <UnlistedPlan key={plan.key} {...row} />
          );
        })}
      </ul>
      {isUnread && reading.isAsking && (
        <LoadingRegion>
          <Skeleton shape="row" count={1} />
        </LoadingRegion>
      )}
      {isUnread && !reading.isAsking && (
        <RetryNotice title={calendarText.plansMissing} onRetry={reading.retry} />
      )}
      {isRemindOffered && member && hasPublishedAhead && <RemindOffer memberId={member.id} />}
    </div>
  );
}
