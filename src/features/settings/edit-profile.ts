import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';

export const PROFILE_FIELDS = ['firstName', 'lastName', 'bio'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileEdits = Partial<Record<ProfileField, string>>;

/**
 * Keeps what she changed, and nothing that she did not: of each field the later edit stands, whichever tab or phone it
 * comes from. Resolves when it is on the disk. The edit is later than all that this device has seen, whatever its clock.
 */
export function editProfile(
  outbox: Outbox,
  profile: MemberProfileFragment,
  edits: ProfileEdits,
): Promise<EntryOfKind<'editMyProfile'>> {
  const waiting = outbox.entries.map((entry) =>
    entry.kind === 'editMyProfile' ? entry.variables.input.editedAt : undefined,
  );
  const editedAt = momentAfter(new Date(), profile.updatedAt, ...waiting);
  return outbox.add('editMyProfile', { input: { ...edits, editedAt } });
}
