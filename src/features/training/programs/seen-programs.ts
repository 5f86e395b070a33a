/**
 * Her programs that this device has seen published: it can call only those withdrawn. One that she began on another phone may be
 * newer than the list of programs here.
 */
import { recall, remember } from '../../../session/member-memory.ts';
import type { KnownPrograms } from './ended-runs.ts';

const NAME = 'seen-programs';
const LIFE_MS = 366 * 24 * 60 * 60 * 1000;

/** Titles by id: a withdrawn program's is known nowhere else. */
export type SeenPrograms = ReadonlyMap<string, string>;

export function rememberSeenPrograms(memberId: string, { programs, runs }: KnownPrograms): void {
  const seen = new Map(recallSeenPrograms(memberId));
  for (const { id, title } of programs) seen.set(id, title);
  const hers = [...seen].filter(([id]) => runs.has(id));
  remember(memberId, NAME, Object.fromEntries(hers), LIFE_MS);
}

export function recallSeenPrograms(memberId: string): SeenPrograms {
  return new Map(Object.entries(recall(memberId, NAME, isTitles) ?? {}));
}

function isTitles(value: unknown): value is Record<string, string> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && Object.values(value).every((title) => typeof title === 'string');
}
