import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isNoindex, paths } from '../../../src/app/paths.ts';
import { nav } from '../../../src/language/words.ts';

describe('paths', () => {
  it('has exactly the routes that have a name in the catalogue, and the staff’s own', () => {
    const own = Object.values(paths)
      .filter((path) => path !== paths.staff)
      .map((path) => path.to());
    expect(paths.staff.to()).toBe('/staff');
    const named = Object.keys(nav).filter((key) => key.startsWith('/'));
    expect(own.sort()).toEqual(named.sort());
  });

  it('keeps search engines out of the pages the specification names and of the staff’s, and of no other', () => {
    const noindex = Object.values(paths).filter(({ isNoindex }) => isNoindex);
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

  it('builds addresses that its own pattern reads back, whatever is in the segment', () => {
    const address = paths.recipes.to('kana/riis õunaga');
    const segments = (to: string) => matchRoutes([{ path: paths.recipes.pattern }], to)?.[0]?.params;
    expect(segments(address)).toEqual({ id: 'kana/riis õunaga' });
    expect(segments(paths.recipes.to())).toEqual({ id: undefined });
  });

  it('answers for an address with a segment, and keeps search engines out of addresses that lead nowhere', () => {
    expect(isNoindex('/recipes/kaerapuder')).toBe(false);
    expect(isNoindex('/settings')).toBe(false);
    expect(isNoindex('/settings/subscription')).toBe(true);
    expect(isNoindex('/login/')).toBe(true);
    expect(isNoindex('/pole-olemas')).toBe(true);
  });
});
