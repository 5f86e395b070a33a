import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { calendarFeedPath, paths } from '../../../contract/paths.ts';
import { SCREEN_PATH, screenAt } from '../../../contract/screen-paths.ts';
import { SERVICE_PATHS } from '../../../contract/service-paths.ts';

const ADDRESSES = Object.values(paths).flatMap(({ pattern }) => {
  const bare = pattern.replace(/\/:\w+\?$/, '');
  return [pattern.replace(/:\w+\??/, 'kana%20ja-riis'), ...(pattern.endsWith('?') ? [bare] : [])];
});

describe('the list of screens', () => {
  it.each(ADDRESSES)('has %s, as the router does, also in capitals and with a slash behind it', (address) => {
    const routes = Object.values(paths).map(({ pattern }) => ({ path: pattern }));
    for (const path of [address, address.toUpperCase(), address === '/' ? address : `${address}/`]) {
      expect(matchRoutes(routes, path), path).not.toBeNull();
      expect([SCREEN_PATH.test(path), screenAt(path) !== undefined], path).toEqual([true, true]);
    }
  });

  it.each([
    calendarFeedPath('A'.repeat(43)),
    ...SERVICE_PATHS.filter((path) => path !== '/media/'),
    '/media/covers/supp.svg',
    '/closed-media/videos/kava.mp4',
    '/assets/index-a1b2c3.js',
    '/recipes/supp/veel',
    '/recepies',
    '/studio//session',
  ])('does not have %s', (path) => {
    expect([SCREEN_PATH.test(path), screenAt(path)]).toEqual([false, undefined]);
  });

  it('tells which of them search engines keep out of, those of one item too', () => {
    for (const path of ['/login', '/diary/exercises/kukk', '/studio/kava/session'])
      expect(screenAt(path), path).toMatchObject({ isNoindex: true });
    for (const path of ['/', '/recipes/supp', '/studio/kava'])
      expect(screenAt(path), path).toMatchObject({ isNoindex: false });
  });
});
