import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import type { Entry } from '../../offline/entry.ts';

/** The profile as the server knows it, with the changes that are still on their way to it. */
export function profileWithEntries(
  profile: MemberProfileFragment,
  entries: readonly Entry[],
): MemberProfileFragment {
  return entries.reduce((shown, entry) => {
    if (entry.kind !== 'editMyProfile' || entry.state === 'refused') return shown;
    const { firstName, lastName, bio } = entry.variables.input;
    return {
      ...shown,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(bio !== undefined && { bio }),
    };
  }, profile);
}
