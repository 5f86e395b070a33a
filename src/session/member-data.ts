/** Knows which data of members this device holds besides the session, and removes it. */
import { libraryName, removeLibrary } from '../library/library-database.ts';
import { VISITOR } from '../library/viewer.ts';
import { removeSavedVideos, videoCacheName } from '../library/saved-videos.ts';
import { removeSnapshots, snapshotCacheName } from '../library/screen-snapshot.ts';
import { cacheName } from '../offline/cache-rows.ts';
import { marksName } from '../offline/marks-database.ts';
import { removeDatabase } from '../offline/device-database.ts';
import { forgetReceipts, OutboxConnection, outboxName } from '../offline/outbox-database.ts';
import { removeEmptyOutbox } from '../offline/outbox-removal.ts';
import { forgetMember, rememberedMembers } from './member-memory.ts';
import { readSession } from './session-database.ts';
import { withSessionTurn } from './session-turn.ts';

/**
 * Removes everything of hers except unsent entries. What cannot be removed now, `removeLeftovers` finds at the next
 * start.
 */
export async function removeMemberData(memberId: string): Promise<void> {
  forgetMember(memberId);
  await Promise.allSettled([
    removeDatabase(cacheName(memberId)),
    removeDatabase(marksName(memberId)),
    removeLibrary(memberId),
    removeSavedVideos(memberId),
    removeSnapshots(memberId),
    leaveOutbox(memberId),
  ]);
}

/** Unsent entries stay for her next sign-in; everything the server already has goes. */
async function leaveOutbox(memberId: string): Promise<void> {
  if ((await removeEmptyOutbox(outboxName(memberId))) !== 'waiting') return;
  const connection = new OutboxConnection(memberId);
  await connection.run(forgetReceipts).finally(() => connection.close());
}

/** Cleans up after a sign-out that was killed, or blocked by another page: only the signed-in member's data stays. */
export function removeLeftovers(): Promise<void> {
  return withSessionTurn(async () => {
    for (const memberId of await membersOnDevice()) {
      // Read each time: she may have signed in while this page slept.
      const session = await readSession();
      const stay = new Set([VISITOR, session?.member.id]);
      if (!stay.has(memberId)) await removeMemberData(memberId);
    }
  });
}

/** Finds, in browsers without `indexedDB.databases()`, only members who also left something else. */
async function membersOnDevice(): Promise<Set<string>> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const cacheNames = 'caches' in globalThis ? await caches.keys() : [];
  const names = [...databases.map(({ name = '' }) => name), ...cacheNames];
  const nameOf = [outboxName, cacheName, marksName, libraryName, videoCacheName, snapshotCacheName];
  const prefixes = nameOf.map((name) => name(''));
  const found = names.flatMap((name) =>
    prefixes.filter((prefix) => name.startsWith(prefix)).map((prefix) => name.slice(prefix.length)),
  );
  return new Set([...found, ...rememberedMembers()]);
}
