import { useState } from 'react';
import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import { PROFILE_FIELDS, type ProfileEdits, type ProfileField } from './edit-profile.ts';

export interface ProfileDraft {
  /** The field's value: what she typed, otherwise the current profile's. */
  valueOf: (field: ProfileField) => string;
  change: (field: ProfileField) => (value: string) => void;
  /** The fields that differ from the current profile. */
  changes: ProfileEdits;
  /** Clears what was saved, unless she has typed more since: those fields follow the profile again. */
  forget: (saved: ProfileEdits) => void;
}

/** Holds only what she has typed: an untouched field shows updates from other tabs, phones and responses. */
export function useProfileDraft(profile: MemberProfileFragment): ProfileDraft {
  const [typed, setTyped] = useState<ProfileEdits>({});
  const shownOf = (field: ProfileField) => profile[field] ?? '';
  const isChanged = (field: ProfileField) => typed[field] !== undefined && typed[field] !== shownOf(field);
  const keep = (edits: ProfileEdits, isKept: (field: ProfileField) => boolean): ProfileEdits =>
    Object.fromEntries(PROFILE_FIELDS.filter(isKept).map((field) => [field, edits[field]]));
  return {
    valueOf: (field) => typed[field] ?? shownOf(field),
    // Typing the original value back makes a field untouched again.
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
