import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { TRAINING_CATEGORIES, TRAINING_TYPES } from '../../../contract/enumerations.ts';
import { buildContent } from '../../../press/build-content.ts';
import { exampleAddressesIn } from '../../../server/modules/platform/content/example-addresses.ts';

const outFolder = await mkdtemp(join(tmpdir(), 'hoog-media-'));
const { content, problems } = await buildContent('content', outFolder);
const covers = await Promise.all(
  (await readdir(outFolder, { recursive: true }))
    .filter((file) => file.includes('/covers/') && file.endsWith('.svg'))
    .map(async (file) => ({ file, svg: await readFile(join(outFolder, file), 'utf8') })),
);

afterAll(() => rm(outFolder, { recursive: true }));

test('the content written by staff has no problems', () => {
  expect(problems).toEqual([]);
});

test('the contacts and links that stand for real ones are each found, so that production publishes none', () => {
  expect(exampleAddressesIn(content)).toEqual([
    'pages/media/meedia: meedia@example.com',
    'pages/privacy/privaatsustingimused: privaatsus@example.com',
    'pages/terms/kasutustingimused: abi@example.com',
    'trainings/sinu-kava-selg-ja-puusad: treener@example.com',
    'trainings/sinu-kava-selg-ja-puusad: vip@example.com',
    'schedule/nadal-1: live.example.com',
    'schedule/nadal-2: live.example.com',
  ]);
});

test('building twice gives the same version', async () => {
  expect((await buildContent('content', outFolder)).content.version).toBe(content.version);
});

describe('trainings', () => {
  test('there are at least forty, of every type and every category', () => {
    expect(content.trainings.length).toBeGreaterThanOrEqual(40);
    expect(new Set(content.trainings.flatMap(({ type }) => type))).toEqual(new Set(TRAINING_TYPES));
    expect(new Set(content.trainings.flatMap(({ category }) => category))).toEqual(
      new Set(TRAINING_CATEGORIES),
    );
  });

  test('at least eight are open to everybody', () => {
    expect(
      content.trainings.filter(({ accessLevel }) => accessLevel === 'PUBLIC').length,
    ).toBeGreaterThanOrEqual(8);
  });
});

test('a personal plan that asks her to tell the trainer says by which address', () => {
  const asking = content.trainings.filter(({ description }) => description.includes('anna treenerile teada'));
  expect(asking.length).toBeGreaterThan(0);
  for (const { description } of asking)
    expect(description).toMatch(/anna treenerile teada: [^\n]*\]\(mailto:[^)]+@[^)]+\)/);
});

describe('closed media', () => {
  test('includes the picture of everything that belongs to one member, and no other', () => {
    for (const { accessLevel, thumbnail } of [...content.trainings, ...content.recipes]) {
      const folder = accessLevel === 'OWNER' ? '/closed-media/' : '/media/';
      expect([accessLevel, thumbnail?.startsWith(folder)]).toEqual([accessLevel, true]);
    }
  });
});

test('every exercise of a plan has its drawing, open to everybody who may read the plan', async () => {
  const steps = content.trainings.flatMap(({ plan = [] }) =>
    plan.flatMap(({ blocks }) => blocks.flatMap((block) => block.steps)),
  );
  const clips = new Set(steps.map(({ exercise }) => exercise.clip ?? exercise.id));
  const sizes = await Promise.all(
    [...clips].map(async (clip) => {
      expect(clip).toMatch(/^\/media\/clips\/[A-Za-z0-9]+\.[0-9a-f]{8}\.svg$/u);
      return (await readFile(join(outFolder, clip))).byteLength;
    }),
  );
  expect(clips.size).toBeGreaterThan(200);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_800_000);
});

test('an exercise whose words name what it is loaded with has its equipment', () => {
  const steps = content.trainings.flatMap(({ plan = [] }) =>
    plan.flatMap(({ blocks }) => blocks.flatMap((block) => block.steps)),
  );
  const isLoaded = (words: string) => /hant(?:l|el)|sangpomm|kangiga|masinal|tross|suru raskus/iu.test(words);
  const forgotten = steps.filter(
    ({ title, exercise: { name, technique, equipment } }) =>
      equipment === undefined && isLoaded(`${title} ${name} ${technique}`),
  );
  expect(forgotten.map(({ title }) => title)).toEqual([]);
});

describe('covers', () => {
  test('every recipe and training has one', () => {
    expect(covers.length).toBe(content.recipes.length + content.trainings.length);
  });

  test.each(covers)('$file is self-contained', ({ svg }) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300">.*<\/svg>$/su);
    expect(svg).not.toMatch(
      /href="[^#]|<script|<image|<style|<text|<foreignObject| on[a-z]+=|NaN|undefined/u,
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/u);
    expect(svg.length).toBeGreaterThan(2000);
    expect(svg.length).toBeLessThan(40_000);
  });

  test('no two share an id, so that several can be in one page', () => {
    const ids = covers.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('each of their references has its target in the same picture', () => {
    for (const { svg } of covers) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/gu)) expect(svg).toContain(` id="${id}"`);
    }
  });
});

test('a picture that staff place beside a recipe replaces the drawn one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-content-'));
  await mkdir(join(folder, 'recipes'));
  await copyFile('content/foods.csv', join(folder, 'foods.csv'));
  await copyFile('content/exercises.csv', join(folder, 'exercises.csv'));
  const recipe = content.recipes[0]?.id ?? '';
  await copyFile(`content/recipes/${recipe}.md`, join(folder, 'recipes', `${recipe}.md`));
  await writeFile(join(folder, 'recipes', `${recipe}.webp`), 'picture');
  const built = await buildContent(folder, join(folder, 'media'));
  await rm(folder, { recursive: true });
  expect(built.content.recipes[0]?.thumbnail).toMatch(
    new RegExp(`^/media/covers/${recipe}\\.[0-9a-f]{8}\\.webp$`, 'u'),
  );
});
