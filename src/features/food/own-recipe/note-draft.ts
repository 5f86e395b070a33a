/**
 * A note while she writes it, and the last one that this device wrote. Each letter is remembered at once, by a write that a page
 * which is killed has made; the mark follows when she pauses. Of two devices' notes the later wins, as with every mark: a note
 * that was overwritten unseen is kept here and shown beside it, until she has decided about it.
 */
import {
  RECIPE_NOTE_MAX_DEVICES,
  RECIPE_NOTE_MAX_LENGTH,
  type RecipeNote,
} from '../../../../contract/marks/recipe-note.mark.ts';
import { forget, recall, remember, rememberedUnder } from '../../../session/member-memory.ts';

export interface NoteDraft {
  text: string;
  /** The number of times that this device has written the note. */
  writes: number;
  isSaved: boolean;
  /** The stored note is another device's, and she has been told so. */
  isReplaced?: true;
  /** `writes` of the note over which she writes. */
  seen: Readonly<Record<string, number>>;
  /** The note that another device's note replaced, or that this one would replace. */
  other?: string;
}

const PREFIX = 'recipe-note.';
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

export function recallDraft(memberId: string, recipeId: string): NoteDraft | undefined {
  return recall(memberId, PREFIX + recipeId, isDraft);
}

export function rememberDraft(memberId: string, recipeId: string, draft: NoteDraft | undefined): void {
  if (draft) remember(memberId, PREFIX + recipeId, draft, LIFE_MS);
  else forget(memberId, PREFIX + recipeId);
}

export interface KeptDraft {
  recipeId: string;
  draft: NoteDraft;
  /** When she typed the last letter, in epoch ms. */
  typedAt: number;
}

export function keptDrafts(memberId: string): KeptDraft[] {
  return rememberedUnder(memberId, PREFIX).flatMap(({ name, value, until }) =>
    isDraft(value) ? [{ recipeId: name.slice(PREFIX.length), draft: value, typedAt: until - LIFE_MS }] : [],
  );
}

/** True if it holds words that would be lost with this device. */
export function isOfDeviceAlone({ text, isSaved, other }: NoteDraft): boolean {
  return other !== undefined || (!isSaved && text !== '');
}

/** Forgets those of which she typed the last letter by `askedAt`, in epoch ms. */
export function forgetDrafts(memberId: string, askedAt: number): void {
  for (const { name, until } of rememberedUnder(memberId, PREFIX))
    if (until - LIFE_MS <= askedAt) forget(memberId, name);
}

function isDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, writes, isSaved, seen, other }: Partial<Record<keyof NoteDraft, unknown>> = value;
  return (
    typeof text === 'string' &&
    typeof writes === 'number' &&
    typeof isSaved === 'boolean' &&
    typeof seen === 'object' &&
    seen !== null &&
    (other === undefined || typeof other === 'string')
  );
}

/** Takes out characters that a text field cannot show, which JSON writes at six times the length. */
export function cleanNote(typed: string): string {
  const shown = typed.replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '').slice(0, RECIPE_NOTE_MAX_LENGTH);
  // The cut may have gone through a character that takes two places.
  return shown.replace(/\p{Cs}$/u, '');
}

/** Another device's text below hers; `other` is what there is no room for yet. */
export function withOther(text: string, other: string): { text: string; other?: string } {
  const above = text === '' ? '' : `${text}\n`;
  const taken = cleanNote(other.slice(0, Math.max(0, RECIPE_NOTE_MAX_LENGTH - above.length)));
  return taken === '' ? { text, other } : { text: above + taken, ...lost(other.slice(taken.length)) };
}

/** The note to write next: over all that she has seen. */
export function noteOf({ text, writes, seen }: NoteDraft, device: string): RecipeNote {
  const others = Object.entries(seen).filter(([name]) => name !== device);
  return {
    text,
    writes: { ...Object.fromEntries(others.slice(1 - RECIPE_NOTE_MAX_DEVICES)), [device]: writes + 1 },
  };
}

/**
 * The draft as a page that begins finds it. This device counts its writes up before each. If it has stored more of them than the
 * draft knows, it could not remember the last ones, and the draft is an older one. Then the stored note counts, and any words of
 * the draft that it does not continue stay beside it.
 */
export function recovered(
  draft: NoteDraft | undefined,
  stored: RecipeNote | undefined,
  device: string,
): NoteDraft | undefined {
  const writes = stored?.writes[device] ?? 0;
  if (!draft || !stored || draft.isSaved || writes <= Math.max(draft.writes, draft.seen[device] ?? 0))
    return draft;
  const isBegun = stored.text.startsWith(draft.text);
  return { text: stored.text, writes, isSaved: true, seen: stored.writes, ...(!isBegun && lost(draft.text)) };
}

/** The draft after comparing it with the present stored note; undefined if it has nothing to say. */
export function reconciled(
  draft: NoteDraft | undefined,
  stored: RecipeNote | undefined,
  device: string,
): NoteDraft | undefined {
  if (!draft) return undefined;
  // A note that is gone means that she has withdrawn her consent.
  if (!stored) return draft.isSaved ? undefined : draft;
  if (draft.isSaved) {
    const isKnown = (stored.writes[device] ?? 0) >= draft.writes;
    if (isKnown || draft.isReplaced || stored.text === draft.text) return draft;
    return { ...draft, isReplaced: true, ...lost(draft.text) };
  }
  const isSeen = Object.entries(stored.writes).every(
    ([name, count]) => count <= (name === device ? draft.writes : (draft.seen[name] ?? 0)),
  );
  if (isSeen) return draft;
  return { ...draft, seen: stored.writes, ...(stored.text !== draft.text && lost(stored.text)) };
}

function lost(text: string): { other?: string } {
  return text === '' ? {} : { other: text };
}
