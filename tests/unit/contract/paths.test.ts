import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { nav } from '../../../src/language/words.ts';

describe('paths', () => {
  const {
    guided,
    diaryImport,
    exercises,
    favourites,
    pantry,
    search,
    sharedShopping,
    shopping,
    together,
    ...others
  } = paths;

  it('are exactly the routes that the catalogue names, those of the staff, those of her own trainings, favourites, shopping, pantry, dishes together and import, and the search', () => {
    const own = Object.values(others)
      .filter((path) => path !== paths.staff)
      .map((path) => path.to());
    expect(paths.staff.to()).toBe('/staff');
    expect(guided.to('a b')).toBe('/studio/a%20b/session');
    expect(diaryImport.to()).toBe('/diary/import');
    expect(exercises.to()).toBe('/diary/exercises');
    expect(favourites.to()).toBe('/favourites');
    expect(pantry.to()).toBe('/pantry');
    expect(search.to()).toBe('/search');
    expect(shopping.to()).toBe('/shopping');
    expect(together.to()).toBe('/together');
    expect(sharedShopping.to()).toBe('/shopping/shared');
    const named = Object.keys(nav).filter((key) => key.startsWith('/'));
    expect(own.sort()).toEqual(named.sort());
  });

  it('keep search engines out of the pages that the specification names and those of the staff, and out of no others', () => {
    expect(guided.isNoindex).toBe(true);
    expect(exercises.isNoindex).toBe(true);
    expect(favourites.isNoindex).toBe(true);
    expect(pantry.isNoindex).toBe(true);
    expect(together.isNoindex).toBe(true);
    expect(search.isNoindex).toBe(true);
    expect(shopping.isNoindex).toBe(true);
    expect(sharedShopping.isNoindex).toBe(true);
    const noindex = Object.values(others).filter(({ isNoindex }) => isNoindex);
    expect(noindex.map((path) => path.to()).sort()).toEqual([
      '/forgot',
      '/home',
      '/login',
      '/nutrition/course',
      '/nutrition/info',
      '/nutrition/plan',
      '/privacy',
      '/register',
      '/settings/subscription',
      '/staff',
      '/terms',
    ]);
  });

  it('build addresses that their own pattern reads back, for any segment', () => {
    const address = paths.recipes.to('kana/riis õunaga');
    const segments = (to: string) => matchRoutes([{ path: paths.recipes.pattern }], to)?.[0]?.params;
    expect(segments(address)).toEqual({ id: 'kana/riis õunaga' });
    expect(segments(paths.recipes.to())).toEqual({ id: undefined });
  });
});
