import type { MemberProfileFragment } from '../../../../contract/documents.generated.ts';
import { momentAfter } from '../../../../contract/moment-after.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';

export const PROFILE_FIELDS = ['firstName', 'lastName', 'bio'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileEdits = Partial<Record<ProfileField, string>>;

/**
 * Stores the fields she changed and no others: for each field the later edit wins, whichever tab or phone it comes
 * from. Resolves once on disk. The edit gets a later moment than anything this device has seen, whatever its clock
 * says: also than one that the server has taken, and that no screen shows by itself yet.
 */
export function editProfile(
  outbox: Outbox,
  profile: MemberProfileFragment,
  edits: ProfileEdits,
): Promise<EntryOfKind<'editMyProfile'>> {
  const laidOver = outbox.overlay.map((entry) =>
    entry.kind === 'editMyProfile' ? entry.variables.input.editedAt : undefined,
  );
  const editedAt = momentAfter(new Date(), profile.updatedAt, ...laidOver);
  return outbox.add('editMyProfile', { input: { ...edits, editedAt } });
}
