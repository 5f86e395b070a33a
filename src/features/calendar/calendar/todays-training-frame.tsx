import { lazy, Suspense, useId } from 'react';
import type { Member } from '../../../session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { calendarText } from './calendar.text.ts';
import styles from './todays-training-frame.module.css';

const TodaysTraining = lazy(async () => ({
  default: (await import('../todays-training/todays-training.tsx')).TodaysTraining,
}));

interface TodaysTrainingFrameProps {
  today: string;
  member: Member;
  /** Two take more room than one. */
  doesProgram: boolean;
  doesChallenge: boolean;
}

/** First on the calendar of who does a program or the challenge. It has its height before its content, so that nothing below moves. */
export function TodaysTrainingFrame({ doesProgram, doesChallenge, ...of }: TodaysTrainingFrameProps) {
  const titleId = useId();
  return (
    <Card as="section" look="warm" labelledBy={titleId}>
      <div className={classes(styles.frame, doesChallenge && (doesProgram ? styles.both : styles.challenge))}>
        <h2 id={titleId} className={styles.title}>
          {calendarText.todaysTraining}
        </h2>
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton shape="row" count={2} />
            </LoadingRegion>
          }
        >
          <TodaysTraining {...of} />
        </Suspense>
      </div>
    </Card>
  );
}
