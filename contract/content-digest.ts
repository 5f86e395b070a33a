/**
 * Tells in few bytes which recipes of a copy differ from the server's: the recipes are spread over groups by their ids, and each
 * group has a digest. Server and phone reckon it with this file, so that equal lists have equal digests, in whatever order.
 */
export interface ItemVersion {
  id: string;
  updatedAt: string;
  /** True if this caller's permissions keep it closed. */
  locked: boolean;
}

export const MAX_GROUPS = 1_024;
/** 48 bits: two of some hundred groups that differ are taken for equal once in 10¹² comparisons. */
const DIGEST_BYTES = 6;

/** About as many groups as each has recipes: that makes the digests and one group's versions together smallest. */
function groupsFor(count: number): number {
  return Math.min(MAX_GROUPS, 2 ** Math.ceil(Math.log2(Math.max(1, count)) / 2));
}

/** The place of an id among `groups` groups (FNV-1a). */
export function groupOf(id: string, groups: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % groups;
}

export function inGroups<Item extends ItemVersion>(items: readonly Item[], groups: number): Item[][] {
  const spread: Item[][] = Array.from({ length: groups }, () => []);
  for (const item of items) spread[groupOf(item.id, groups)]?.push(item);
  return spread;
}

/** One digest for each group; for as many groups as such a list usually has, unless told. */
export function groupDigests(
  items: readonly ItemVersion[],
  groups: number = groupsFor(items.length),
): Promise<string[]> {
  return Promise.all(inGroups(items, groups).map((group) => digestOf(group.map(lineOf).sort().join('\n'))));
}

/** Equal for equal lists. */
export async function listDigest(items: readonly ItemVersion[]): Promise<string> {
  return digestOf((await groupDigests(items)).join('\n'));
}

/** Eight characters that identify a text of any length. */
export async function digestOf(text: string): Promise<string> {
  const hashed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hashed, 0, DIGEST_BYTES)));
}

function lineOf({ id, updatedAt, locked }: ItemVersion): string {
  return `${id} ${updatedAt} ${locked}`;
}
