/** The device's cache may hold the remains of an earlier build. */
import { wipeDevice } from '../../../support/offline/device.ts';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  CalendarScreen_EverySessionDocument,
  RecipeScreen_RecipeDocument,
  SubscriptionScreen_ListDocument,
} from '../../../../contract/documents.generated.ts';
import { sessionOfEntry } from '../../../../src/features/training/sessions/sessions-with-entries.ts';
import type { EntryOfKind } from '../../../../src/offline/entry.ts';
import { type Answers, openCachedClient, timeline } from '../../../support/cached-client.ts';

// Graphcache writes nothing to the disk when NODE_ENV says that it is under test.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
beforeEach(wipeDevice);

/** The document's answer without a network, after a build has read `answers` that did not know the fields. */
async function askedOfOlderCache<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  answers: Answers,
  ...names: string[]
) {
  const first = openCachedClient(answers);
  let asked = JSON.stringify(document);
  for (const name of names) {
    const field = `,{"kind":"Field","name":{"kind":"Name","value":"${name}"}}`;
    expect(asked).toContain(field);
    asked = asked.replaceAll(field, '');
  }
  const former = JSON.parse(asked) as typeof document;
  await first.client.query(former, variables);
  await first.storage.handedOver();
  await first.storage.flushed();
  return openCachedClient({}).client.query(document, variables);
}

it('promise 8: returns trainings that a build read which did not know that a set can be taken back', async () => {
  const set = {
    exerciseId: null,
    exercise: 'Kükk',
    number: 1,
    repetitions: 8,
    seconds: null,
    weight: null,
  };
  const stored = sessionOfEntry({
    variables: { input: { id: 's', revision: 1, kind: 'GYM', eventDateTime: '2026-11-20T18:00:00+02:00' } },
  } as EntryOfKind<'saveSession'>);
  const sets = [
    {
      __typename: 'PerformedSet',
      ...set,
      side: null,
      doneAt: '2026-11-20T18:05:00+02:00',
      takenBack: null,
    },
  ];
  const offline = await askedOfOlderCache(
    CalendarScreen_EverySessionDocument,
    { limit: 100 },
    { CalendarScreen_EverySession: timeline([{ ...stored, sets }]) },
    'takenBack',
  );
  expect(offline.data?.getMyTimelineByType?.events).toMatchObject([{ id: 's', sets: [{ takenBack: null }] }]);
});

it('promise 8: returns contracts that a build read which did not know when she withdrew, when they end and what they cost', async () => {
  const contract = {
    __typename: 'Subscription',
    id: 'sub_1',
    status: 'canceled',
    cancel_at_period_end: false,
    current_period_end: '2026-12-20T00:00:00Z',
    payment_method_last4: null,
    payment_method_brand: null,
    payment_method_exp_month: null,
    payment_method_exp_year: null,
    product_names: ['Premium'],
    created: '2026-11-20T00:00:00Z',
    tier: 'PREMIUM',
    next_tier: null,
    duplicate_of: null,
  };
  const offline = await askedOfOlderCache(
    SubscriptionScreen_ListDocument,
    {},
    {
      SubscriptionScreen_List: {
        listSubscriptions: { __typename: 'SubscriptionList', items: [contract], nextToken: null },
      },
    },
    'withdrawn_at',
    'cancel_at',
    'monthly_price_cents',
  );
  const unknown = { withdrawn_at: null, cancel_at: null, monthly_price_cents: null };
  expect(offline.data?.listSubscriptions?.items).toMatchObject([{ id: 'sub_1', ...unknown }]);
});

it('promise 8: returns a recipe that a build read which did not know what is withdrawn', async () => {
  const recipe = {
    __typename: 'Recipe',
    id: 'supp',
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
  };
  const offline = await askedOfOlderCache(
    RecipeScreen_RecipeDocument,
    { id: 'supp' },
    { RecipeScreen_Recipe: { getRecipe: recipe } },
    'withdrawn',
  );
  expect(offline.data?.getRecipe).toMatchObject({ name_EE: 'Supp', withdrawn: null });
});
