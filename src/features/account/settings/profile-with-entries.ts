import type { MemberProfileFragment } from '../../../../contract/documents.generated.ts';
import type { Entry } from '../../../offline/entry.ts';
import { type Layers, layOver } from '../../../offline/lay-over.ts';

/** The server's profile with her unsent changes applied. */
export function profileWithEntries(
  profile: MemberProfileFragment,
  entries: readonly Entry[],
): MemberProfileFragment {
  return layOver(profile, entries, profileLayers);
}

export const profileLayers: Layers<'editMyProfile', MemberProfileFragment> = {
  editMyProfile(shown, entry) {
    if (entry.state === 'refused') return shown;
    const { firstName, lastName, bio } = entry.variables.input;
    return {
      ...shown,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(bio !== undefined && { bio }),
    };
  },
};
