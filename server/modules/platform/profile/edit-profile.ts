import type { Member } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { atomically } from '../../../core/services.ts';
import { countStored } from '../stored-today/stored-today.repository.ts';
import { ensureProfile, holdProfile, updateProfile } from './profile.repository.ts';
import type { ProfileChanges } from './profile.rules.ts';
import { hasNewText, standingEdits } from './profile.rules.ts';

/** Writes those of the changes that no later edit of the same field outdates. */
export async function editProfile(
  services: Services,
  member: Member,
  changes: ProfileChanges,
  editedAt: Date | null,
): Promise<void> {
  const now = services.clock();
  await ensureProfile(services.database, member, now);
  await atomically(services, async (transaction) => {
    const profile = await holdProfile(transaction, member.id);
    if (profile === null) return;
    const edits = standingEdits(profile, changes, editedAt, now);
    if (Object.keys(edits).length === 0) return;
    if (hasNewText(profile, edits)) await countStored(services, transaction, member.id, 'profileEdits');
    await updateProfile(transaction, member.id, edits, editedAt !== null && editedAt > now ? editedAt : now);
  });
}
