import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { publishContent } from '../../server/modules/platform/content/publish-content.ts';
import {
  importContent,
  importReleasedContent,
} from '../../server/modules/platform/content/import-content.ts';
import { createContentStore } from '../../server/modules/platform/content/content-store.ts';
import { releasedContents } from '../../server/modules/platform/content/content.tables.ts';
import type { TestDatabase } from '../support/database-server.ts';
import { openTestDatabase } from '../support/database-server.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const FIRST = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');

const EMPTY: Content = {
  ...SAMPLE_CONTENT,
  foods: [],
  recipes: [],
  trainings: [],
  menu: [],
  schedule: [],
  pages: [],
};

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
  await importContent(test.database, SAMPLE_CONTENT, FIRST);
});
afterEach(() => test.close());

const load = () => createContentStore(test.database).current();

async function updatedAt(): Promise<Record<string, string>> {
  const { recipes, trainings } = await load();
  return Object.fromEntries([...recipes, ...trainings].map((item) => [item.body.id, item.updatedAt]));
}

describe('importing content', () => {
  it('does nothing if the database already holds the version', async () => {
    expect(await importContent(test.database, SAMPLE_CONTENT, LATER)).toBe(false);
    expect(new Set(Object.values(await updatedAt()))).toEqual(new Set([FIRST.toISOString()]));
  });

  it('leaves what staff have published when a release starts again, and brings what another release has', async () => {
    const [first, ...others] = SAMPLE_CONTENT.recipes;
    if (first === undefined) throw new Error('The sample has recipes');
    const withText = (version: string, description: string): Content => ({
      ...SAMPLE_CONTENT,
      version,
      recipes: [{ ...first, description }, ...others],
    });
    const told = async () =>
      (await load()).recipes.find(({ body }) => body.id === first.id)?.body.description;
    const released = withText('release', 'Proovimiseks.');
    expect(await importReleasedContent(test.database, released, LATER)).toBe(true);
    await importContent(test.database, withText('published', 'Sisaldab pähkleid!'), LATER);
    expect(await importReleasedContent(test.database, released, LATER)).toBe(false);
    expect(await told()).toBe('Sisaldab pähkleid!');
    expect(await importReleasedContent(test.database, withText('next', 'Pähklitega.'), LATER)).toBe(true);
    expect(await told()).toBe('Pähklitega.');
  });

  describe('of several releases', () => {
    const edition = (version: string): Content => ({ ...SAMPLE_CONTENT, version });
    const start = (version: string, options = {}) =>
      importReleasedContent(test.database, edition(version), LATER, options);
    const inForce = async () => (await load()).version;

    it('lets an older one that starts again take nothing back', async () => {
      await start('older');
      await start('newer');
      await importContent(test.database, edition('published'), LATER);
      for (const release of ['older', 'newer', 'older']) expect(await start(release)).toBe(false);
      expect(await inForce()).toBe('published');
    });

    it('brings an older one’s again when that is forgotten on purpose, as the guide says', async () => {
      await start('older');
      await start('newer');
      await test.database.execute(sql`delete from released_contents where version = 'older'`);
      await start('older');
      expect(await inForce()).toBe('older');
    });

    it('takes back nothing for one that has what staff have published before something later', async () => {
      await start('release');
      await publishContent(test.database, edition('published'), LATER);
      await publishContent(test.database, edition('later'), LATER);
      expect(await start('published')).toBe(false);
      expect(await inForce()).toBe('later');
    });

    it('brings whatever else is put there where no other process can serve', async () => {
      for (const version of ['one', 'other', 'one']) {
        await start(version, { isAlone: true });
        expect(await inForce()).toBe(version);
      }
      await importContent(test.database, edition('published'), LATER);
      await start('one', { isAlone: true });
      expect(await inForce()).toBe('published');
    });

    it('knows the last hundred', async () => {
      for (let number = 0; number <= 100; number += 1) {
        const now = new Date(LATER.getTime() + number);
        await importReleasedContent(test.database, { ...EMPTY, version: `release-${number}` }, now);
      }
      expect(await importReleasedContent(test.database, { ...EMPTY, version: 'release-1' }, LATER)).toBe(
        false,
      );
      expect(await test.database.select().from(releasedContents)).toHaveLength(100);
    });
  });

  it('updates updatedAt of what changed and of nothing else', async () => {
    const [first, ...others] = SAMPLE_CONTENT.recipes;
    if (first === undefined) throw new Error('The sample has recipes');
    const changed: Content = {
      ...SAMPLE_CONTENT,
      version: '2',
      recipes: [{ ...first, description: 'Uus.' }, ...others],
    };
    expect(await importContent(test.database, changed, LATER)).toBe(true);
    const moved = Object.entries(await updatedAt()).filter(([, time]) => time === LATER.toISOString());
    expect(moved.map(([id]) => id)).toEqual([first.id]);
  });

  it('updates updatedAt of every recipe whose food changed, and of no training', async () => {
    const foods = SAMPLE_CONTENT.foods.map((food) => (food.id === 'muna' ? { ...food, kcal: 144 } : food));
    await importContent(test.database, { ...SAMPLE_CONTENT, version: '2', foods }, LATER);
    for (const [id, time] of Object.entries(await updatedAt())) {
      expect([id, time]).toEqual([id, (id.startsWith('retsept') ? LATER : FIRST).toISOString()]);
    }
  });

  it('archives what was removed and restores it when it returns', async () => {
    const fewer = { ...SAMPLE_CONTENT, version: '2', trainings: SAMPLE_CONTENT.trainings.slice(1) };
    await importContent(test.database, fewer, LATER);
    const gone = SAMPLE_CONTENT.trainings[0]?.id;
    const archived = async () => (await load()).trainings.find(({ body }) => body.id === gone)?.isArchived;
    expect(await archived()).toBe(true);
    await importContent(test.database, SAMPLE_CONTENT, LATER);
    expect(await archived()).toBe(false);
  });

  it(
    'takes in more recipes than one statement may have values, and archives them all at once',
    { timeout: 180_000 },
    async () => {
      const [first] = SAMPLE_CONTENT.recipes;
      if (first === undefined) throw new Error('The sample has recipes');
      const many = Array.from({ length: 11_000 }, (_, n) => ({ ...first, id: `retsept-${n}` }));
      await importContent(test.database, { ...SAMPLE_CONTENT, version: '2', recipes: many }, LATER);
      const { recipes } = await load();
      expect(recipes.filter(({ isArchived }) => !isArchived).map(({ body }) => body.id)).toEqual(
        many.map(({ id }) => id),
      );
      await importContent(test.database, SAMPLE_CONTENT, LATER);
      const left = (await load()).recipes.filter(({ isArchived }) => !isArchived);
      expect(left).toHaveLength(SAMPLE_CONTENT.recipes.length);
    },
  );

  it('by several processes at once leaves one whole version', async () => {
    const versions = ['a', 'b', 'c'].map((version) => ({ ...SAMPLE_CONTENT, version }));
    await Promise.all(versions.map((content) => importContent(test.database, content, LATER)));
    const snapshot = await load();
    expect(versions.map(({ version }) => version)).toContain(snapshot.version);
    expect(snapshot.menu).toHaveLength(SAMPLE_CONTENT.menu.length);
  });
});

describe('content on a running server', () => {
  let server: TestServer;
  afterAll(() => server.close());

  it('is replaced a few seconds after another process imported it, and completions of removed trainings stay', async () => {
    server = await startTestServer({ contentCheckMs: 0 });
    const member = await server.signedIn('premium');
    await member.ask(
      'mutation { completeTraining(id: "treening-basic", eventDateTime: "2026-11-01T08:00:00+02:00") { id } }',
    );
    const list = '{ listTrainings { items { id } } }';
    const before = await member.ask(list);
    const trainings = SAMPLE_CONTENT.trainings.filter(({ id }) => id !== 'treening-basic');
    await importContent(server.database, { ...SAMPLE_CONTENT, version: 'next', trainings }, LATER);
    expect(JSON.stringify(before.data)).toContain('treening-basic');
    expect(JSON.stringify((await member.ask(list)).data)).not.toContain('treening-basic');
    const { data } = await member.ask(
      '{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { ... on CompletedTraining { training { id title } } } } }',
    );
    expect(data).toEqual({
      getMyTimelineByType: { events: [{ training: { id: 'treening-basic', title: 'Treening BASIC' } }] },
    });
  });

  it('says of a recipe and a training, asked for by their ids, whether they are withdrawn', async () => {
    const query =
      '{ getRecipe(id: "retsept-basic") { withdrawn } getTraining(id: "treening-premium") { withdrawn } }';
    const [recipes, trainings] = [SAMPLE_CONTENT.recipes, SAMPLE_CONTENT.trainings].map((items) =>
      items.filter(({ id }) => id !== 'retsept-basic' && id !== 'treening-premium'),
    ) as [Content['recipes'], Content['trainings']];
    const publish = (version: string, changes: Partial<Content>) =>
      importContent(server.database, { ...SAMPLE_CONTENT, version, ...changes }, LATER);
    await publish('whole', {});
    const [published, withdrawn] = [{ withdrawn: false }, { withdrawn: true }];
    expect((await server.ask(query)).data).toEqual({ getRecipe: published, getTraining: published });
    await publish('fewer', { recipes, trainings });
    expect((await server.ask(query)).data).toEqual({ getRecipe: withdrawn, getTraining: withdrawn });
    await publish('whole again', {});
    expect((await server.ask(query)).data).toEqual({ getRecipe: published, getTraining: published });
  });

  it('keeps a removed recipe whole although its foods are removed too, and then removes others', async () => {
    const [first, ...others] = SAMPLE_CONTENT.recipes;
    if (first === undefined) throw new Error('The sample has recipes');
    const salted = { ...first, id: 'soolamuna', accessLevel: 'PUBLIC' as const };
    const rest = others.map((recipe) => ({
      ...recipe,
      ingredients: recipe.ingredients.filter(({ foodId }) => foodId !== 'sool'),
    }));
    const publish = (version: string, changes: Partial<Content>) =>
      importContent(server.database, { ...SAMPLE_CONTENT, version, ...changes }, LATER);
    const [salt] = SAMPLE_CONTENT.foods.filter(({ id }) => id === 'sool');
    if (salt === undefined) throw new Error('The sample has salt');
    await publish('salted', {
      recipes: [salted, ...rest],
      foods: [...SAMPLE_CONTENT.foods, { ...salt, id: 'pipar' }],
    });
    const foods = SAMPLE_CONTENT.foods.filter(({ id }) => id !== 'sool');
    for (const version of ['unsalted', 'unsalted still']) {
      await publish(version, { recipes: rest, foods });
      const query = '{ getRecipe(id: "soolamuna") { allergens ingredients { ingredient { id } } } }';
      expect((await server.ask(query)).data?.['getRecipe']).toEqual({
        allergens: ['EGGS'],
        ingredients: [{ ingredient: { id: 'muna' } }, { ingredient: { id: 'sool' } }],
      });
      expect([...(await createContentStore(server.database).current()).foods.keys()].toSorted()).toEqual([
        'muna',
        'sool',
      ]);
    }
  });

  it('of pages is open to everybody, that of the nutrition course to members with FOOD', async () => {
    const query = 'query ($key: String!, $id: ID) { getCMS(key: $key, id: $id) { key id value } }';
    expect((await server.ask(query, { key: 'media' })).data).toEqual({
      getCMS: [{ key: 'media', id: 'm1', value: '# Meedia' }],
    });
    expect((await server.ask(query, { key: 'none' })).data).toEqual({ getCMS: [] });
    expect(await server.ask(query, { key: 'media', id: 'n1' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await server.ask(query, { key: 'nutrition.course' })).toMatchObject({
      code: 'NOT_AUTHORIZED',
      data: { getCMS: null },
    });
    const food = await server.signedIn('food');
    expect((await food.ask(query, { key: 'nutrition.course' })).data).toMatchObject({
      getCMS: [{ id: 'n1' }],
    });
  });
});
