import { PROFILE_MAX_LENGTHS } from '../../../../contract/limits.ts';
import { badInput } from '../../../core/failures.ts';
import type { EditMyProfileInput } from '../../../core/contract-types.generated.ts';
import type { ProfileRow, StandingEdits } from './profile.repository.ts';

/** Control characters, and marks that turn the direction of writing and so can disguise a name. */
const TURNING = '\\p{Cc}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const REFUSED = new RegExp(`[${TURNING}]`, 'gu');
const REFUSED_IN_TEXT = new RegExp(`(?![\\n\\t])[${TURNING}]`, 'gu');
/** Other unseen characters stay, because they hold an emoji or a letter together; alone they are no text. */
const UNSEEN_ALONE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

function cleaned(field: keyof typeof PROFILE_MAX_LENGTHS, value: string | null): string | null {
  const text = (value ?? '').replace(field === 'bio' ? REFUSED_IN_TEXT : REFUSED, '').trim();
  if (text.length > PROFILE_MAX_LENGTHS[field])
    throw badInput(field, `${field} has at most ${PROFILE_MAX_LENGTHS[field]} characters.`);
  return UNSEEN_ALONE.test(text) ? null : text;
}

const FIELDS = ['firstName', 'lastName', 'bio'] as const;

const EDITED_AT = {
  firstName: 'firstNameEditedAt',
  lastName: 'lastNameEditedAt',
  bio: 'bioEditedAt',
} as const;

export type ProfileChanges = Partial<Pick<ProfileRow, (typeof FIELDS)[number]>>;

/** A field that is left out stays unchanged; null or an empty text clears it. */
export function profileChangesOf(input: EditMyProfileInput): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const field of FIELDS) {
    const value = input[field];
    if (value !== undefined) changes[field] = cleaned(field, value);
  }
  return changes;
}

/**
 * Returns the changes that take effect, each with its moment. A field keeps the later of two edits, and of two at the same moment
 * the text that sorts last, so that the order of arrival makes no difference. An edit without a moment of its own is made now,
 * and after every earlier edit of the field.
 */
export function standingEdits(
  profile: ProfileRow,
  changes: ProfileChanges,
  editedAt: Date | null,
  now: Date,
): StandingEdits {
  const edits: StandingEdits = {};
  for (const field of FIELDS) {
    const value = changes[field];
    if (value === undefined) continue;
    const last = profile[EDITED_AT[field]];
    const moment = editedAt ?? momentAfter(last, now);
    if (last !== null && !isLater({ moment, value }, { moment: last, value: profile[field] })) continue;
    edits[field] = value;
    edits[EDITED_AT[field]] = moment;
  }
  return edits;
}

/** Returns whether an edit changes more than the moment of a text. */
export function hasNewText(profile: ProfileRow, edits: StandingEdits): boolean {
  return FIELDS.some((field) => edits[field] !== undefined && edits[field] !== profile[field]);
}

interface Edit {
  moment: Date;
  value: string | null;
}

function isLater(one: Edit, other: Edit): boolean {
  const ahead = one.moment.getTime() - other.moment.getTime();
  return ahead > 0 || (ahead === 0 && (one.value ?? '') > (other.value ?? ''));
}

/** Now, or just after `last` if a clock ahead of ours has set that. */
export function momentAfter(last: Date | null, now: Date): Date {
  return last === null || now > last ? now : new Date(last.getTime() + 1);
}

/** A version names a wording, e.g. 2026-11-20. */
export function checkTextVersion(textVersion: string): void {
  if (!/^[\w.-]{1,40}$/.test(textVersion))
    throw badInput('textVersion', 'textVersion names a wording, e.g. 2026-11-20.');
}
