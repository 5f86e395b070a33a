// @vitest-environment jsdom
/** Hearts from her other phone, if the library answers sooner than the service. */
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { favourite, favouriteKey } from '../../../../../contract/marks/favourite.mark.ts';
import { FavouritesScreen } from '../../../../../src/features/find/favourites-list/favourites-screen.tsx';
import { favouritesListText } from '../../../../../src/features/find/favourites-list/favourites-list.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { type LibraryTraining, withLibrary } from '../../../../../src/library/library-database.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { openCachedClient } from '../../../../support/cached-client.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

beforeAll(() => {
  completeJsdom();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => vi.restoreAllMocks());

it('calls none withdrawn by what the library says, which may be older than the heart', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const outbox = await openOutbox();
  for (const id of ['vana', 'uus'])
    await saveMark(registerOf(outbox), favourite, favouriteKey('training', id), true);
  const [former, latest] = [trainingCard('vana'), { ...trainingCard('uus'), title: 'Hiljem lisatud' }];
  await withLibrary(MEMBER.id, async (library) => {
    await library.put('trainings', [former as LibraryTraining], 'all');
    await library.put('recipeList', { rows: [], total: 0 }, 'first');
    await library.put('recipeList', { rows: [], total: 0 }, 'rest');
    await library.put('state', { checkedAt: 1, groups: '' }, 'state');
  });
  let answer = (_data: object) => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const { client } = openCachedClient({ StudioScreen_Trainings: late }, '1', MEMBER.id);
  openPage(
    <main>
      <FavouritesScreen />
    </main>,
    { outbox, client },
  );
  expect(await screen.findByRole('link', { name: new RegExp(former.title, 'u') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: favouritesListText.removeWithdrawn })).toBeNull();
  answer({ listTrainings: { __typename: 'TrainingList', items: [former, latest], nextToken: null } });
  expect(await screen.findByRole('link', { name: new RegExp(latest.title, 'u') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: favouritesListText.removeWithdrawn })).toBeNull();
});
