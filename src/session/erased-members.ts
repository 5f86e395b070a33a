/**
 * The members whose accounts were erased a moment ago, for the one kind of data that outlives a sign-out: entries that wait to be
 * sent. Another page may keep an entry in the very moment of the erasure, or after it; nobody will return for it. A day is longer
 * than such a page lives without a start of another.
 */
import { changeKv, clearKv, readKv } from './session-database.ts';

const ERASED = 'erased';
const KEPT_MS = 24 * 60 * 60_000;

type Notes = Record<string, number>;

export function noteErased(memberId: string): Promise<void> {
  return changeKv(ERASED, (kept) => ({ ...recent(kept), [memberId]: Date.now() }));
}

export async function isNotedErased(memberId: string): Promise<boolean> {
  return memberId in recent(await readKv(ERASED));
}

/** Ends the session: nothing stays beside it but who was erased. */
export function clearSession(): Promise<void> {
  return clearKv(ERASED);
}

/** Nothing of theirs stays, not even that. */
export function forgetOldNotes(): Promise<void> {
  return changeKv(ERASED, (kept) => (isEmpty(kept) || !isEmpty(recent(kept)) ? undefined : {}));
}

function recent(kept: unknown): Notes {
  const notes = typeof kept === 'object' && kept !== null ? (kept as Notes) : {};
  return Object.fromEntries(Object.entries(notes).filter(([, at]) => Math.abs(Date.now() - at) < KEPT_MS));
}

function isEmpty(kept: unknown): boolean {
  return Object.keys(kept ?? {}).length === 0;
}
