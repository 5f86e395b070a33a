import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveUpPictures } from '../../../src/device/spare-room.ts';
import { refreshPictures } from '../../../src/library/library-pictures.ts';
import { keptPicture } from '../../../src/library/picture-cache.ts';
import { type LibraryMeal, withLibrary } from '../../../src/library/library-database.ts';
import type { RecipeRow } from '../../../src/library/recipe-row.ts';
import { createCacheStorage } from '../../support/cache-storage.ts';

const VIEWER = 'member-1';
let asked: string[];
let failing: Set<string>;

const row = (cover: string): RecipeRow => ({
  id: cover,
  name_EE: cover,
  thumbnail: `/media/covers/${cover}.svg`,
  mealType: ['LUNCH'],
  tags: [],
  cookingTime: 10,
  accessLevel: 'PUBLIC',
  locked: false,
  kcalPerPortion: null,
  servings: 1,
  allergens: null,
  foodIds: null,
});

async function holds(digest: string, covers: readonly string[]): Promise<void> {
  await withLibrary(VIEWER, async (library) => {
    await library.put('recipeList', { rows: covers.map(row), total: covers.length }, 'first');
    await library.put('parts', { digest, asked: '' }, 'recipes');
  });
}

/** The requests to the network by one more refresh. */
async function askedNow(): Promise<string[]> {
  asked = [];
  await refreshPictures(VIEWER);
  return asked.toSorted();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  failing = new Set();
  asked = [];
  vi.stubGlobal('caches', createCacheStorage());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const status = failing.has(address) ? 503 : 200;
    return new Response('<svg/>', { status, headers: { 'Content-Type': 'image/svg+xml' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches the pictures of what is new, and looks for none while the library is the same', async () => {
  await holds('A', ['supp', 'puder']);
  expect(await askedNow()).toEqual(['/media/covers/puder.svg', '/media/covers/supp.svg']);
  expect(await askedNow()).toEqual([]);
  await holds('B', ['supp', 'kook']);
  expect(await askedNow()).toEqual(['/media/covers/kook.svg']);
  const cache = await caches.open('library-pictures');
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
    '/media/covers/kook.svg',
    '/media/covers/supp.svg',
  ]);
});

it('keeps drawings compressed and returns them as they came, and so those that an earlier release kept', async () => {
  await holds('D', ['supp']);
  await askedNow();
  const cache = await caches.open('library-pictures');
  await cache.put('/media/covers/vana.svg', new Response('<svg>vana</svg>'));
  const kept = await cache.match('/media/covers/supp.svg');
  const magic = new Uint8Array(await (kept as Response).arrayBuffer()).slice(0, 2);
  expect([...magic]).toEqual([0x1f, 0x8b]);
  const shown = await keptPicture('/media/covers/supp.svg?signature=x');
  expect([await shown?.text(), shown?.headers.get('Content-Type')]).toEqual(['<svg/>', 'image/svg+xml']);
  expect(await (await keptPicture('/media/covers/vana.svg'))?.text()).toBe('<svg>vana</svg>');
  expect(await keptPicture('/media/covers/ei-ole.svg')).toBeUndefined();
});

it('of thousands of recipes keeps the pictures of the menu and of the first in the list', async () => {
  const covers = Array.from({ length: 2_000 }, (_, n) => `supp-${n}`);
  await withLibrary(VIEWER, (library) =>
    library.put('menus', [{ recipe: { id: 'supp-1999' } } as LibraryMeal], '2026-11-23'),
  );
  await holds('E', covers);
  const fetched = new Set(await askedNow());
  expect(
    ['supp-1999', 'supp-0', 'supp-998', 'supp-999'].map((id) => fetched.has(`/media/covers/${id}.svg`)),
  ).toEqual([true, true, true, false]);
  expect(fetched.size).toBe(1_000);
});

it('tries again, at the next refresh of the same library, what could not be fetched', async () => {
  failing.add('/media/covers/puder.svg');
  await holds('C', ['supp', 'puder']);
  await askedNow();
  failing.clear();
  expect(await askedNow()).toEqual(['/media/covers/puder.svg']);
  expect(await askedNow()).toEqual([]);
});

const HUNDRED = Array.from({ length: 100 }, (_, n) => `supp-${n}`);
const FULL = new DOMException('Full', 'QuotaExceededError');

it('stops at the first picture that finds no room, though smaller ones would', async () => {
  const cache = await caches.open('library-pictures');
  vi.spyOn(cache, 'put').mockRejectedValueOnce(FULL);
  await holds('F', HUNDRED);
  await expect(refreshPictures(VIEWER)).rejects.toBe(FULL);
  expect(asked.length).toBeLessThanOrEqual(8);
});

it('asks for no more pictures than are on their way when the disk is full, and for none at the next refresh', async () => {
  const cache = await caches.open('library-pictures');
  const put = vi.spyOn(cache, 'put').mockRejectedValue(FULL);
  await holds('F', HUNDRED);
  await expect(refreshPictures(VIEWER)).rejects.toBe(FULL);
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(await askedNow()).toEqual([]);
  put.mockRestore();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  expect(await askedNow()).toHaveLength(100);
});

it('does not fetch at once again what was given up for what she logged', async () => {
  await holds('F', HUNDRED);
  expect(await askedNow()).toHaveLength(100);
  await giveUpPictures();
  expect(await askedNow()).toEqual([]);
  expect(await askedNow()).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  expect(await askedNow()).toHaveLength(100);
  expect(await askedNow()).toEqual([]);
});

it('nor where one of them could never be fetched', async () => {
  failing.add('/media/covers/supp-7.svg');
  await holds('F', HUNDRED);
  expect(await askedNow()).toHaveLength(100);
  expect(await askedNow()).toEqual(['/media/covers/supp-7.svg']);
  await giveUpPictures();
  expect(await askedNow()).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  expect(await askedNow()).toHaveLength(100);
});

it.each(['fetched', 'put'])(
  'stops where they are given up while some are being %s, and leaves none',
  async (held) => {
    const cache = await caches.open('library-pictures');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let begun = 0;
    const hold = async () => {
      begun += 1;
      if (begun >= 5) await released;
    };
    const [fetching, put] = [globalThis.fetch, cache.put.bind(cache)];
    const putting = vi.spyOn(cache, 'put');
    if (held === 'fetched') vi.stubGlobal('fetch', (address: string) => hold().then(() => fetching(address)));
    else putting.mockImplementation((...picture) => hold().then(() => put(...picture)));
    await holds('F', HUNDRED);
    const stopped = expect(refreshPictures(VIEWER)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    await expect.poll(() => begun).toBe(8);
    await giveUpPictures();
    release();
    await stopped;
    await expect.poll(() => cache.keys()).toEqual([]);
    // An entry that she makes is about to take the room.
    expect(putting).toHaveBeenCalledTimes(held === 'fetched' ? 4 : 8);
    expect([begun, asked.length, await caches.has('library-pictures')]).toEqual([8, 8, false]);
    expect(await askedNow()).toEqual([]);
  },
);
