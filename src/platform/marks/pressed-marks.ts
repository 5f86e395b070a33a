/**
 * Keeps a press that she sees before it is on the disk: it is remembered at once, so that a page that ends first leaves it to the
 * next start.
 *
 *   pressed ─▶ remembered, shown ─▶ stored, or said not to be ─▶ forgotten
 *                    └── its page ends ─▶ next start: stored, unless something later stands ─▶ forgotten
 */
import { isMark, type Mark, nameOf, standsOver } from '../../../contract/marks/merge.ts';
import { forget, recall, remember, rememberedUnder } from '../../session/member-memory.ts';

const PREFIX = 'pressed.';
/** By then she has seen that it is not there. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** Returns what forgets it. */
export function rememberPress(memberId: string, mark: Mark): () => void {
  remember(memberId, PREFIX + nameOf(mark), mark, LIFE_MS);
  return () => forgetPress(memberId, mark);
}

export interface Press {
  mark: Mark;
  /** Epoch ms. */
  madeAt: number;
}

export function rememberedPresses(memberId: string): Press[] {
  return rememberedUnder(memberId, PREFIX).flatMap(({ value, until }) =>
    isMark(value) ? [{ mark: value, madeAt: until - LIFE_MS }] : [],
  );
}

/** Unless she has pressed there again since. */
export function forgetPress(memberId: string, mark: Mark): void {
  const name = PREFIX + nameOf(mark);
  const newest = recall(memberId, name, isMark);
  if (newest && !standsOver(newest, mark)) forget(memberId, name);
}
