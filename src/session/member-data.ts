/** What of members lies on this device beside the session, and how it leaves it. */
import { libraryName, removeLibrary, VISITOR } from '../library/library-database.ts';
import { removeSavedVideos, videoCacheName } from '../library/saved-videos.ts';
import { removeSnapshots, snapshotCacheName } from '../library/screen-snapshot.ts';
import { cacheName } from '../offline/cache-storage.ts';
import { removeDatabase } from '../offline/device-database.ts';
import { forgetReceipts, OutboxConnection, outboxName } from '../offline/outbox-database.ts';
import { removeEmptyOutbox } from '../offline/outbox-removal.ts';
import { forgetMember, rememberedMembers } from './member-memory.ts';
import { readSession } from './session-database.ts';
import { withSessionTurn } from './session-turn.ts';

/** Everything of hers but what waits to be sent. What cannot go now, `removeLeftovers` finds at the next start. */
export async function removeMemberData(memberId: string): Promise<void> {
  forgetMember(memberId);
  await Promise.allSettled([
    removeDatabase(cacheName(memberId)),
    removeLibrary(memberId),
    removeSavedVideos(memberId),
    removeSnapshots(memberId),
    leaveOutbox(memberId),
  ]);
}

/** What waits stays for her next sign-in; of what the server has, nothing may. */
async function leaveOutbox(memberId: string): Promise<void> {
  if ((await removeEmptyOutbox(outboxName(memberId))) !== 'waiting') return;
  const connection = new OutboxConnection(memberId);
  await connection.run(forgetReceipts).finally(() => connection.close());
}

/** Tidies up after a sign-out that was killed, or that a page held up: nobody's data stays but that of who is signed in. */
export function removeLeftovers(): Promise<void> {
  return withSessionTurn(async () => {
    const session = await readSession();
    const stay = new Set([VISITOR, session?.member.id]);
    for (const memberId of await membersOnDevice()) {
      if (!stay.has(memberId)) await removeMemberData(memberId);
    }
  });
}

/** Where a browser cannot list its databases, those that also left something else. */
async function membersOnDevice(): Promise<Set<string>> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const cacheNames = 'caches' in globalThis ? await caches.keys() : [];
  const names = [...databases.map(({ name = '' }) => name), ...cacheNames];
  const nameOf = [outboxName, cacheName, libraryName, videoCacheName, snapshotCacheName];
  const prefixes = nameOf.map((name) => name(''));
  const found = names.flatMap((name) =>
    prefixes.filter((prefix) => name.startsWith(prefix)).map((prefix) => name.slice(prefix.length)),
  );
  return new Set([...found, ...rememberedMembers()]);
}
