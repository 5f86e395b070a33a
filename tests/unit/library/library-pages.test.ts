import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryPageFragment } from '../../../src/contract/documents.generated.ts';
import { answerFromLibrary, isLibraryQuestion } from '../../../src/library/library-answers.ts';
import { libraryName, withLibrary } from '../../../src/library/library-database.ts';

const VIEWER = 'member-1';

const page = (key: string, id: string): LibraryPageFragment => ({
  __typename: 'CMSItem',
  key,
  id,
  value: `# ${id}`,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('pages in the library', () => {
  it('answers a key with its pages in their order, and with the time of the comparison', async () => {
    await withLibrary(VIEWER, async (database) => {
      await database.put('pages', [page('challenge', '01'), page('challenge', '02')], 'challenge');
      await database.put('state', { checkedAt: 1_000, groups: '' }, 'state');
    });
    expect(isLibraryQuestion('PageScreen_Cms')).toBe(true);
    expect(await answerFromLibrary(VIEWER, 'PageScreen_Cms', { key: 'challenge' })).toEqual({
      data: { getCMS: [page('challenge', '01'), page('challenge', '02')] },
      asOf: 1_000,
    });
  });

  it('answers with the one page that was asked for', async () => {
    await withLibrary(VIEWER, (database) =>
      database.put('pages', [page('challenge', '01'), page('challenge', '02')], 'challenge'),
    );
    const answer = await answerFromLibrary(VIEWER, 'PageScreen_Cms', { key: 'challenge', id: '02' });
    expect(answer?.data).toEqual({ getCMS: [page('challenge', '02')] });
  });

  it('leaves a key that it does not hold, and a page that is gone, to the network', async () => {
    await withLibrary(VIEWER, (database) => database.put('pages', [page('about', 'meist')], 'about'));
    expect(await answerFromLibrary(VIEWER, 'PageScreen_Cms', { key: 'nutrition.course' })).toBeUndefined();
    expect(await answerFromLibrary(VIEWER, 'PageScreen_Cms', { key: 'about', id: 'x' })).toBeUndefined();
  });

  it('never answers one viewer with what is kept for another', async () => {
    await withLibrary(VIEWER, (database) =>
      database.put('pages', [page('nutrition.plan', '1')], 'nutrition.plan'),
    );
    expect(await answerFromLibrary('visitor', 'PageScreen_Cms', { key: 'nutrition.plan' })).toBeUndefined();
  });

  it('comes to a library of the first version without losing what that holds', async () => {
    const first = await openDB(libraryName(VIEWER), 1, {
      upgrade(created) {
        for (const store of ['recipes', 'recipeList', 'menus', 'schedules', 'trainings', 'versions', 'state'])
          created.createObjectStore(store);
      },
    });
    await first.put('recipeList', { rows: [], total: 7 }, 'first');
    await first.put('state', { checkedAt: 5, groups: 'basic' }, 'state');
    first.close();
    await withLibrary(VIEWER, async (database) => {
      expect(await database.get('recipeList', 'first')).toEqual({ rows: [], total: 7 });
      expect(await database.get('state', 'state')).toEqual({ checkedAt: 5, groups: 'basic' });
      expect(await database.count('pages')).toBe(0);
    });
  });
});
