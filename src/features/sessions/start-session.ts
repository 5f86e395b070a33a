import { SESSION_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { momentOf } from '../../contract/moments.ts';
import type { TrainingDetailsFragment } from '../../contract/documents.generated.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { deleteSession, releaseDeletion } from './delete-session.ts';
import { endedDraft, lastMomentOf } from './end-session.ts';
import { guidedDraft } from './guided-place.ts';
import { beginGuided } from './guided-session.ts';
import { setsOfPlan } from './plan-sets.ts';
import { draftOfSession, saveSession } from './save-session.ts';
import type { ShownSession } from './sessions-with-entries.ts';

export type PlannedTraining = Pick<TrainingDetailsFragment, 'id' | 'title' | 'plan'>;

/** Begins the training at its first set. Resolves when that is on the disk. */
export async function startSession(outbox: Outbox, training: PlannedTraining): Promise<void> {
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
}

/** Ends one that she left, when she last did a set of it. One without a set is nothing that she did. */
export async function closeSession(outbox: Outbox, shown: ShownSession): Promise<void> {
  const { session } = shown;
  if (session.sets.length === 0) {
    const deletion = await deleteSession(outbox, shown);
    if (deletion) await releaseDeletion(outbox, deletion);
    return;
  }
  const draft = draftOfSession(session);
  await saveSession(outbox, endedDraft(draft, lastMomentOf(draft)), { seen: session.revision });
}
