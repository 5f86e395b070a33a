import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let premium: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  premium = await server.signedIn('premium');
});
afterAll(() => server.close());

const LIST = `query ($limit: Int, $nextToken: String) {
  listRecipes(limit: $limit, nextToken: $nextToken) { nextToken items { id accessLevel locked allergens steps ingredients { amount unit ingredient { id kcal } } } }
}`;

/** The levels that each role may open. */
const OPEN: Record<string, string[]> = {
  anonymous: ['PUBLIC'],
  none: ['PUBLIC'],
  basic: ['PUBLIC', 'BASIC', 'SUBSCRIBER'],
  food: ['PUBLIC', 'FOOD', 'SUBSCRIBER'],
  premium: ['PUBLIC', 'BASIC', 'FOOD', 'PREMIUM', 'SUBSCRIBER'],
  vip: ['PUBLIC', 'BASIC', 'FOOD', 'PREMIUM', 'SUBSCRIBER', 'VIP'],
  trainer: ['PUBLIC', 'BASIC', 'FOOD', 'PREMIUM', 'SUBSCRIBER', 'VIP', 'OWNER'],
  admin: ['PUBLIC', 'BASIC', 'FOOD', 'PREMIUM', 'SUBSCRIBER', 'VIP', 'OWNER'],
};

interface ListedRecipe {
  id: string;
  accessLevel: string;
  locked: boolean;
  allergens: string[] | null;
  steps: string[] | null;
  ingredients: unknown[] | null;
}

async function listed(role: string): Promise<ListedRecipe[]> {
  const caller = role === 'anonymous' ? server : await server.signedIn(...(role === 'none' ? [] : [role]));
  const { data } = await caller.ask(LIST, {});
  return (data?.['listRecipes'] as { items: ListedRecipe[] }).items;
}

describe('listRecipes', () => {
  it.each(Object.keys(OPEN))('opens to %s exactly what the access levels give', async (role) => {
    for (const recipe of await listed(role)) {
      const isOpen = OPEN[role]?.includes(recipe.accessLevel) === true;
      expect({ ...recipe, locked: recipe.locked }).toMatchObject({ locked: !isOpen });
      expect(recipe.steps === null && recipe.ingredients === null).toBe(!isOpen);
      expect(recipe.allergens).toEqual(['EGGS']);
    }
  });

  it('lists locked recipes too, but nobody else’s personal plan', async () => {
    const levels = (await listed('basic')).map(({ accessLevel }) => accessLevel);
    expect(levels).toContain('VIP');
    expect(levels).not.toContain('OWNER');
  });

  it('pages through everything once, in the order of the content', async () => {
    const ids: string[] = [];
    let nextToken: string | null = null;
    do {
      const { data } = await premium.ask(LIST, { limit: 2, nextToken });
      const page = data?.['listRecipes'] as { items: ListedRecipe[]; nextToken: string | null };
      ids.push(...page.items.map(({ id }) => id));
      nextToken = page.nextToken;
    } while (nextToken !== null);
    const all = SAMPLE_CONTENT.recipes
      .filter(({ accessLevel }) => accessLevel !== 'OWNER')
      .map(({ id }) => id);
    expect(ids).toEqual(all);
  });

  it.each([0, -1, 501])('refuses a limit of %i', async (limit) => {
    const answer = await premium.ask(LIST, { limit });
    expect(answer).toMatchObject({
      status: 200,
      code: 'BAD_USER_INPUT',
      field: 'limit',
      data: { listRecipes: null },
    });
  });

  it('refuses a page token of another list or another class of callers, or a forged one', async () => {
    const { data } = await premium.ask(LIST, { limit: 1 });
    const { nextToken } = data?.['listRecipes'] as { nextToken: string };
    const other = await premium.ask('query ($t: String) { listTrainings(nextToken: $t) { items { id } } }', {
      t: nextToken,
    });
    expect(other).toMatchObject({ code: 'BAD_USER_INPUT', field: 'nextToken' });
    expect(await server.ask(LIST, { nextToken })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'nextToken',
    });
    expect(await premium.ask(LIST, { nextToken: 'made-up' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'nextToken',
    });
  });

  it('returns the same to the second caller of a class, and its own to another class', async () => {
    const one = await (await server.signedIn('food')).ask(LIST, {});
    expect(await (await server.signedIn('food')).ask(LIST, {})).toEqual(one);
    expect(await server.ask(LIST, {})).not.toEqual(one);
  });
});

describe('getRecipe', () => {
  it('returns the whole recipe with its foods', async () => {
    const query = `{ getRecipe(id: "retsept-food") { id name_EE thumbnail mealType description cookingTime tags servings allergens locked steps updatedAt
      ingredients { amount unit ingredient { id name_EE kcal protein fat carbs quantity_EE partitive_EE } } } }`;
    const { data } = await premium.ask(query);
    expect(data?.['getRecipe']).toMatchObject({
      name_EE: 'Retsept FOOD',
      cookingTime: 20,
      allergens: ['EGGS'],
      locked: false,
      steps: ['Sega.', 'Küpseta.'],
      ingredients: [
        {
          amount: 120,
          unit: 'G',
          ingredient: { id: 'muna', kcal: 143, quantity_EE: '1 muna ≈ 60 g', partitive_EE: 'mune' },
        },
        { amount: null, unit: 'TASTE', ingredient: { id: 'sool' } },
      ],
    });
  });

  it('returns NOT_FOUND for an id that does not exist and for somebody else’s personal plan', async () => {
    const unknown = await premium.ask('{ getRecipe(id: "ei-ole") { id } }');
    expect(unknown).toMatchObject({ status: 200, code: 'NOT_FOUND', data: { getRecipe: null } });
    expect(await premium.ask('{ getRecipe(id: "retsept-owner") { id } }')).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
