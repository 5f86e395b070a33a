import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { changeOf, followFile } from '../../server/modules/platform/content/follow-file.ts';
import { idsOf, leftOut, readIdsInForce } from '../../server/modules/platform/content/left-out.ts';
import { publishContent } from '../../server/modules/platform/content/publish-content.ts';
import { createContentStore } from '../../server/modules/platform/content/content-store.ts';
import type { TestDatabase } from '../support/database-server.ts';
import { openTestDatabase } from '../support/database-server.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const NOTHING = { added: [], changed: [], archived: [] };

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

/** Returns the sample with the edition written into every recipe, training and page. */
function edition(version: string): Content {
  const { recipes, trainings, pages } = SAMPLE_CONTENT;
  return {
    ...SAMPLE_CONTENT,
    version,
    recipes: recipes.map((recipe) => ({ ...recipe, description: version })),
    trainings: trainings.map((training) => ({ ...training, description: version })),
    pages: pages.map((page) => ({ ...page, value: version })),
  };
}

describe('publishing content', () => {
  it('reports what was added, changed and removed', async () => {
    const first = await publishContent(test.database, SAMPLE_CONTENT, NOW);
    expect(first.recipes).toEqual({
      ...NOTHING,
      added: SAMPLE_CONTENT.recipes.map(({ id }) => id).toSorted(),
    });
    const [changed, gone, ...others] = SAMPLE_CONTENT.recipes;
    if (changed === undefined || gone === undefined) throw new Error('The sample has recipes');
    const next: Content = {
      ...SAMPLE_CONTENT,
      version: '2',
      recipes: [{ ...changed, servings: 3 }, { ...changed, id: 'uus' }, ...others],
      pages: SAMPLE_CONTENT.pages.slice(1),
      schedule: SAMPLE_CONTENT.schedule.slice(1),
    };
    expect(await publishContent(test.database, next, NOW)).toEqual({
      recipes: { added: ['uus'], changed: [changed.id], archived: [gone.id] },
      trainings: NOTHING,
      foods: NOTHING,
      pages: { ...NOTHING, archived: ['media m1'] },
      isMenuChanged: false,
      isScheduleChanged: true,
    });
    expect((await publishContent(test.database, next, NOW)).recipes).toEqual(NOTHING);
    expect((await publishContent(test.database, SAMPLE_CONTENT, NOW)).recipes).toMatchObject({
      added: [gone.id],
      archived: ['uus'],
    });
  });

  it('that fails half-way leaves the former edition complete', async () => {
    await publishContent(test.database, edition('one'), NOW);
    const next = edition('two');
    const faulty: Content = { ...next, pages: [...next.pages, ...next.pages] };
    await expect(publishContent(test.database, faulty, NOW)).rejects.toThrow('Failed query');
    const snapshot = await createContentStore(test.database).current();
    expect(snapshot.version).toBe('one');
    expect(snapshot.recipes.map(({ body }) => body.description)).toEqual(
      SAMPLE_CONTENT.recipes.map(() => 'one'),
    );
    expect(snapshot.pages.map(({ value }) => value)).toEqual(['one', 'one']);
  });

  it('is never seen half done by those who read meanwhile', async () => {
    await publishContent(test.database, edition('start'), NOW);
    let isRead = true;
    const publishing = (async () => {
      for (let number = 1; isRead; number += 1)
        await publishContent(test.database, edition(`${number}`), NOW);
    })();
    const seen = new Set<string>();
    try {
      while (seen.size < 4) {
        const { version, recipes, trainings, pages } = await createContentStore(test.database, 0).current();
        const said = [...recipes, ...trainings].map(({ body }) => body.description);
        expect(new Set([...said, ...pages.map(({ value }) => value)])).toEqual(new Set([version]));
        seen.add(version);
      }
    } finally {
      isRead = false;
      await publishing;
    }
  });
});

describe('a followed file', () => {
  it('is reported when it is replaced, but not if it was there before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hoog-follow-'));
    const path = join(folder, 'content.json');
    await writeFile(path, '1');
    let changes = 0;
    const stop = followFile(
      path,
      await changeOf(path),
      async () => {
        changes += 1;
        return true;
      },
      20,
    );
    await expect
      .poll(async () => {
        await writeFile(path, '2');
        return changes;
      })
      .toBeGreaterThan(0);
    await stop();
    await rm(folder, { recursive: true });
  });

  it('is tried again until it could be taken in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hoog-follow-'));
    const path = join(folder, 'content.json');
    await writeFile(path, '1');
    let tries = 0;
    let looks = 0;
    const stop = followFile(
      path,
      await changeOf(path),
      async () => {
        tries += 1;
        return tries === 3;
      },
      20,
    );
    await expect
      .poll(async () => {
        looks += 1;
        if (tries === 0) await writeFile(path, `${looks}`);
        return tries;
      })
      .toBe(3);
    await stop();
    await rm(folder, { recursive: true });
  });
});

describe('what a publication would take away', () => {
  it('is told by its id, by kind, and nothing that stays is', async () => {
    await publishContent(test.database, SAMPLE_CONTENT, NOW);
    const [gone, ...recipes] = SAMPLE_CONTENT.recipes;
    const next = idsOf({ ...SAMPLE_CONTENT, recipes, pages: SAMPLE_CONTENT.pages.slice(1) });
    const inForce = await readIdsInForce(test.database);
    expect(leftOut(inForce, next)).toEqual({ recipes: [gone?.id], pages: ['media m1'] });
    expect(leftOut(inForce, idsOf(SAMPLE_CONTENT))).toEqual({});
    await publishContent(test.database, { ...SAMPLE_CONTENT, version: '2', recipes }, NOW);
    expect(leftOut(await readIdsInForce(test.database), next)).toEqual({ pages: ['media m1'] });
  });

  it('is not a food that went with its recipes, though it is kept for them', async () => {
    await publishContent(test.database, SAMPLE_CONTENT, NOW);
    const named = ({ ingredients }: Content['recipes'][number]) => ingredients.map(({ foodId }) => foodId);
    const foodId = SAMPLE_CONTENT.recipes.flatMap(named)[0] ?? '';
    const next: Content = {
      ...SAMPLE_CONTENT,
      version: '2',
      foods: SAMPLE_CONTENT.foods.filter(({ id }) => id !== foodId),
      recipes: SAMPLE_CONTENT.recipes.filter((recipe) => !named(recipe).includes(foodId)),
    };
    expect(leftOut(await readIdsInForce(test.database), idsOf(next)).foods).toEqual([foodId]);
    await publishContent(test.database, next, NOW);
    expect((await createContentStore(test.database).current()).foods.has(foodId)).toBe(true);
    expect(leftOut(await readIdsInForce(test.database), idsOf(next))).toEqual({});
  });

  it('is not a lesson that has only moved, though a release published it when ids began with a number', async () => {
    const course = (...ids: string[]): Content => ({
      ...SAMPLE_CONTENT,
      version: ids.join(' '),
      pages: ids.map((id) => ({ key: 'nutrition.course', id, value: '# Tund' })),
    });
    await publishContent(test.database, course('01-alustame', '02-taldrik'), NOW);
    const next = course('taldrik', 'uus', 'alustame');
    expect(leftOut(await readIdsInForce(test.database), idsOf(next))).toEqual({});
    expect(leftOut(idsOf(next), idsOf(course('taldrik', 'uus')))).toEqual({
      pages: ['nutrition.course alustame'],
    });
    const { pages } = await publishContent(test.database, next, NOW);
    expect(pages).toMatchObject({ added: ['nutrition.course uus'], archived: [] });
  });
});
