// @vitest-environment jsdom
/** A page that staff have withdrawn can still be read, and says so. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../../contract/paths.ts';
import { RecipeScreen } from '../../../../src/features/food/recipes/recipe-screen.tsx';
import { TrainingScreen } from '../../../../src/features/training/trainings/training-screen.tsx';
import { Withdrawn } from '../../../../src/platform/withdrawn/withdrawn.tsx';
import { withdrawnText } from '../../../../src/platform/withdrawn/withdrawn.text.ts';
import { tellLibraryRefreshed } from '../../../../src/library/library-channel.ts';
import { type LibraryTraining, withLibrary } from '../../../../src/library/library-database.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { openCachedClient } from '../../../support/cached-client.ts';
import { MEMBER, trainingCard } from '../../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../features/member-page.tsx';

const MINUTE = 60 * 1000;
const READ_AT = Date.now() - 60 * MINUTE;
const PART = { digest: 'd', asked: 'a' };
const TRAINING = {
  ...trainingCard('t-1'),
  description: 'Rahulik.',
  plan: null,
  soundcloudUrl: null,
  videoBytes: null,
  chapters: null,
};
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

/** As a refresh leaves it that ended at `checkedAt`. */
async function keepLibrary(checkedAt: number, ...trainings: unknown[]): Promise<void> {
  await withLibrary(MEMBER.id, async (library) => {
    await library.put('trainings', trainings as LibraryTraining[], 'all');
    await library.put('parts', PART, 'trainings');
    await library.put('parts', PART, 'recipes');
    await library.put('state', { checkedAt, groups: '' }, 'state');
  });
  tellLibraryRefreshed(MEMBER.id);
}

const notice = () => screen.queryByText(withdrawnText.title);

describe('a page that she has open', () => {
  it('says so once her phone’s list has the training no longer, and stays', async () => {
    await keepLibrary(READ_AT, { ...TRAINING, video: null });
    let withdrawn = false;
    const { client } = openCachedClient(
      { TrainingScreen_Info: () => ({ getTraining: { ...TRAINING, withdrawn } }) },
      '1',
      MEMBER.id,
    );
    const address = paths.studio.to('t-1');
    openPage(<TrainingScreen />, { client, outbox, address, pattern: paths.studio.pattern });
    await screen.findByText('Rahulik.');
    expect(notice()).toBeNull();
    withdrawn = true;
    await act(() => keepLibrary(Date.now()));
    await waitFor(() => expect(notice()).toBeTruthy());
    expect(screen.getByText('Rahulik.')).toBeTruthy();
  });

  it('says of a recipe that was withdrawn before that it is', async () => {
    const recipe = {
      __typename: 'Recipe',
      id: 'r-1',
      name_EE: 'Supp',
      thumbnail: null,
      mealType: [],
      tags: [],
      cookingTime: null,
      accessLevel: 'PUBLIC',
      servings: 2,
      allergens: null,
      locked: false,
      updatedAt: '2026-11-20T07:30:00Z',
      ingredients: [],
      description: null,
      steps: [],
      withdrawn: true,
    };
    const { client } = openCachedClient({ RecipeScreen_Recipe: { getRecipe: recipe } }, '1', MEMBER.id);
    const address = paths.recipes.to('r-1');
    openPage(<RecipeScreen />, { client, outbox, address, pattern: paths.recipes.pattern });
    await waitFor(() => expect(notice()).toBeTruthy());
    expect(screen.getByRole('heading', { name: 'Supp' })).toBeTruthy();
  });
});

/** Opens the notice's place on the page of `t-1`, which the service answered as published. Returns how often it is asked again. */
async function openOf(asOf: number | undefined) {
  let asked = 0;
  const retry = () => void (asked += 1);
  const content = { id: 't-1', withdrawn: false };
  openPage(
    <>
      <Withdrawn part="trainings" {...{ content, asOf, retry }} />
      <p>Rahulik.</p>
    </>,
    { outbox },
  );
  // The library's content has come once more after it was read.
  await withLibrary(MEMBER.id, (library) => library.get('state', 'state'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return () => asked;
}

describe('without a network', () => {
  it('promise 8: is told of what a newer list on the phone has no longer', async () => {
    await keepLibrary(READ_AT + 10 * MINUTE);
    await openOf(READ_AT);
    await waitFor(() => expect(notice()).toBeTruthy());
  });

  it.each([
    ['is newer than the list', () => keepLibrary(READ_AT - MINUTE)],
    ['came while the list was compared', () => keepLibrary(READ_AT + MINUTE)],
    ['her plan does not open', () => keepLibrary(READ_AT + 10 * MINUTE, { ...TRAINING, locked: true })],
    ['no list can tell yet', () => Promise.resolve()],
  ])('nothing is said of what %s', async (_what, keep) => {
    await keep();
    await openOf(READ_AT);
    await waitFor(() => expect(notice()).toBeNull());
  });
});

it.each([
  ['once what the list has not', 1, []],
  ['nothing that the list has', 0, [TRAINING]],
])('asks the service again for %s', async (_what, times, trainings) => {
  await keepLibrary(READ_AT, ...trainings);
  const asked = await openOf(undefined);
  await waitFor(() => expect(asked()).toBe(times));
  expect(notice()).toBeNull();
});
