// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SearchScreen } from '../../../../../src/features/find/search/search-screen.tsx';
import { searchText } from '../../../../../src/features/find/search/search.text.ts';
import { actions } from '../../../../../src/language/words.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

beforeAll(completeJsdom);
beforeEach(() => openOutbox());
afterEach(() => vi.useRealTimers());

const type = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });

it('says that what it searches could not be read, not that nothing was found', async () => {
  openPage(<SearchScreen />, { session: VISITOR, address: '/search' });
  type('kana');
  expect(await screen.findByRole('button', { name: actions.retry })).toBeTruthy();
  expect(screen.queryByText(searchText.none)).toBeNull();
});

it('shows what it finds in the list that it has, beside saying that the other could not be read', async () => {
  const { client } = serverThat(({ operation }) =>
    operation === 'StudioScreen_Trainings'
      ? { listTrainings: { __typename: 'TrainingList', items: [trainingCard('t-1')], nextToken: null } }
      : undefined,
  );
  openPage(<SearchScreen />, { client, session: VISITOR, address: '/search' });
  type('treening');
  expect(await screen.findByRole('link', { name: /Treening t-1/u })).toBeTruthy();
  expect(screen.getByRole('button', { name: actions.retry })).toBeTruthy();
});

it('is as she left it where she comes back, and empty for the member who signs in after her', async () => {
  const words = () => screen.getByRole<HTMLInputElement>('searchbox').value;
  const member = (id: string): Session => ({
    state: 'authenticated',
    member: { id, email: `${id}@example.com`, groups: [] },
    needsSignIn: false,
  });
  openPage(<SearchScreen />, { session: member('mari'), address: '/search' });
  type('valgurikas');
  for (const [id, shown] of [
    ['mari', 'valgurikas'],
    ['liis', ''],
  ] as const) {
    cleanup();
    openPage(<SearchScreen />, { session: member(id), address: '/search' });
    expect(words()).toBe(shown);
  }
});

it('reads aloud how much it finds once she pauses, and nothing while she types on', async () => {
  const { client } = serverThat(({ operation }) =>
    operation === 'StudioScreen_Trainings'
      ? { listTrainings: { __typename: 'TrainingList', items: [trainingCard('t-1')], nextToken: null } }
      : undefined,
  );
  openPage(<SearchScreen />, { client, session: VISITOR, address: '/search' });
  // Before she types, so that no pause of the machine's own is hers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('treening');
  await expect.poll(() => screen.queryByRole('link', { name: /Treening t-1/u })).not.toBeNull();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const words of ['t', 'tr', 'tree', 'treen']) {
    type(words);
    await pass(900);
    expect(said()).not.toContain('1 tulemus');
  }
  await pass(200);
  expect(said()).toContain('1 tulemus');
});
