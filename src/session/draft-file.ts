/**
 * The file of a draft, as a photo that she took: on this device alone for a day, under an id that the draft names,
 * until it is saved or dropped. Signing out removes all of a member's. If nothing can be kept, these reject.
 */
import type { KeptPhoto } from '../offline/entry.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;
const KEPT_AT = 'X-Kept-At';

export function draftFilesName(memberId: string): string {
  return `drafts:${memberId}`;
}

export async function keepDraftFile(memberId: string, id: string, { type, bytes }: KeptPhoto): Promise<void> {
  const headers = { 'Content-Type': type, [KEPT_AT]: `${Date.now()}` };
  const kept = await caches.open(draftFilesName(memberId));
  await kept.put(`/${id}`, new Response(bytes, { headers }));
}

export async function readDraftFile(memberId: string, id: string): Promise<KeptPhoto | undefined> {
  const found = await caches.match(`/${id}`, { cacheName: draftFilesName(memberId) });
  if (!found || isOver(found)) return undefined;
  return { type: found.headers.get('Content-Type') ?? '', bytes: await found.arrayBuffer() };
}

export async function dropDraftFile(memberId: string, id: string): Promise<void> {
  if (await caches.has(draftFilesName(memberId)))
    await (await caches.open(draftFilesName(memberId))).delete(`/${id}`);
}

/** Drops those of a day ago, also of a form that she never opens again. */
export async function dropOldDraftFiles(memberId: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(draftFilesName(memberId)))) return;
  const kept = await caches.open(draftFilesName(memberId));
  for (const request of await kept.keys()) {
    const found = await kept.match(request.url);
    if (found && isOver(found)) await kept.delete(request.url);
  }
}

export async function removeDraftFiles(memberId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(draftFilesName(memberId));
}

function isOver(kept: Response): boolean {
  return Date.now() - Number(kept.headers.get(KEPT_AT)) > LIFE_MS;
}
