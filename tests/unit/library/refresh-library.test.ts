import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLibrary } from '../../../src/library/library-database.ts';
import { LibraryService } from '../../../src/library/library-service.ts';
import { isLibraryFresh, refreshLibrary } from '../../../src/library/refresh-library.ts';

const list = { items: [], nextToken: null };
let recipes: Record<string, unknown>[];
const page = (key: string, id: string) => ({ __typename: 'CMSItem', key, id, value: `# ${id}` });

/** What the server has. It refuses to send pages while this is undefined. */
let pages: Record<string, unknown> | undefined;
let asked: { operationName: string; variables: Record<string, unknown> }[];
let server: Server;
let service: LibraryService;

function answerTo(query: string): Record<string, unknown> | undefined {
  if (query.includes('Library_Pages')) return pages;
  if (query.includes('getRecipe')) return { getRecipe: recipes[0] };
  if (query.includes('listRecipes')) return { listRecipes: { items: recipes, nextToken: null } };
  if (query.includes('listTrainings')) return { listTrainings: list };
  if (query.includes('listMealPlanWeek')) return { listMealPlanWeek: [] };
  return { getPublicTimeline: { events: [], nextToken: null } };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { query, variables } = JSON.parse(text);
  asked.push({ operationName: /query (\w+)/.exec(query)?.[1] ?? '', variables });
  response.end(JSON.stringify({ data: answerTo(query) ?? null }));
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const pictures = { keys: async () => [], delete: async () => true, put: async () => undefined };
  vi.stubGlobal('caches', { open: async () => pictures });
  vi.stubGlobal('location', { origin: 'http://localhost' });
  asked = [];
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

  it('fetches unchanged recipes again when a new version of the app asks for more of them, and only then', async () => {
    pages = {};
    recipes = [{ __typename: 'Recipe', id: 'supp', name_EE: 'Supp', updatedAt: '1', locked: true, tags: [] }];
    const fetched = () => asked.filter(({ operationName }) => operationName === 'Library_Recipe').length;
    await refresh(false);
    await refresh(false);
    expect(fetched()).toBe(1);
    await withLibrary('member-1', async (database) => {
      const state = await database.get('state', 'state');
      if (state) await database.put('state', { ...state, recipeFields: 'query Library_Recipe' }, 'state');
    });
    recipes = recipes.map((recipe) => ({ ...recipe, servings: 4 }));
    await refresh(false);
    const copy = await withLibrary('member-1', (database) => database.get('recipes', 'supp'));
    expect([fetched(), copy?.servings]).toEqual([2, 4]);
    await refresh(false);
    expect(fetched()).toBe(2);
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
    await change({ trainingFields: 'query Library_Trainings' });
    expect(await isLibraryFresh(viewer)).toBe(false);
    await refresh(false);
    await change({ checkedAt: Date.now() - 31 * 60 * 1000 });
    expect(await isLibraryFresh(viewer)).toBe(false);
  });

  it('leaves the pages as they were if the server does not send them', async () => {
    pages = { about: [page('about', 'meist')] };
    await refresh(false);
    pages = undefined;
    await expect(refresh(false)).rejects.toThrow('did not answer');
    expect(await kept()).toEqual(['about']);
  });
});
