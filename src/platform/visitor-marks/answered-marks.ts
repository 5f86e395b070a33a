/**
 * The visitor's marks that a member has answered for on this device, so that she is not asked again, not even after she has
 * signed out and in. Her answer is remembered beside them, with only a short name that nobody can tell her by. Each mark is known
 * by its moment too, so that she is asked about later changes, at any time of the clock.
 */
import { type Mark, nameOf } from '../../../contract/marks/merge.ts';
import { VISITOR } from '../../library/viewer.ts';
import type { Marks } from '../../offline/mark-register.ts';
import { recall, remember } from '../../session/member-memory.ts';
import { tagOf } from '../marks/tag.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** For a device whose storage is full: she is asked again at the next start, and not at the next screen. */
const ofThisPage = new Map<string, readonly string[]>();

const nameFor = (memberId: string) => `answered.${tagOf(memberId)}`;
const tagOfMark = (mark: Mark) => tagOf(`${nameOf(mark)} ${mark.changedAt}`);

function readTags(memberId: string): ReadonlySet<string> {
  return new Set([
    ...(recall(VISITOR, nameFor(memberId), areTags) ?? []),
    ...(ofThisPage.get(memberId) ?? []),
  ]);
}

function areTags(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((tag) => typeof tag === 'string');
}

/** Returns whether she has answered for a mark. */
export function answeredBy(memberId: string): (mark: Mark) => boolean {
  const tags = readTags(memberId);
  return (mark) => tags.has(tagOfMark(mark));
}

/** Forgets her answers for marks that are no longer on the device. */
export function rememberAnswered(memberId: string, answered: readonly Mark[], visitors: Marks): void {
  const before = readTags(memberId);
  const there = [...visitors.values()].map(tagOfMark).filter((tag) => before.has(tag));
  const tags = [...new Set([...there, ...answered.map(tagOfMark)])];
  if (tags.length === 0) return;
  remember(VISITOR, nameFor(memberId), tags, YEAR_MS);
  const isKept = recall(VISITOR, nameFor(memberId), areTags)?.join() === tags.join();
  if (isKept) ofThisPage.delete(memberId);
  else ofThisPage.set(memberId, tags);
}
