// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SearchScreen } from '../../../../src/features/search/search-screen.tsx';
import { searchText } from '../../../../src/features/search/search.text.ts';
import { actions } from '../../../../src/language/words.ts';
import { trainingCard } from '../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../member-page.tsx';

beforeAll(completeJsdom);
beforeEach(() => openOutbox());

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
