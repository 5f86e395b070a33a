import { badInput } from '../../graphql/failures.ts';
import type { EditMyProfileInput } from '../../graphql/resolver-types.generated.ts';
import type { ProfileChanges } from './profile.repository.ts';

const MAX_LENGTHS = { firstName: 100, lastName: 100, bio: 2000 } as const;

/** Control characters and marks that turn the direction of writing: invisible, and able to disguise a name. */
const INVISIBLE = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const INVISIBLE_IN_TEXT = /(?![\n\t])[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

function cleaned(field: keyof typeof MAX_LENGTHS, value: string | null): string | null {
  const text = (value ?? '').replace(field === 'bio' ? INVISIBLE_IN_TEXT : INVISIBLE, '').trim();
  if (text.length > MAX_LENGTHS[field])
    throw badInput(field, `${field} has at most ${MAX_LENGTHS[field]} characters.`);
  return text === '' ? null : text;
}

/** What is left out stays as it is; null or an empty text empties the field. */
export function profileChangesOf(input: EditMyProfileInput): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const field of ['firstName', 'lastName', 'bio'] as const) {
    const value = input[field];
    if (value !== undefined) changes[field] = cleaned(field, value);
  }
  return changes;
}

/** A version names a wording, e.g. 2026-11-20. */
export function checkTextVersion(textVersion: string): void {
  if (!/^[\w.-]{1,40}$/.test(textVersion))
    throw badInput('textVersion', 'textVersion names a wording, e.g. 2026-11-20.');
}
