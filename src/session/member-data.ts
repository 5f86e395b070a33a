/** Knows which data of members this device holds besides the session, and removes it. */
import { timerMs } from '../../contract/timers.ts';
import { libraryName, removeLibrary } from '../library/library-database.ts';
import { removeClosedPictures } from '../library/picture-cache.ts';
import { VISITOR } from '../library/viewer.ts';
import { removeSavedVideos, videoCacheName } from '../library/saved-videos.ts';
import { removeSnapshots, snapshotCacheName } from '../library/screen-snapshot.ts';
import { cacheName } from '../offline/cache-rows.ts';
import { marksName } from '../offline/marks-database.ts';
import { removeDatabase } from '../offline/device-database.ts';
import { forgetReceipts, giveUpEntries, OutboxConnection, outboxName } from '../offline/outbox-database.ts';
import { removeEmptyOutbox } from '../offline/outbox-removal.ts';
import { draftFilesName, dropOldDraftFiles, removeDraftFiles } from './draft-file.ts';
import { forgetOldNotes, isNotedErased } from './erased-members.ts';
import { forget, forgetMember, remember, rememberedMembers } from './member-memory.ts';
import { readSession } from './session-database.ts';
import { withSessionTurn } from './session-turn.ts';

/** Remembered of a member until all her other data is gone. */
const LEAVING = 'leaving';
const LEAVING_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Removes all her data except unsent entries; if she was erased, those as well. Returns false if a page that sleeps or a busy
 * phone holds some of it, which `removeLeftovers` finds later.
 */
export async function removeMemberData(memberId: string): Promise<boolean> {
  forgetMember(memberId);
  // Her typed text goes at once, and this note finds her again if this page is killed now.
  remember(memberId, LEAVING, true, LEAVING_MS);
  const removals = await Promise.allSettled([
    removeDatabase(cacheName(memberId)),
    removeDatabase(marksName(memberId)),
    removeLibrary(memberId),
    removeSavedVideos(memberId),
    removeSnapshots(memberId),
    removeDraftFiles(memberId),
    leavePictures(),
    leaveOutbox(memberId),
  ]);
  if (removals.every((removal) => removal.status === 'fulfilled' && removal.value !== false))
    forget(memberId, LEAVING);
  return !removals.some((removal) => removal.status === 'fulfilled' && removal.value === false);
}

/** They are in one cache for all: those of whoever has signed in since stay, and her library drops all others by itself. */
async function leavePictures(): Promise<void> {
  if (!(await readSession())) await removeClosedPictures();
}

/** Unsent entries stay for her next sign-in; everything the server already has goes. An erased member never signs in again. */
async function leaveOutbox(memberId: string): Promise<boolean> {
  const removal = await removeEmptyOutbox(outboxName(memberId));
  if (removal !== 'waiting') return removal === 'gone';
  if (await isNotedErased(memberId)) return removeWhatWaits(memberId);
  const connection = new OutboxConnection(memberId);
  await connection.run(forgetReceipts).finally(() => connection.close());
  return true;
}

async function removeWhatWaits(memberId: string): Promise<boolean> {
  const connection = new OutboxConnection(memberId);
  await connection.run((database) => giveUpEntries(database, 'all')).finally(() => connection.close());
  return (await removeEmptyOutbox(outboxName(memberId))) === 'gone';
}

/** The times of further tries within a start; an app may stay open for weeks. */
const TRIED_AGAIN_AFTER_MS = [10_000, 60_000, 10 * 60_000];

/** Cleans up after a sign-out that was killed, or blocked by another page: only the signed-in member's data stays. */
export async function removeLeftovers(): Promise<void> {
  for (const pauseMs of [...TRIED_AGAIN_AFTER_MS, undefined]) {
    if ((await withSessionTurn(removeOnce)) || pauseMs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, timerMs(pauseMs)));
  }
}

/** Returns whether nothing is left to remove. */
async function removeOnce(): Promise<boolean> {
  let isClean = true;
  await forgetOldNotes();
  for (const memberId of await membersOnDevice()) {
    // Read each time: she may have signed in while this page slept.
    const session = await readSession();
    const stay = new Set([VISITOR, session?.member.id]);
    if (!stay.has(memberId) && !(await removeMemberData(memberId))) isClean = false;
    await dropOldDraftFiles(memberId);
  }
  return isClean;
}

/** Finds, in browsers without `indexedDB.databases()`, only members who also left something else. */
async function membersOnDevice(): Promise<Set<string>> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const cacheNames = 'caches' in globalThis ? await caches.keys() : [];
  const names = [...databases.map(({ name = '' }) => name), ...cacheNames];
  const nameOf = [
    outboxName,
    cacheName,
    marksName,
    libraryName,
    videoCacheName,
    snapshotCacheName,
    draftFilesName,
  ];
  const prefixes = nameOf.map((name) => name(''));
  const found = names.flatMap((name) =>
    prefixes.filter((prefix) => name.startsWith(prefix)).map((prefix) => name.slice(prefix.length)),
  );
  return new Set([...found, ...rememberedMembers()]);
}
