/**
 * A phone whose library is refreshed, cut off and refreshed again while staff publish, take back and close content and her plan
 * changes: after one whole refresh it holds what a new phone would, and a further one finds nothing to fetch.
 */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { importContent } from '../../server/modules/platform/content/import-content.ts';
import { libraryName, withLibrary } from '../../src/library/library-database.ts';
import { LibraryService } from '../../src/library/library-service.ts';
import { refreshLibrary } from '../../src/library/refresh-library.ts';
import { removeDatabase } from '../../src/offline/device-database.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const HISTORIES = Number(process.env['HOOG_HISTORIES'] ?? 20);
const RECIPES = 24;
const STORES = ['recipes', 'recipeList', 'menus', 'schedules', 'trainings', 'pages', 'versions'] as const;

let server: TestServer;
let members: { groups: string[]; hasFood: boolean; member: TestMember }[];
let now = new Date('2026-11-20T12:00:00Z').getTime();
let publications = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now), contentCheckMs: 0 });
  const plans = [[], ['basic'], ['food'], ['premium']];
  members = await Promise.all(
    plans.map(async (groups) => ({
      groups,
      hasFood: groups.some((group) => group !== 'basic'),
      member: await server.signedIn(...groups),
    })),
  );
});
afterAll(() => server.close());

const edition = fc.record({
  /** Each recipe is not published, or has a text and an access level. */
  recipes: fc.array(fc.option(fc.record({ text: fc.nat({ max: 2 }), level: fc.nat({ max: 3 }) })), {
    minLength: RECIPES,
    maxLength: RECIPES,
  }),
  trainings: fc.nat({ max: 1 }),
  pages: fc.nat({ max: 1 }),
  meals: fc.nat({ max: 2 }),
});
type Edition = typeof edition extends fc.Arbitrary<infer Made> ? Made : never;

/** After so many requests of the refresh something happens: its network goes, or its answers are lost, or staff publish. */
const trouble = fc.record({
  after: fc.nat({ max: 8 }),
  what: fc.oneof(fc.constantFrom('no network' as const, 'answer lost' as const), edition),
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ publish: edition }) },
  { weight: 4, arbitrary: fc.record({ plan: fc.nat({ max: 3 }), trouble: fc.option(trouble) }) },
);

type Met = { after: number; what: 'no network' | 'answer lost' | Edition } | null;

function contentOf({ recipes, trainings, pages, meals }: Edition): Content {
  const [sample] = SAMPLE_CONTENT.recipes;
  if (sample === undefined) throw new Error('The sample has recipes');
  const levels = ['PUBLIC', 'BASIC', 'FOOD', 'VIP'] as const;
  const published = recipes.flatMap((recipe, n) =>
    recipe
      ? {
          ...sample,
          id: `supp-${n}`,
          name_EE: `Supp ${n}`,
          description: `${recipe.text}`,
          accessLevel: levels[recipe.level] ?? ('PUBLIC' as const),
        }
      : [],
  );
  return {
    ...SAMPLE_CONTENT,
    version: `${(publications += 1)}`,
    recipes: [...SAMPLE_CONTENT.recipes, ...published],
    trainings: SAMPLE_CONTENT.trainings.map((training) => ({ ...training, description: `${trainings}` })),
    pages: SAMPLE_CONTENT.pages.map((page) => ({ ...page, value: `${pages}` })),
    menu: SAMPLE_CONTENT.menu.slice(meals),
  };
}

async function publish(published: Edition): Promise<void> {
  now += 1_000;
  await importContent(server.database, contentOf(published), new Date(now));
}

/** Returns the operations that it asked. Throws if it was cut off. */
async function refresh(phone: string, plan: number, met: Met): Promise<string[]> {
  const who = members[plan];
  if (who === undefined) throw new Error('There is no such member');
  const asked: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const isNow = met !== null && asked.length === met.after;
    const isAfter = met !== null && asked.length >= met.after;
    asked.push(/query (\w+)/.exec(String(init.body))?.[1] ?? '');
    if (isNow && typeof met.what !== 'string') await publish(met.what);
    if (isAfter && met.what === 'no network') throw new TypeError('Failed to fetch');
    const response = await send(input, init);
    if (isAfter && met.what === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  });
  try {
    const service = new LibraryService({ endpoint: `${server.url}/graphql`, token: who.member.token });
    await refreshLibrary({ id: phone, groups: who.groups, hasFood: who.hasFood }, service);
    return asked;
  } finally {
    vi.stubGlobal('fetch', send);
  }
}
/** Everything in it, in an order that hangs on nothing but itself. */
function held(phone: string): Promise<unknown[]> {
  return withLibrary(phone, async (library) => {
    const inOrder = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();
    const found = await Promise.all(
      STORES.map(async (store): Promise<unknown[]> => {
        const values: unknown[] = await library.getAll(store);
        return [
          store,
          await library.getAllKeys(store),
          inOrder(store === 'versions' ? values.flat() : values),
        ];
      }),
    );
    return found;
  });
}

it('a library refreshed through any history of publishing equals a new one', async () => {
  let histories = 0;
  let cutOff = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 10 }),
      fc.nat({ max: 3 }),
      async (steps, plan) => {
        const phone = `phone-${(histories += 1)}`;
        for (const each of steps) {
          if ('publish' in each) await publish(each.publish);
          else await refresh(phone, each.plan, each.trouble).catch(() => (cutOff += 1));
        }
        await refresh(phone, plan, null);
        await refresh('new', plan, null);
        expect(await held(phone)).toEqual(await held('new'));
        expect(await refresh(phone, plan, null)).toEqual(['Library_Digest']);
        for (const name of [phone, 'new']) await removeDatabase(libraryName(name));
      },
    ),
    { numRuns: HISTORIES },
  );
  expect(cutOff).toBeGreaterThan(HISTORIES / 4);
}, 300_000);
