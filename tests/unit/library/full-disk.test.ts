/** A worker whose disk has no room for the library. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLibraryFull } from '../../../src/library/library-channel.ts';
import { VISITOR } from '../../../src/library/viewer.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';
import { wipeDevice } from '../../support/offline/device.ts';

const DIGEST = { recipes: 'R', trainings: 'T', menu: 'M', schedule: 'S', pages: 'P' };
const LIST = { items: [], nextToken: null };
const MONTH = { events: [], nextToken: null };
const ANSWER = {
  getContentDigest: DIGEST,
  listRecipes: LIST,
  listTrainings: LIST,
  getPublicTimeline: MONTH,
};
type Refresh = typeof import('../../../sw/library-refresh.ts').refreshViewersLibrary;

let refreshViewersLibrary: Refresh;
let asked: string[];
/** The stores for which there is no room. */
let full: readonly string[];

/** Undoes a transaction as a browser does: writes are accepted, and the transaction is undone at its end. */
function undo(transaction: IDBTransaction): void {
  if (transaction.error) return;
  const error = new DOMException('Full', 'QuotaExceededError');
  Object.defineProperty(transaction, 'error', { value: error, configurable: true });
  queueMicrotask(() => transaction.abort());
}

const USUAL = { isUrgent: false };
/** The options of a page that has had an answer newer than the library. */
const NEWER = { isUrgent: true };
const HERS = { isUrgent: true, despiteFullDisk: true };

/** The operations that one more refresh asks for. */
async function askedBy(urgency: Parameters<Refresh>[0]): Promise<string[]> {
  asked = [];
  await refreshViewersLibrary(urgency);
  return asked;
}

beforeEach(async () => {
  wipeDevice();
  // A worker that has just begun: it remembers by itself what the disk has no room for.
  vi.resetModules();
  ({ refreshViewersLibrary } = await import('../../../sw/library-refresh.ts'));
  full = [];
  vi.stubGlobal('caches', createCacheStorage());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const operation = /query (\w+)/.exec(body)?.[1] ?? '';
    asked.push(operation);
    return Response.json({ data: ANSWER });
  });
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (full.includes(this.name)) undo(this.transaction);
    return put.call(this, value, key);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('does not fetch the texts again for half an hour after there was no room for them', async () => {
  full = ['recipeList'];
  expect(await askedBy(USUAL)).toEqual(['Library_Digest', 'Library_Recipes']);
  expect(await askedBy(USUAL)).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  expect(await askedBy(USUAL)).toEqual(['Library_Digest', 'Library_Recipes']);
});

it('does not fetch them for each answer of the service that is newer, which all are on a phone that stays full', async () => {
  full = ['recipeList'];
  await askedBy(USUAL);
  expect(await askedBy(NEWER)).toEqual([]);
  full = [];
  expect(await askedBy(HERS)).toContain('Library_Pages');
  expect(await askedBy(NEWER)).toContain('Library_Digest');
});

it('does not fetch them for each of these where there is no room for a note of that either, until she asks or half an hour is over', async () => {
  full = ['recipeList', 'parts'];
  await askedBy(USUAL);
  expect(await askedBy(NEWER)).toEqual([]);
  expect(await askedBy(HERS)).toContain('Library_Digest');
  expect(await askedBy(NEWER)).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  full = [];
  expect(await askedBy(NEWER)).toContain('Library_Pages');
  expect(await askedBy(NEWER)).toContain('Library_Digest');
});

it('fetches them where she asks while another refresh is about to begin', async () => {
  full = ['recipeList'];
  await askedBy(USUAL);
  full = [];
  asked = [];
  await Promise.all([USUAL, HERS, NEWER].map((each) => refreshViewersLibrary(each)));
  expect(asked).toContain('Library_Pages');
});

it('tries again at once where she asks for it, and has all once there is room', async () => {
  full = ['recipeList'];
  await askedBy(USUAL);
  full = [];
  expect(await askedBy(HERS)).toContain('Library_Pages');
  expect(await askedBy(USUAL)).toEqual([]);
});

it('tells the page, which is what remains where there is no room for a note either', async () => {
  full = ['recipeList', 'parts'];
  const told = new Promise<void>((resolve) => {
    const stop = onLibraryFull(VISITOR, () => {
      stop();
      resolve();
    });
  });
  await askedBy(USUAL);
  await told;
});
