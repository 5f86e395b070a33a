/** The bench's work inside a real browser: our own modules beside the barest thing that could do the same. */
import { openDB } from 'idb';
import { withLibrary } from '../../../src/library/library-database.ts';
import { firstRecipes } from '../../../src/library/recipe-list.ts';
import type { RecipeRow } from '../../../src/library/recipe-row.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { sendAll } from '../../../src/offline/sender.ts';
import { readKept } from '../../../src/reading/answer-from-library.ts';
import { cueTracks } from './cues.ts';
import { keystrokes } from './search.ts';
import { shoppingLists } from './shopping.ts';

export interface Pair {
  ours: number[];
  floor: number[];
}

const MEMBER = 'bench';
const weighed = () => ({
  input: { id: crypto.randomUUID(), weight: 68.5, eventDateTime: '2026-11-20T07:30:00+02:00' },
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** One saved entry against one bare strict put of the same record, turn about. */
async function saving(rounds: number): Promise<Pair> {
  const outbox = await Outbox.open(MEMBER, 'bench');
  const bare = await openDB('bench-bare', 1, {
    upgrade: (created) => void created.createObjectStore('rows', { autoIncrement: true }),
  });
  const pair: Pair = { ours: [], floor: [] };
  for (let n = 0; n < rounds; n += 1) {
    const variables = weighed();
    pair.ours.push(await timed(() => outbox.add('createMeasurement', variables)));
    pair.floor.push(
      await timed(async () => {
        const transaction = bare.transaction('rows', 'readwrite', { durability: 'strict' });
        void transaction.store.add({ id: crypto.randomUUID(), kind: 'createMeasurement', variables });
        await transaction.done;
      }),
    );
  }
  outbox.close();
  indexedDB.deleteDatabase(`app-outbox:${MEMBER}`);
  return pair;
}

/** Sends `count` entries to the bench's own service, which answers after its latency. Returns milliseconds and requests. */
async function replay(
  count: number,
): Promise<{ replayMs: number; roundTripMs: number; requests: number; mostAtOnce: number }> {
  const outbox = await Outbox.open(MEMBER, 'bench');
  for (let n = 0; n < count; n += 1) await outbox.add('createMeasurement', weighed());
  let requests = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const counted: typeof fetch = async (input, init) => {
    requests += 1;
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    try {
      return await fetch(input, init);
    } finally {
      atOnce -= 1;
    }
  };
  const replayMs = await timed(() =>
    sendAll({
      memberId: MEMBER,
      endpoint: '/replay',
      fetch: counted,
      token: async () => ({ type: 'token', token: 'bench', memberId: MEMBER }),
    }),
  );
  const roundTripMs = await timed(() => fetch('/replay', { method: 'POST', body: '{"query":""}' }));
  outbox.close();
  return { replayMs, roundTripMs, requests, mostAtOnce };
}

function row(n: number): RecipeRow {
  return {
    id: `retsept-${n}`,
    name_EE: `Õunakook kaneeliga number ${n}`,
    thumbnail: `/media/covers/retsept-${n}.0a2db4e3.svg`,
    mealType: [n % 2 === 0 ? 'BREAKFAST' : 'DINNER'],
    tags: n % 3 === 0 ? ['VEGAN', 'VEGETARIAN'] : ['CHICKEN'],
    cookingTime: 10 + (n % 50),
    accessLevel: 'FOOD',
    locked: false,
    kcalPerPortion: 300 + (n % 300),
    servings: 2,
    allergens: n % 4 === 0 ? ['MILK', 'NUTS'] : ['GLUTEN'],
    foodIds: Array.from({ length: 9 }, (_, place) => `toiduaine-${(n + place * 17) % 180}`),
  };
}

/** Fills a library of `count` recipes, and the barest store of the same fifty rows beside it. */
async function fillLibrary(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => row(n));
  await withLibrary(`bench-${count}`, async (database) => {
    const transaction = database.transaction(['recipeList', 'recipes'], 'readwrite');
    const list = transaction.objectStore('recipeList');
    await list.put({ rows: rows.slice(0, 50), total: count }, 'first');
    await list.put({ rows: rows.slice(50), total: count }, 'rest');
    for (const each of rows) void transaction.objectStore('recipes').put(wholeRecipe(each), each.id);
    await transaction.done;
  });
  const bare = await openDB(`bench-rows-${count}`, 1, {
    upgrade: (created) => void created.createObjectStore('rows'),
  });
  const transaction = bare.transaction('rows', 'readwrite');
  rows.forEach((each, position) => void transaction.store.put(each, position));
  await transaction.done;
  bare.close();
}

function wholeRecipe({ kcalPerPortion: _kcal, ...card }: RecipeRow): never {
  const ingredient = {
    __typename: 'Ingredient',
    id: 'f',
    name_EE: 'Õun',
    quantity_EE: null,
    kcal: 53,
    protein: 0,
    fat: 0,
    carbs: 11,
  };
  const ingredients = Array.from({ length: 10 }, () => ({
    __typename: 'RecipeIngredient',
    amount: 100,
    unit: 'G',
    ingredient,
  }));
  return {
    __typename: 'Recipe',
    ...card,
    description: 'Lõhnav.',
    steps: ['Sega.', 'Küpseta.'],
    ingredients,
    updatedAt: '2026',
  } as never;
}

/** The first screen of the list against a bare read of its fifty rows, each from opening the database. */
async function firstScreen(count: number, rounds: number): Promise<Pair> {
  const pair: Pair = { ours: [], floor: [] };
  for (let n = 0; n < rounds; n += 1) {
    pair.ours.push(await timed(() => readKept(`bench-${count}`, firstRecipes)));
    pair.floor.push(
      await timed(async () => {
        const bare = await openDB(`bench-rows-${count}`, 1);
        await bare.getAll('rows', undefined, 50);
        bare.close();
      }),
    );
  }
  return pair;
}

Object.assign(globalThis, {
  bench: { saving, replay, fillLibrary, firstScreen, keystrokes, shoppingLists, cueTracks },
});
