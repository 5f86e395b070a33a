/**
 * Stores notes that she wrote on pages that ended before they could, or whose disk refused them: a draft is of this device alone
 * and goes when she signs out, a mark is hers everywhere.
 */
import type { Client, RequestPolicy } from '@urql/core';
import { recipeNote } from '../../../../contract/marks/recipe-note.mark.ts';
import { registerOf } from '../../../offline/mark-register.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { readQuestion } from '../../../reading/read-question.ts';
import { hasConsent } from '../../../platform/consents/consents-with-entries.ts';
import { countingMark, markUnder, valueOf } from '../../../platform/marks/mark-value.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { consentsQuestion } from '../../../platform/consents/consents.question.ts';
import { deviceNameOf } from './device-name.ts';
import { isOfDeviceAlone, keptDrafts, noteOf, reconciled, recovered, rememberDraft } from './note-draft.ts';

interface Storing {
  /** Epoch ms: a page that is open stores by itself the text typed on it since. */
  typedBefore: number;
  requestPolicy?: RequestPolicy;
  /** True if she has signed out by now, as she may in another tab. Then nothing about her is written any more. */
  hasLeft?: () => boolean;
}

/**
 * Stores them if she has agreed to it. A failure is tried again at the next start. `client` is undefined if her consent cannot be
 * read.
 */
export async function storeDrafts(
  client: Client | undefined,
  outbox: Outbox,
  { typedBefore, requestPolicy, hasLeft = () => false }: Storing,
): Promise<void> {
  const { memberId } = outbox;
  const drafts = keptDrafts(memberId).filter(({ draft, typedAt }) => !draft.isSaved && typedAt < typedBefore);
  if (drafts.length === 0) return;
  // Before anything is waited for: that of a session that ends meanwhile is not opened again.
  const register = registerOf(outbox);
  const { answer: profile } = client
    ? await readQuestion(client, consentsQuestion, [], requestPolicy)
    : { answer: undefined };
  await register.ready;
  if (hasLeft() || !hasConsent(profile?.consents ?? [], outbox.entries, 'FOOD_NOTES')) return;
  const device = deviceNameOf(memberId);
  for (const { recipeId, draft: kept } of drafts) {
    const stored = valueOf(recipeNote, countingMark(register.marks, recipeNote, recipeId));
    const found = recovered(kept, stored, device) ?? kept;
    if (found.isSaved) {
      rememberDraft(memberId, recipeId, found);
      continue;
    }
    const draft = reconciled(found, stored, device) ?? found;
    const note = noteOf(draft, device);
    const writes = draft.writes + 1;
    // Remembered first, as the note's field does it: killed in between, this device still knows that write for its own.
    rememberDraft(memberId, recipeId, { ...draft, writes });
    await saveMark(register, recipeNote, recipeId, note);
    if (hasLeft()) return;
    rememberDraft(memberId, recipeId, { ...draft, writes, seen: note.writes, isSaved: true });
  }
}

/**
 * Forgets this device's memory of notes that have ended: she has withdrawn her consent on another device. A note that she emptied
 * there would be an empty one. Her text since then must still be stored.
 */
export function forgetGoneNotes(outbox: Outbox): void {
  for (const { recipeId, draft } of keptDrafts(outbox.memberId)) {
    // Her marks are read only if there is a note: after she has left they would be opened anew.
    if (draft.isSaved && markUnder(registerOf(outbox).marks, recipeNote, recipeId)?.value === null)
      rememberDraft(outbox.memberId, recipeId, undefined);
  }
}

export function hasNotesOfDeviceAlone(memberId: string): boolean {
  return keptDrafts(memberId).some(({ draft }) => isOfDeviceAlone(draft));
}
