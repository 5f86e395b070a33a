/**
 * Her completions of a training while it was open to her, reported later (docs/decisions/132-what-she-did-while-it-was-hers.md).
 */
import type { Caller, Member } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { findFormerAccess, forgetFormerAccess } from '../../platform/content/former-access.repository.ts';
import { isOpenTo } from '../../platform/content/ownership.ts';
import { findAccessEnd, LATE_COMPLETIONS_MS } from '../../platform/revocations/not-before.repository.ts';
import type { TrainingSource } from '../trainings/training-views.ts';
import { hasCompleted } from './completions.repository.ts';

/** The time after staff closed a training in which a phone without a network may not know it. */
const UNTOLD_MS = 24 * 3_600_000;

/** True if a completion by the caller is taken. Her phone may send it some time after she did it. */
export async function mayBeCompleted(
  services: Services,
  caller: Caller,
  member: Member,
  done: Done,
): Promise<boolean> {
  return (
    !done.training.locked ||
    (await wasOpenThen(services, caller, member, done)) ||
    // She may be correcting when she did it: its new moment comes before the old one is taken back.
    hasCompleted(services.database, member.id, done.training.id)
  );
}

interface Done {
  training: TrainingSource;
  eventDateTime: string;
}

/**
 * True if she did the training before it was closed to her, and it has only come late: before staff closed it, or on her last
 * paid day. It opens nothing.
 */
async function wasOpenThen(
  { database, clock }: Services,
  caller: Caller,
  member: Member,
  { training, eventDateTime }: Done,
): Promise<boolean> {
  const doneAt = Date.parse(eventDateTime);
  if (doneAt < clock().getTime() - LATE_COMPLETIONS_MS) return false;
  const former = await findFormerAccess(database, training.id, new Date(doneAt - UNTOLD_MS));
  if (former.some((access) => isOpenTo(access, caller))) return true;
  if ([training, ...former].every(({ accessLevel }) => accessLevel === 'OWNER')) return false;
  const endedAt = await findAccessEnd(database, member.id);
  return endedAt !== null && doneAt <= endedAt.getTime();
}

/** Forgets what opened trainings too long ago for any completion that is still taken. */
export function forgetLongClosed({ database, clock }: Services): Promise<void> {
  const before = clock().getTime() - LATE_COMPLETIONS_MS - UNTOLD_MS;
  return forgetFormerAccess(database, new Date(before));
}
