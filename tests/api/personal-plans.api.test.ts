import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const [PLAN, RECIPE, NOTHING] = ['treening-owner', 'retsept-owner', 'sellist-ei-ole'];
const LISTS = `{
  listTrainings(limit: 500) { items { id } }
  listLatestTrainings(limit: 500) { items { id } }
  listRecipes(limit: 500) { items { id } }
}`;
const OWNERS = `{ getTrainingOwner(id: "${PLAN}") { email } getRecipeOwner(id: "${RECIPE}") { email } }`;
/** Her needs beside the steps. */
const TO_COOK = {
  servings: 2,
  cookingTimeMinutes: 20,
  ingredients: [
    { food: 'Toiduaine muna', amount: 120, unit: 'G' },
    { food: 'Toiduaine sool', amount: null, unit: 'TASTE' },
  ],
};
const oneOf = (field: string, id: string) => `{ ${field}(id: "${id}") { id } }`;

let server: TestServer;
let owner: TestMember;

/** Gives everything of level OWNER to the named member. */
async function giveTo(name: string): Promise<void> {
  const named = <Body extends { accessLevel: string }>(body: Body) =>
    body.accessLevel === 'OWNER' ? { ...body, owner: name } : body;
  const { trainings, recipes } = SAMPLE_CONTENT;
  const foods = SAMPLE_CONTENT.foods.map((food) => ({ ...food, name_EE: `Toiduaine ${food.id}` }));
  const content = {
    trainings: trainings.map(named),
    recipes: recipes.map(named),
    foods,
    version: `of ${name}`,
  };
  await importContent(server.database, { ...SAMPLE_CONTENT, ...content }, new Date());
}

beforeAll(async () => {
  server = await startTestServer({ contentCheckMs: 0 });
  owner = await server.signedIn('vip');
  await giveTo(owner.email);
});
afterAll(() => server.close());

async function listedBy(caller: Pick<TestMember, 'ask'>): Promise<Record<string, boolean>> {
  const { data } = await caller.ask(LISTS);
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([field, list]) => {
      const { items } = list as { items: { id: string }[] };
      return [field, items.some(({ id }) => id === PLAN || id === RECIPE)];
    }),
  );
}

const EVERYWHERE = { listTrainings: true, listLatestTrainings: true, listRecipes: true };
const NOWHERE = { listTrainings: false, listLatestTrainings: false, listRecipes: false };

describe('a personal plan', () => {
  it.each(['email', 'id'] as const)('belongs to the member whom the content names by %s', async (name) => {
    await giveTo(owner[name]);
    expect(await listedBy(owner)).toEqual(EVERYWHERE);
    const { data } = await owner.ask(`{
      getTraining(id: "${PLAN}") { locked video }
      getRecipe(id: "${RECIPE}") { locked steps }
    }`);
    expect(data).toEqual({
      getTraining: { locked: false, video: expect.any(String) },
      getRecipe: { locked: false, steps: expect.any(Array) },
    });
  });

  it.each(['trainer', 'admin'])('is seen by staff: %s', async (group) => {
    const staff = await server.signedIn(group);
    expect(await listedBy(staff)).toEqual(EVERYWHERE);
    expect((await staff.ask(oneOf('getTraining', PLAN))).code).toBeNull();
  });

  it.each([['nobody'], ['none'], ['basic'], ['food'], ['premium'], ['vip']])(
    'does not exist for anybody else: %s',
    async (role) => {
      const groups = role === 'none' ? [] : [role];
      const caller = role === 'nobody' ? server : await server.signedIn(...groups);
      expect(await listedBy(caller)).toEqual(NOWHERE);
      for (const [field, id] of [
        ['getTraining', PLAN],
        ['getRecipe', RECIPE],
      ] as const) {
        const ofHers = await caller.ask(oneOf(field, id));
        const ofNobody = await caller.ask(oneOf(field, NOTHING));
        expect(ofHers.code).toBe('NOT_FOUND');
        expect([ofHers.errors, ofHers.data]).toEqual([ofNobody.errors, ofNobody.data]);
      }
      if (role === 'nobody') return;
      const { code } = await caller.ask(`mutation { completeTraining(id: "${PLAN}") { id } }`);
      expect(code).toBe('NOT_FOUND');
    },
  );

  it.each(['email', 'id'] as const)(
    'names its member to staff, also where the content has her %s',
    async (name) => {
      await giveTo(owner[name]);
      await owner.ask('{ getMyProfile { id } }');
      for (const group of ['trainer', 'admin']) {
        const staff = await server.signedIn(group);
        const { data } = await staff.ask(OWNERS);
        expect(data).toEqual({
          getTrainingOwner: { email: owner.email },
          getRecipeOwner: { email: owner.email },
        });
      }
    },
  );

  it('whose member has never signed in names nobody', async () => {
    await giveTo(randomUUID());
    const { data } = await (await server.signedIn('trainer')).ask(OWNERS);
    expect(data).toEqual({ getTrainingOwner: { email: null }, getRecipeOwner: { email: null } });
  });

  it('is refused to the member herself as to everybody else, whether or not it exists', async () => {
    await giveTo(owner.email);
    for (const caller of [owner, await server.signedIn('vip'), server]) {
      for (const field of ['getTrainingOwner', 'getRecipeOwner']) {
        const ofHers = await caller.ask(`{ ${field}(id: "${PLAN}") { email } }`);
        const ofNobody = await caller.ask(`{ ${field}(id: "${NOTHING}") { email } }`);
        expect(ofHers.code).toBe('NOT_AUTHORIZED');
        expect([ofHers.errors, ofHers.data]).toEqual([ofNobody.errors, ofNobody.data]);
      }
    }
  });

  it('names the new member at once when it is given to another, also to those who asked before', async () => {
    const staff = await server.signedIn('admin');
    const named = async () => (await staff.ask(OWNERS)).data?.['getTrainingOwner'];
    await giveTo(owner.email);
    expect(await named()).toEqual({ email: owner.email });
    await giveTo('teine@example.com');
    expect(await named()).toEqual({ email: 'teine@example.com' });
  });

  it('is in no response cached for others of her group, no matter who asks first', async () => {
    const another = await server.signedIn('vip');
    await giveTo(owner.email);
    for (const round of [1, 2]) {
      expect([round, await listedBy(another)]).toEqual([round, NOWHERE]);
      expect([round, await listedBy(owner)]).toEqual([round, EVERYWHERE]);
    }
    await giveTo(another.email);
    expect(await listedBy(owner)).toEqual(NOWHERE);
    expect(await listedBy(another)).toEqual(EVERYWHERE);
  });

  it('is in its member’s export, and in nobody else’s', async () => {
    await giveTo(owner.email);
    const another = await server.signedIn('vip');
    const exported = async (caller: TestMember) => {
      const { data } = await caller.ask('{ exportMyData }');
      return JSON.parse(String(data?.['exportMyData'])) as { plans: object };
    };
    expect((await exported(owner)).plans).toMatchObject({
      trainings: [{ id: PLAN, description: expect.stringContaining('## Põhiosa') }],
      recipes: [{ id: RECIPE, steps: expect.any(Array), ...TO_COOK }],
    });
    expect((await exported(another)).plans).toEqual({ trainings: [], recipes: [] });
  });

  it('that was given to another stays only in the diary of the member who has done it', async () => {
    await giveTo(owner.email);
    expect((await owner.ask(`mutation { completeTraining(id: "${PLAN}") { id } }`)).code).toBeNull();
    await giveTo('teine@example.com');
    expect((await owner.ask(oneOf('getTraining', PLAN))).code).toBe('NOT_FOUND');
    const { data } = await owner.ask(
      '{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { ... on CompletedTraining { training { id video } } } } }',
    );
    expect(data).toEqual({ getMyTimelineByType: { events: [{ training: { id: PLAN, video: null } }] } });
  });
});
