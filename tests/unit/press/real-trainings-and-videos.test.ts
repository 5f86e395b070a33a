import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { TRAINING_CATEGORIES, TRAINING_TYPES } from '../../../src/contract/enumerations.ts';
import { buildContent } from '../../../press/build-content.ts';

const outFolder = await mkdtemp(join(tmpdir(), 'hoog-media-'));
const startedAt = performance.now();
const { content, problems } = await buildContent('content', outFolder);
const buildMs = performance.now() - startedAt;
const covers = await Promise.all(
  (await readdir(outFolder, { recursive: true }))
    .filter((file) => file.includes('/covers/') && file.endsWith('.svg'))
    .map(async (file) => ({ file, svg: await readFile(join(outFolder, file), 'utf8') })),
);
const videos = (await readdir('content/videos')).filter((file) => file.endsWith('.mp4'));

afterAll(() => rm(outFolder, { recursive: true }));

test('the content written by staff has no problems', () => {
  expect(problems).toEqual([]);
});

test('the content is built in less than five seconds', () => {
  expect(buildMs).toBeLessThan(5000);
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

  test('all but the live ones have a video with captions, and its stated size is correct', async () => {
    for (const { type, video, captions, videoBytes } of content.trainings) {
      expect(video === null).toBe(type.includes('LIVE'));
      if (video === null) continue;
      const bytes = await readFile(join(outFolder, video));
      expect(bytes.byteLength).toBe(videoBytes);
      expect(captions).toMatch(/^\/(?:closed-)?media\/videos\/[a-z-]+\.[0-9a-f]{8}\.vtt$/u);
    }
  });
});

describe('closed media', () => {
  const isIn = (folder: string, address: string | null) => address === null || address.startsWith(folder);

  test('includes the video of every training that is not open to everybody, and no other', () => {
    for (const { accessLevel, video, captions } of content.trainings) {
      const folder = accessLevel === 'PUBLIC' ? '/media/' : '/closed-media/';
      expect([accessLevel, isIn(folder, video), isIn(folder, captions)]).toEqual([accessLevel, true, true]);
    }
  });

  test('includes the picture of everything that belongs to one member, and no other', () => {
    for (const { accessLevel, thumbnail } of [...content.trainings, ...content.recipes]) {
      const folder = accessLevel === 'OWNER' ? '/closed-media/' : '/media/';
      expect([accessLevel, isIn(folder, thumbnail)]).toEqual([accessLevel, true]);
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

describe('covers', () => {
  test('every recipe and training has one', () => {
    expect(covers.length).toBe(content.recipes.length + content.trainings.length);
  });

  test.each(covers)('$file is self-contained', ({ svg }) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300">.*<\/svg>$/su);
    expect(svg).not.toMatch(/href|<script|<image|<style|<text|<foreignObject| on[a-z]+=|NaN|undefined/u);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/u);
    expect(svg.length).toBeGreaterThan(2000);
    expect(svg.length).toBeLessThan(10_240);
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

describe('videos', () => {
  test('there are at least six, together no more than 4 MB', async () => {
    expect(videos.length).toBeGreaterThanOrEqual(6);
    const sizes = await Promise.all(
      videos.map(async (file) => (await readFile(`content/videos/${file}`)).byteLength),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_000_000);
  });

  test.each(videos)('%s can play before all of it has loaded: moov comes before mdat', async (file) => {
    const boxes = topBoxes(await readFile(`content/videos/${file}`));
    expect(boxes).toContain('moov');
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  });

  test.each(videos)('%s has Estonian captions in order', async (file) => {
    const text = await readFile(`content/videos/${file.replace('.mp4', '.vtt')}`, 'utf8');
    expect(text).toMatch(/^WEBVTT\n/u);
    const times = [
      ...text.matchAll(/^(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3})$/gmu),
    ].flatMap(([, ...parts]) =>
      [0, 3].map((at) => Number(parts[at]) * 3600 + Number(parts[at + 1]) * 60 + Number(parts[at + 2])),
    );
    expect(times.length).toBeGreaterThanOrEqual(10);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(text).toMatch(/[õäöü]/u);
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

/** The types of an MP4 file's top-level boxes, in order. */
function topBoxes(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let offset = 0; offset + 8 <= bytes.byteLength;) {
    names.push(bytes.toString('latin1', offset + 4, offset + 8));
    const size = bytes.readUInt32BE(offset);
    if (size < 8) break;
    offset += size;
  }
  return names;
}
