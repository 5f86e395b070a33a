import { lazy, Suspense } from 'react';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';

const ChallengeOfDay = lazy(async () => ({
  default: (await import('../../training/challenge/challenge-of-day.tsx')).ChallengeOfDay,
}));

export function OfChallenge(props: { day: string; today: string }) {
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <Skeleton shape="row" />
        </LoadingRegion>
      }
    >
      <ChallengeOfDay {...props} />
    </Suspense>
  );
}
