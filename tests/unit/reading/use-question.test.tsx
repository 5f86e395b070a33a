// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Client, fetchExchange } from '@urql/core';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completionsQuestion } from '../../../src/features/training/completions/completions.question.ts';
import { pageQuestion } from '../../../src/features/lessons/pages/pages.question.ts';
import { recipesQuestion } from '../../../src/features/food/recipes/recipes.question.ts';
import { tellLibraryRefreshed } from '../../../src/library/library-channel.ts';
import { withLibrary } from '../../../src/library/library-database.ts';
import type { RecipeRow } from '../../../src/library/recipe-row.ts';
import { noteRequest } from '../../../src/offline/connection.ts';
import { recallAge, rememberAge } from '../../../src/reading/answer-age.ts';
import { readFirstPart } from '../../../src/reading/kept-answer.ts';
import { isCut, type Reading } from '../../../src/reading/reading.ts';
import { useQuestion } from '../../../src/reading/use-question.ts';
import { MEMBER, trainingCard } from '../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, withoutNetwork } from '../features/member-page.tsx';

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  noteRequest(true);
});

const row = (id: string): RecipeRow => ({
  id,
  name_EE: id,
  thumbnail: null,
  mealType: [],
  tags: [],
  cookingTime: null,
  accessLevel: 'PUBLIC',
  locked: false,
  kcalPerPortion: null,
  servings: 1,
  allergens: [],
  foodIds: null,
});

/** Every list of recipes that was on the screen, in order; what it is now is under `now`. */
function openRecipes(client = withoutNetwork()) {
  const seen: string[] = [];
  let now: Reading<{ rows: readonly RecipeRow[]; total: number }> | undefined;
  function Screen() {
    now = useQuestion(recipesQuestion);
    const shown = `${now.answer?.rows.map(({ id }) => id).join() ?? now.state} of ${now.answer?.total ?? '?'}`;
    if (seen.at(-1) !== shown) seen.push(shown);
    return null;
  }
  openPage(<Screen />, { client });
  return { seen, now: () => now };
}

function keepRecipes(first: readonly string[], rest: readonly string[]) {
  const total = first.length + rest.length;
  return withLibrary(MEMBER.id, async (library) => {
    await library.put('recipeList', { rows: first.map(row), total }, 'first');
    await library.put('recipeList', { rows: rest.map(row), total }, 'rest');
    await library.put('state', { checkedAt: 1_000, groups: '' }, 'state');
  });
}

const noRecipes = { listRecipes: { __typename: 'RecipeList', items: [], nextToken: null } };

describe('an answer that the library keeps for the screen', () => {
  it('promise 8: is shown without asking, the first screen of it before the whole', async () => {
    await keepRecipes(['kapsasupp'], ['seljanka']);
    const { client, questions } = serverThat(() => noRecipes);
    const { seen } = openRecipes(client);
    await waitFor(() => expect(seen.at(-1)).toBe('kapsasupp,seljanka of 2'));
    expect(seen).toEqual(['loading of ?', 'kapsasupp of 2', 'kapsasupp,seljanka of 2']);
    expect(questions).toEqual([]);
  });

  it('is in the first drawing where it was read before', async () => {
    await keepRecipes(['kapsasupp'], ['seljanka']);
    const client = withoutNetwork();
    if (recipesQuestion.kept) await readFirstPart(client, MEMBER.id, recipesQuestion.kept);
    const { seen } = openRecipes(client);
    await waitFor(() => expect(seen.at(-1)).toBe('kapsasupp,seljanka of 2'));
    expect(seen).toEqual(['kapsasupp of 2', 'kapsasupp,seljanka of 2']);
  });

  it('is read again when the worker has brought the library up to date', async () => {
    await keepRecipes(['kapsasupp'], []);
    const { seen } = openRecipes();
    await waitFor(() => expect(seen.at(-1)).toBe('kapsasupp of 1'));
    await keepRecipes(['kapsasupp', 'uus'], []);
    act(() => tellLibraryRefreshed(MEMBER.id));
    await waitFor(() => expect(seen.at(-1)).toBe('kapsasupp,uus of 2'));
  });

  it('is as old as the library, which is told without a connection only', async () => {
    await keepRecipes(['kapsasupp'], []);
    const { seen, now } = openRecipes();
    await waitFor(() => expect(seen.at(-1)).toBe('kapsasupp of 1'));
    expect(now()?.asOf).toBeUndefined();
    act(() => noteRequest(false));
    expect(now()?.asOf).toBe(1_000);
  });

  it('is asked for while the library is empty, and an empty list is an answer', async () => {
    const { client, questions } = serverThat(() => noRecipes);
    const { seen } = openRecipes(client);
    await waitFor(() => expect(seen.at(-1)).toBe(' of 0'));
    expect(questions.map(({ operation }) => operation)).toEqual([recipesQuestion.name]);
  });

  it('promise 7: is missing for want of a connection, not for a failure, when neither library nor service has it', async () => {
    const { now } = openRecipes();
    await waitFor(() => expect(now()?.state).toBe('offline'));
  });
});

function Page() {
  const [key, setKey] = useState('about');
  const { answer, state } = useQuestion(pageQuestion, key);
  return (
    <button type="button" onClick={() => setKey('terms')}>
      {key}: {answer?.[0]?.value ?? state}
    </button>
  );
}

describe('an answer of the service', () => {
  it('is never shown under another subject', async () => {
    const { client } = serverThat(({ variables: { key } }) =>
      key === 'about'
        ? { getCMS: [{ __typename: 'CMSItem', task: null, drawing: null, key, id: '1', value: 'tekst' }] }
        : undefined,
    );
    openPage(<Page />, { client });
    await screen.findByText('about: tekst');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('terms: loading');
    await screen.findByText('terms: offline');
  });

  it('has every page, the first on the screen before the others', async () => {
    const completion = (id: string) => ({
      __typename: 'CompletedTraining',
      id,
      eventDateTime: '2026-11-20T07:30:00+02:00',
      owner: { __typename: 'EventOwner', email: MEMBER.email },
      training: trainingCard('kykk'),
    });
    const next: Record<string, string | null> = { '': 'b', b: 'c', c: null };
    const { client } = serverThat(({ variables: { nextToken } }) => {
      const token = typeof nextToken === 'string' ? nextToken : '';
      const events = [completion(`done-${token}`)];
      return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken: next[token] } };
    });
    const seen: string[] = [];
    function Screen() {
      const { answer } = useQuestion(completionsQuestion);
      const shown = answer?.map(({ id }) => id).join() ?? '';
      if (seen.at(-1) !== shown) seen.push(shown);
      return null;
    }
    openPage(<Screen />, { client });
    await waitFor(() => expect(seen).toEqual(['', 'done-', 'done-,done-b,done-c']));
  });

  it('promise 8: is not whole while a page is missing, and is once the page can be had', async () => {
    const page = (id: string, nextToken: string | null) => ({
      getMyTimelineByType: {
        __typename: 'Timeline',
        events: [
          {
            __typename: 'CompletedTraining',
            id,
            eventDateTime: '2026-11-20T07:30:00+02:00',
            owner: { __typename: 'EventOwner', email: MEMBER.email },
            training: trainingCard('kykk'),
          },
        ],
        nextToken,
      },
    });
    let hasNetwork = false;
    const { client } = serverThat(({ variables: { nextToken } }) => {
      if (typeof nextToken !== 'string') return page('first', 'b');
      return hasNetwork ? page('last', null) : undefined;
    });
    let reading: Reading<readonly { id: string }[]> | undefined;
    function Screen() {
      reading = useQuestion(completionsQuestion);
      return null;
    }
    noteRequest(false);
    openPage(<Screen />, { client });
    const shown = () => reading?.answer?.map(({ id }) => id).join();
    await waitFor(() => expect(reading && isCut(reading)).toBe(true));
    expect(shown()).toBe('first');
    hasNetwork = true;
    act(() => noteRequest(true));
    await waitFor(() => expect(shown()).toBe('first,last'));
    expect(reading?.isWhole).toBe(true);
  });

  it('promise 5: keeps its further pages on the screen while they are read again, and nothing twice', async () => {
    const page = (ids: readonly string[], nextToken: string | null) => ({
      getMyTimelineByType: {
        __typename: 'Timeline',
        events: ids.map((id) => ({
          __typename: 'CompletedTraining',
          id,
          eventDateTime: '2026-11-20T07:30:00+02:00',
          owner: { __typename: 'EventOwner', email: MEMBER.email },
          training: trainingCard('kykk'),
        })),
        nextToken,
      },
    });
    let first = page(['c', 'b'], 'b');
    const { client } = serverThat(({ variables: { nextToken } }) => {
      if (nextToken === 'b') return page(['a', 'z'], null);
      return nextToken === 'a' ? page(['z'], null) : first;
    });
    const seen: string[] = [];
    let reading: Reading<readonly { id: string }[]> | undefined;
    function Screen() {
      reading = useQuestion(completionsQuestion);
      const shown = `${reading.answer?.map(({ id }) => id).join('') ?? ''}${reading.isWhole ? '' : '…'}`;
      if (seen.at(-1) !== shown) seen.push(shown);
      return null;
    }
    openPage(<Screen />, { client });
    await waitFor(() => expect(seen).toEqual(['…', 'cb…', 'cbaz']));
    // Another phone has deleted one, so that the next has come up to the first page.
    first = page(['c', 'a'], 'a');
    act(() => reading?.retry());
    await waitFor(() => expect(seen.slice(3)).toEqual(['caz…', 'caz']));
  });

  it('refused by the service has failed, with its code', async () => {
    const errors = [{ message: 'Suletud', extensions: { code: 'NOT_AUTHORIZED' } }];
    const client = new Client({
      url: 'http://localhost/graphql',
      preferGetMethod: false,
      exchanges: [fetchExchange],
      fetch: async () => Response.json({ data: { getCMS: null }, errors }),
    });
    let reading: Reading<unknown> | undefined;
    function Screen() {
      reading = useQuestion(pageQuestion, 'nutrition.plan');
      return null;
    }
    openPage(<Screen />, { client });
    await waitFor(() => expect(reading?.state).toBe('failed'));
    expect(reading?.code).toBe('NOT_AUTHORIZED');
  });
});

it('the ages of answers take only so much of the small storage, and the latest stay', () => {
  for (let page = 1; page <= 60; page += 1) rememberAge(MEMBER.id, pageQuestion, { key: `${page}` }, page);
  const ages = [9, 10, 11, 60].map((page) => recallAge(MEMBER.id, pageQuestion, { key: `${page}` }));
  expect(ages).toEqual([undefined, undefined, 11, 60]);
});
