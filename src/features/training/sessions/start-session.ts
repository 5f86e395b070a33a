import { SESSION_NAME_MAX_LENGTH } from '../../../../contract/limits.ts';
import { momentOf } from '../../../../contract/moments.ts';
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { guidedDraft } from './guided-place.ts';
import { beginGuided } from './guided-session.ts';
import { setsOfPlan } from './plan-sets.ts';
import { saveSession } from './save-session.ts';

export type PlannedTraining = Pick<TrainingDetailsFragment, 'id' | 'title' | 'plan'>;

/** Begins the training at its first set. Resolves with the session's id when that is on the disk. */
export async function startSession(outbox: Outbox, training: PlannedTraining): Promise<string> {
  const nowMs = Date.now();
  const sets = setsOfPlan(training.plan ?? []);
  const session = {
    id: crypto.randomUUID(),
    kind: 'TRAINING' as const,
    trainingId: training.id,
    name: training.title.slice(0, SESSION_NAME_MAX_LENGTH),
    eventDateTime: momentOf(new Date(nowMs)),
  };
  await saveSession(outbox, guidedDraft(session, beginGuided(sets, nowMs), sets, nowMs));
  return session.id;
}
