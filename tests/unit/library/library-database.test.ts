import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { libraryName, withLibrary } from '../../../src/library/library-database.ts';

const VIEWER = 'member-1';

it('promise 8: a new version upgrades a library of the first version without losing anything in it', async () => {
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
    const added = ['pages', 'parts', 'foods'] as const;
    expect(await Promise.all(added.map((store) => database.count(store)))).toEqual([0, 0, 0]);
  });
});
