import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf, inGroups, type ItemVersion, listDigest } from '../../../contract/content-digest.ts';
import { withLibrary } from '../../../src/library/library-database.ts';
import { LibraryService, RECIPE_FIELDS } from '../../../src/library/library-service.ts';
import type { RecipeRow } from '../../../src/library/recipe-row.ts';
import { isLibraryFresh, refreshLibrary } from '../../../src/library/refresh-library.ts';

const list = { items: [], nextToken: null };
interface ServedRecipe extends ItemVersion {
  [field: string]: unknown;
}
let recipes: ServedRecipe[];
const page = (key: string, id: string) => ({
  __typename: 'CMSItem',
  task: null,
  drawing: null,
  key,
  id,
  value: `# ${id}`,
});

/** The server's pages. */
let pages: Record<string, unknown>;
/** The pages of the process that answers for them, if it is not the one that told the digest. */
let pagesOfAnother: Record<string, unknown> | undefined;
/** The root fields on which it fails. */
let failing: string[];
let asked: { operationName: string; variables: Record<string, unknown> }[];
let server: Server;
let service: LibraryService;

async function answerTo(
  operationName: string,
  { held, ids }: { held?: string[]; ids?: string[] },
): Promise<Record<string, unknown>> {
  const rest = { trainings: 'T', menu: 'M', schedule: 'S', pages: await digestOf(JSON.stringify(pages)) };
  const getContentDigest = { recipes: await listDigest(recipes), ...rest };
  if (operationName === 'Library_Digest') return { getContentDigest };
  if (operationName === 'Library_ChangedRecipes') {
    const groups = inGroups(recipes, held?.length ?? 0).map((group, index) => ({
      group: index,
      recipes: group,
    }));
    return { getContentDigest: { changedRecipes: groups } };
  }
  if (operationName === 'Library_Recipes')
    return { listRecipes: { items: recipes.filter(({ id }) => !ids || ids.includes(id)), nextToken: null } };
  if (operationName === 'Library_Pages') {
    const answered = pagesOfAnother ?? pages;
    const digest = { ...getContentDigest, pages: await digestOf(JSON.stringify(answered)) };
    return { getContentDigest: digest, ...answered };
  }
  if (operationName === 'Library_Trainings') return { getContentDigest, listTrainings: list };
  if (operationName === 'Library_Menus') return { getContentDigest, first: [], second: [] };
  return { getContentDigest, getPublicTimeline: { events: [], nextToken: null } };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { query, variables } = JSON.parse(text);
  const operationName = /query (\w+)/.exec(query)?.[1] ?? '';
  asked.push({ operationName, variables });
  const data = await answerTo(operationName, variables);
  const failed = failing.filter((field) => field in data);
  for (const field of failed) data[field] = null;
  const errors = failed.map((field) => ({ path: [field], extensions: { code: 'INTERNAL' } }));
  response.end(JSON.stringify({ data, ...(errors.length > 0 && { errors }) }));
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const pictures = { keys: async () => [], delete: async () => true, put: async () => undefined };
  vi.stubGlobal('caches', { open: async () => pictures });
  vi.stubGlobal('location', { origin: 'http://localhost' });
  asked = [];
  failing = [];
  recipes = [];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  service = new LibraryService({ endpoint: `http://127.0.0.1:${port}/graphql`, token: undefined });
});

afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

const refresh = (hasFood: boolean) => refreshLibrary({ id: 'member-1', groups: [], hasFood }, service);
const kept = () =>
  withLibrary('member-1', async (database) => (await database.getAllKeys('pages')).toSorted());

const operations = () => asked.map(({ operationName }) => operationName);
const recipeOf = (id: string, updatedAt: string) => ({
  __typename: 'Recipe',
  id,
  name_EE: `${id} ${updatedAt}`,
  updatedAt,
  locked: false,
  tags: [],
});

const withFood = (id: string, name_EE: string) => ({
  amount: 1,
  unit: 'G',
  ingredient: { id, name_EE, group_EE: 'Piimatooted', kcal: 1, protein: 1, fat: 1, carbs: 1 },
});

describe('refreshing the library', () => {
  it('keeps every page under its key, so that it opens offline the first time too', async () => {
    pages = {
      about: [page('about', 'meist')],
      plan: [page('nutrition.plan', '1'), page('nutrition.plan', '2')],
    };
    await refresh(true);
    expect(await kept()).toEqual(['about', 'nutrition.plan']);
    const plan = await withLibrary('member-1', (database) => database.get('pages', 'nutrition.plan'));
    expect(plan?.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('fetches the nutrition pages only if they are open to her, and deletes them when her plan has ended', async () => {
    pages = { about: [page('about', 'meist')], plan: [page('nutrition.plan', '1')] };
    await refresh(true);
    pages = { about: [page('about', 'meist')] };
    await refresh(false);
    expect(await kept()).toEqual(['about']);
    const questions = asked.filter(({ operationName }) => operationName === 'Library_Pages');
    expect(questions.map(({ variables }) => variables)).toEqual([{ hasFood: true }, { hasFood: false }]);
  });

  it('asks for nothing but the digest while nothing has changed, and for what has', async () => {
    pages = { about: [page('about', 'meist')] };
    recipes = ['supp', 'puder'].map((id) => recipeOf(id, '1'));
    await refresh(true);
    asked = [];
    await refresh(true);
    expect(operations()).toEqual(['Library_Digest']);
    recipes = [recipeOf('supp', '2')];
    pages = { about: [page('about', 'uus')] };
    asked = [];
    await refresh(true);
    expect(operations()).toEqual([
      'Library_Digest',
      'Library_ChangedRecipes',
      'Library_Recipes',
      'Library_Pages',
    ]);
    const names = await withLibrary('member-1', async (database) => {
      const rows = (await database.get('recipeList', 'first'))?.rows.map(({ name_EE }) => name_EE);
      return [rows, (await database.getAll('recipes')).map(({ name_EE }) => name_EE)];
    });
    expect(names).toEqual([['supp 2'], ['supp 2']]);
    asked = [];
    await refresh(true);
    expect(operations()).toEqual(['Library_Digest']);
  });

  it('reads a part again that came from a process which had not seen the new version yet', async () => {
    const former = { about: [page('about', 'meist')] };
    pages = former;
    await refresh(false);
    pages = { about: [page('about', 'uus')] };
    pagesOfAnother = former;
    await refresh(false);
    pagesOfAnother = undefined;
    await refresh(false);
    const about = await withLibrary('member-1', (database) => database.get('pages', 'about'));
    expect(about?.map(({ id }) => id)).toEqual(['uus']);
  });

  it('fetches unchanged recipes again when a new version of the app asks for more of them, and only then', async () => {
    pages = {};
    recipes = [{ __typename: 'Recipe', id: 'supp', name_EE: 'Supp', updatedAt: '1', locked: true, tags: [] }];
    const fetched = () => asked.filter(({ operationName }) => operationName === 'Library_Recipes').length;
    await refresh(false);
    await refresh(false);
    expect(fetched()).toBe(1);
    await withLibrary('member-1', async (database) => {
      const mark = await database.get('parts', 'recipes');
      if (mark) await database.put('parts', { ...mark, asked: 'query Library_Recipes' }, 'recipes');
    });
    recipes = recipes.map((recipe) => ({ ...recipe, servings: 4 }));
    await refresh(false);
    const copy = await withLibrary('member-1', (database) => database.get('recipes', 'supp'));
    expect([fetched(), copy?.servings]).toEqual([2, 4]);
    await refresh(false);
    expect(fetched()).toBe(2);
  });

  it('makes the rows of its list again when a new version of the app keeps more in them, and fetches no recipe for it', async () => {
    pages = {};
    recipes = [
      {
        __typename: 'Recipe',
        id: 'supp',
        name_EE: 'Supp',
        updatedAt: '1',
        locked: false,
        tags: [],
        allergens: ['MILK'],
        ingredients: [withFood('piim', 'Piim')],
      },
    ];
    await refresh(false);
    const fetched = asked.length;
    await withLibrary('member-1', async (database) => {
      const [mark, first] = [
        await database.get('parts', 'recipes'),
        await database.get('recipeList', 'first'),
      ];
      if (!mark || !first) throw new Error('Nothing was kept');
      await database.put('parts', { ...mark, asked: `${RECIPE_FIELDS}\nallergens` }, 'recipes');
      const rows = first.rows.map(({ allergens: _without, ...row }) => row as RecipeRow);
      await database.put('recipeList', { ...first, rows }, 'first');
    });
    await withLibrary('member-1', (database) => database.delete('foods', 'all'));
    await refresh(false);
    const [list, foods] = await withLibrary('member-1', (database) =>
      Promise.all([database.get('recipeList', 'first'), database.get('foods', 'all')]),
    );
    expect(list?.rows.map(({ allergens }) => allergens)).toEqual([['MILK']]);
    expect(foods).toEqual({
      foods: [{ id: 'piim', name: 'Piim', group: 'Piimatooted' }],
      allergens: ['MILK'],
    });
    expect(asked.slice(fetched).map(({ operationName }) => operationName)).not.toContain('Library_Recipes');
  });

  it('keeps which foods the open recipes have and which allergens any has, and follows what changes of them', async () => {
    pages = {};
    const dish = (id: string, updatedAt: string, ...foods: [string, string][]) => ({
      ...recipeOf(id, updatedAt),
      allergens: ['MILK'],
      ingredients: foods.map(([foodId, name]) => withFood(foodId, name)),
    });
    const keptFoods = () => withLibrary('member-1', (database) => database.get('foods', 'all'));
    const names = async () => (await keptFoods())?.foods.map(({ name }) => name).toSorted();
    recipes = [
      dish('supp', '1', ['piim', 'Piim'], ['porgand', 'Porgand']),
      dish('puder', '1', ['piim', 'Piim'], ['riis', 'Riis']),
      { ...recipeOf('kook', '1'), locked: true, allergens: ['NUTS'], ingredients: null },
    ];
    await refresh(false);
    expect(await names()).toEqual(['Piim', 'Porgand', 'Riis']);
    expect((await keptFoods())?.allergens).toEqual(['MILK', 'NUTS']);
    recipes = [dish('supp', '2', ['porgand', 'Beebiporgand']), dish('puder', '1')];
    await refresh(false);
    // A recipe that has not changed keeps its foods.
    expect(await names()).toEqual(['Beebiporgand', 'Piim', 'Riis']);
    expect((await keptFoods())?.allergens).toEqual(['MILK']);
    recipes = recipes.slice(0, 1);
    await refresh(false);
    expect(await names()).toEqual(['Beebiporgand']);
  });

  it('is fresh for half an hour, for the groups it was filled for and the fields of this build', async () => {
    pages = {};
    await refresh(false);
    const viewer = { id: 'member-1', groups: ['basic'], hasFood: false };
    const change = (changed: object) =>
      withLibrary('member-1', async (database) => {
        const state = await database.get('state', 'state');
        if (state) await database.put('state', { ...state, groups: 'basic', ...changed }, 'state');
      });
    await change({});
    expect(await isLibraryFresh(viewer)).toBe(true);
    expect(await isLibraryFresh({ ...viewer, groups: ['vip'] })).toBe(false);
    await change({ rowFields: '' });
    expect(await isLibraryFresh(viewer)).toBe(false);
    await refresh(false);
    await change({ trainingFields: 'query Library_Trainings' });
    expect(await isLibraryFresh(viewer)).toBe(false);
    await refresh(false);
    await change({ checkedAt: Date.now() - 31 * 60 * 1000 });
    expect(await isLibraryFresh(viewer)).toBe(false);
  });

  it('promise 8: leaves every page as it was if the server fails on some of them, and reads them when it is well', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    pages = { about: [page('about', 'meist')], terms: [page('terms', 'tingimused')] };
    await refresh(false);
    pages = { ...pages, about: [page('about', 'uus')] };
    failing = ['terms'];
    await expect(refresh(false)).rejects.toThrow('did not answer');
    expect(await kept()).toEqual(['about', 'terms']);
    failing = [];
    await refresh(false);
    const about = await withLibrary('member-1', (database) => database.get('pages', 'about'));
    expect(about?.map(({ id }) => id)).toEqual(['uus']);
    expect(await kept()).toEqual(['about', 'terms']);
  });
});
