/** The data that has reached the device on its own. A test waits for it to know that she may go offline. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { QUESTIONS } from '../../src/app/questions.ts';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { libraryName } from '../../src/library/library-database.ts';
import { cacheName } from '../../src/offline/cache-rows.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { outboxName } from '../../src/offline/outbox-database.ts';
import { arePicturesKept } from './kept-pictures.ts';
import { readStore } from './read-store.ts';

/** A correct device never waits this long: a busy machine may take three times as long as a slow phone. */
const FILLING_LIMIT_MS = 90_000;
/** The worker does not compare a library with the service that it compared so lately (sw/library-refresh.ts). */
const FRESH_FOR_MS = 30 * 60 * 1000;

/** The device's waiting entries, as stored on disk. */
export async function keptEntries(page: Page, memberId: string): Promise<Entry[]> {
  return ((await readStore(page, outboxName(memberId), 'entries')) ?? []) as Entry[];
}

/** The number of records about a member on the device, by database and store. */
export async function recordsAbout(page: Page, memberId: string): Promise<Record<string, number>> {
  const stores = {
    [outboxName(memberId)]: ['entries', 'photos', 'receipts'],
    [cacheName(memberId)]: ['rows'],
    [libraryName(memberId)]: ['recipes', 'menus', 'trainings'],
  };
  const counts: Record<string, number> = {};
  for (const [database, names] of Object.entries(stores)) {
    for (const name of names) {
      const records = (await readStore(page, database, name))?.length ?? 0;
      if (records > 0) counts[name] = records;
    }
  }
  return counts;
}

/** Resolves when the app's shell would open offline. */
export async function untilShellIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: FILLING_LIMIT_MS })
    .toBe('activated');
}

/** Resolves when everything she may read is on the device: the shell, the library, her own diary and calendar. */
export async function untilAllIsKept(page: Page, memberId: string): Promise<void> {
  await untilShellIsKept(page);
  const isLibraryFresh = async () => {
    const [state] = ((await readStore(page, libraryName(memberId), 'state')) ?? []) as {
      checkedAt: number;
    }[];
    return state !== undefined && Date.now() - state.checkedAt < FRESH_FOR_MS;
  };
  await expect.poll(isLibraryFresh, { timeout: FILLING_LIMIT_MS }).toBe(true);
  await expect.poll(() => arePicturesKept(page, memberId), { timeout: FILLING_LIMIT_MS }).toBe(true);
  await expect.poll(() => unreadQuestions(page), { timeout: FILLING_LIMIT_MS }).toEqual([]);
  await untilRowsAreKept(page, memberId, [
    'MEASUREMENT',
    'COMPLETEDTRAINING#',
    'getMyProfile',
    'listSubscriptions',
  ]);
}

/** Resolves when rows with these words in them are on the device: the app writes them a moment after it shows them. */
export async function untilRowsAreKept(
  page: Page,
  memberId: string,
  words: readonly string[],
): Promise<void> {
  const missing = async () => {
    const rows = JSON.stringify((await readStore(page, cacheName(memberId), 'rows')) ?? []);
    return words.filter((word) => !rows.includes(word));
  };
  await expect.poll(missing, { timeout: FILLING_LIMIT_MS }).toEqual([]);
}

/** Her own data that the app reads before she asks, and has not read to the end yet. */
async function unreadQuestions(page: Page): Promise<string[]> {
  const remembered = await page.evaluate(() => Object.keys(localStorage));
  const today = dayOf(momentOf(new Date()));
  return QUESTIONS.filter(({ variablesAhead }) => variablesAhead(today).length > 0)
    .map(({ name }) => name)
    .filter((name) => !remembered.some((key) => key.endsWith(`.asOf.${name}`)));
}

/** All text stored on the device, joined: each database, each cache except pictures and films, each storage. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    /** Undefined if it is being removed: opening it would make an empty one in its place. */
    const openExisting = async (name: string) => {
      const opening = indexedDB.open(name);
      let isGone = false;
      opening.onupgradeneeded = () => {
        isGone = true;
        opening.transaction?.abort();
      };
      return finished(opening).catch((error: unknown) => {
        if (!isGone) throw error;
      });
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await openExisting(name);
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        kept.push(JSON.stringify(await finished(objects.getAllKeys())));
        kept.push(JSON.stringify(await finished(objects.getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        kept.push(request.url);
        const isText = !/^(image|video|font)\//.test(response?.headers.get('Content-Type') ?? '');
        if (response && isText) kept.push(await response.text());
      }
    }
    return kept.join('\n');
  });
}
