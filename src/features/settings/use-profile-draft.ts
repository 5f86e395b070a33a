import { useState } from 'react';
import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import { PROFILE_FIELDS, type ProfileEdits, type ProfileField } from './edit-profile.ts';

export interface ProfileDraft {
  /** What stands in the field: what she typed, else the profile as it is now. */
  valueOf: (field: ProfileField) => string;
  change: (field: ProfileField) => (value: string) => void;
  /** The fields that differ from the profile as it is now. */
  changes: ProfileEdits;
  /** Forgets what was saved, unless she has typed on since: those fields follow the profile again. */
  forget: (saved: ProfileEdits) => void;
}

/** Holds only what she has typed: a field that she has not touched shows what another tab, phone or answer brings. */
export function useProfileDraft(profile: MemberProfileFragment): ProfileDraft {
  const [typed, setTyped] = useState<ProfileEdits>({});
  const shownOf = (field: ProfileField) => profile[field] ?? '';
  const isChanged = (field: ProfileField) => typed[field] !== undefined && typed[field] !== shownOf(field);
  const keep = (edits: ProfileEdits, isKept: (field: ProfileField) => boolean): ProfileEdits =>
    Object.fromEntries(PROFILE_FIELDS.filter(isKept).map((field) => [field, edits[field]]));
  return {
    valueOf: (field) => typed[field] ?? shownOf(field),
    // Typed back to what it was, a field is untouched again.
    change: (field) => (value) =>
      setTyped((kept) =>
        keep({ ...kept, [field]: value }, (each) =>
          each === field ? value !== shownOf(field) : each in kept,
        ),
      ),
    changes: keep(typed, isChanged),
    forget: (saved) =>
      setTyped((kept) => keep(kept, (field) => field in kept && kept[field] !== saved[field])),
  };
}
