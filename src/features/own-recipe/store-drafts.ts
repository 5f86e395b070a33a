/**
 * Stores what she wrote of notes on pages that ended before they could, or whose disk refused it: a draft is of this device
 * alone and goes when she signs out, a mark is hers everywhere.
 */
import type { Client, RequestPolicy } from '@urql/core';
import { recipeNote } from '../../contract/marks/recipe-note.mark.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { hasConsent } from '../consents/consents-with-entries.ts';
import { countingMark, valueOf } from '../marks/mark-value.ts';
import { saveMark } from '../marks/save-mark.ts';
import { diaryProfileQuestion } from '../measurements/measurements.question.ts';
import { deviceNameOf } from './device-name.ts';
import { isOfDeviceAlone, keptDrafts, noteOf, reconciled, rememberDraft } from './note-draft.ts';

interface Storing {
  /** Epoch ms: a page that is open stores by itself what was typed on it since. */
  typedBefore: number;
  requestPolicy?: RequestPolicy;
}

/**
 * Stores them where she has agreed to it. What fails is tried again at the next start. `client` is undefined where her consent
 * cannot be read.
 */
export async function storeDrafts(
  client: Client | undefined,
  outbox: Outbox,
  { typedBefore, requestPolicy }: Storing,
): Promise<void> {
  const { memberId } = outbox;
  const drafts = keptDrafts(memberId).filter(({ draft, typedAt }) => !draft.isSaved && typedAt < typedBefore);
  if (drafts.length === 0) return;
  const { answer: profile } = client
    ? await readQuestion(client, diaryProfileQuestion, [], requestPolicy)
    : { answer: undefined };
  if (!hasConsent(profile?.consents ?? [], outbox.entries, 'FOOD_NOTES')) return;
  const register = registerOf(outbox);
  const device = deviceNameOf(memberId);
  await register.ready;
  for (const { recipeId, draft: kept } of drafts) {
    const stored = valueOf(recipeNote, countingMark(register.marks, recipeNote, recipeId));
    const draft = reconciled(kept, stored, device) ?? kept;
    const note = noteOf(draft, device);
    const writes = draft.writes + 1;
    // Remembered first, as the note's field does it: killed in between, this device still knows that write for its own.
    rememberDraft(memberId, recipeId, { ...draft, writes });
    await saveMark(register, recipeNote, recipeId, note);
    rememberDraft(memberId, recipeId, { ...draft, writes, seen: note.writes, isSaved: true });
  }
}

export function hasNotesOfDeviceAlone(memberId: string): boolean {
  return keptDrafts(memberId).some(({ draft }) => isOfDeviceAlone(draft));
}
