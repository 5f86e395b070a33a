import { useEffect, useState } from 'react';
import type { MemberProfileFragment } from '../../../../contract/documents.generated.ts';
import { PROFILE_FIELDS, type ProfileEdits, type ProfileField } from './edit-profile.ts';
import { recallProfileDraft, rememberProfileDraft } from './profile-draft.ts';

export interface ProfileDraft {
  /** The field's value: her typed text, otherwise the current profile's. */
  valueOf: (field: ProfileField) => string;
  change: (field: ProfileField) => (value: string) => void;
  /** The fields that differ from the current profile. */
  changes: ProfileEdits;
  /** She left some of the changes unsaved and has come back to them. */
  isLeftover: boolean;
  /** Clears the saved fields, unless she has typed more since: those fields follow the profile again. */
  forget: (saved: ProfileEdits) => void;
}

/** Holds only typed fields: an untouched one shows updates from other tabs, phones and responses. Leaving the screen keeps it. */
export function useProfileDraft(profile: MemberProfileFragment): ProfileDraft {
  const [found] = useState(() => recallProfileDraft(profile.id));
  const [typed, setTyped] = useState(found);
  const shownOf = (field: ProfileField) => profile[field] ?? '';
  const isChanged = (field: ProfileField) => typed[field] !== undefined && typed[field] !== shownOf(field);
  const keep = (edits: ProfileEdits, isKept: (field: ProfileField) => boolean): ProfileEdits =>
    Object.fromEntries(PROFILE_FIELDS.filter(isKept).map((field) => [field, edits[field]]));
  useEffect(() => rememberProfileDraft(profile.id, typed), [profile.id, typed]);
  const changes = keep(typed, isChanged);
  return {
    valueOf: (field) => typed[field] ?? shownOf(field),
    // Typing the original value back makes a field untouched again.
    change: (field) => (value) =>
      setTyped((kept) =>
        keep({ ...kept, [field]: value }, (each) =>
          each === field ? value !== shownOf(field) : each in kept,
        ),
      ),
    changes,
    isLeftover: Object.keys(changes).some((field) => field in found),
    forget(saved) {
      const rest = (kept: ProfileEdits) =>
        keep(kept, (field) => field in kept && kept[field] !== saved[field]);
      setTyped(rest);
      // She may have left the screen while it was being saved.
      rememberProfileDraft(profile.id, rest(recallProfileDraft(profile.id)));
    },
  };
}
