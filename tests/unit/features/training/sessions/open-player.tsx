import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { GuidedPlayer } from '../../../../../src/features/training/sessions/guided-player.tsx';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { openOutbox, openPage } from '../../member-page.tsx';

export const TRAINING = trainingCard('jalad');

interface Circumstances {
  sessions?: Session[];
  onFinish?: () => Promise<void>;
}

/** Begins the training and opens it on the whole screen. */
export async function openPlayer(
  plan: PlanSectionDetailsFragment[],
  { sessions = [], onFinish = () => Promise.resolve() }: Circumstances = {},
): Promise<GuidedRun> {
  const outbox = await openOutbox();
  await startSession(outbox, { ...TRAINING, plan });
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('The training has not begun');
  const run = new GuidedRun(outbox, shown.session, setsOfPlan(plan));
  openPage(
    <GuidedPlayer
      training={TRAINING}
      sessionId={shown.session.id}
      run={run}
      sessions={sessions}
      isWhole
      onLeave={() => {}}
      onFinish={onFinish}
    />,
    { outbox },
  );
  return run;
}
