/** Her unsaved profile edits, on this device until she signs out or a day has passed. */
import { forget, recall, remember } from '../../../session/member-memory.ts';
import type { ProfileEdits } from './edit-profile.ts';

const NAME = 'profile-draft';
const LIFE_MS = 24 * 60 * 60 * 1000;

export function recallProfileDraft(memberId: string): ProfileEdits {
  return recall(memberId, NAME, isDraft) ?? {};
}

export function rememberProfileDraft(memberId: string, draft: ProfileEdits): void {
  if (Object.keys(draft).length === 0) forget(memberId, NAME);
  else remember(memberId, NAME, draft, LIFE_MS);
}

function isDraft(value: unknown): value is ProfileEdits {
  return Object.values(value ?? {}).every((text) => typeof text === 'string');
}
