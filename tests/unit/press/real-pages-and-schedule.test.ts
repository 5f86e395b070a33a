import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseExerciseTable } from '../../../press/exercise-table.ts';
import { parsePage } from '../../../press/page-file.ts';
import { parseScheduleWeek } from '../../../press/schedule-file.ts';
import { parseTraining } from '../../../press/training-file.ts';
import { landingText } from '../../../src/app/landing.text.ts';
import { publicPagesText } from '../../../src/app/public-pages/public-pages.text.ts';

const content = new URL('../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, content)).map((name) => `${folder}/${name}`);

const { table: exercises } = parseExerciseTable('exercises.csv', readText('exercises.csv'));
const trainings = filesIn('trainings')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => parseTraining(file, readText(file), exercises).training ?? []);
const trainingById = new Map(trainings.map((training) => [training.id, training]));
const pages = filesIn('pages')
  .flatMap(filesIn)
  .flatMap((file) => parsePage(file, readText(file)).page ?? []);
const weeks = filesIn('schedule').map((file) => parseScheduleWeek(file, readText(file)).slots);

describe('pages', () => {
  test.each([
    'about',
    'challenge',
    'media',
    'nutrition.course',
    'nutrition.info',
    'nutrition.plan',
    'privacy',
    'terms',
    'timetable',
  ])('there is something to read under %s', (key) => {
    expect(pages.filter((page) => page.key === key).length).toBeGreaterThan(0);
  });

  test('the nutrition course has eight lessons, each with a drawing of its own, some 600 words and its sources', () => {
    const lessons = pages.filter(({ key }) => key === 'nutrition.course');
    expect(lessons).toHaveLength(8);
    expect(new Set(lessons.map(({ drawing }) => drawing?.description)).size).toBe(8);
    for (const { id, value } of lessons) {
      const [text = '', sources = ''] = value.split('\n## Allikad\n');
      const words = text.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;
      expect(words, id).toBeGreaterThan(450);
      expect(words, id).toBeLessThan(750);
      expect(sources.match(/^- .*\]\(https:/gmu)?.length ?? 0, id).toBeGreaterThan(1);
    }
  });

  test('every page of the nutrition plan has a drawing of its own, the one thing to do, and its sources', () => {
    const plan = pages.filter(({ key }) => key === 'nutrition.plan' || key === 'nutrition.info');
    expect(plan).toHaveLength(4);
    const nutrition = pages.filter(({ key }) => key.startsWith('nutrition.'));
    expect(new Set(nutrition.map(({ drawing }) => drawing?.description)).size).toBe(nutrition.length);
    for (const { id, task, value } of plan) {
      expect(task, id).toBeDefined();
      expect(value.split('\n## Allikad\n')[1]?.match(/^- .*\]\(https:/gmu)?.length ?? 0, id).toBeGreaterThan(
        1,
      );
    }
  });

  test('a day of the challenge names the minutes of its trainings together', () => {
    const days = pages.filter(({ key }) => key === 'timetable').flatMap(({ value }) => value.split('\n'));
    const told = days.flatMap((day) => {
      const [, minutes] = /(\d+) minutit/u.exec(day) ?? [];
      const linked = [...day.matchAll(/\(\/studio\/([a-z0-9-]+)\)/gu)].map(([, id = '']) => id);
      return minutes === undefined ? [] : [{ day, minutes: Number(minutes), linked }];
    });
    expect(told.length).toBeGreaterThan(10);
    const lasts = (linked: string[]) =>
      linked.reduce((sum, id) => sum + (trainingById.get(id)?.durationMinutes ?? 0), 0);
    expect(told.filter(({ minutes, linked }) => minutes !== lasts(linked))).toEqual([]);
  });

  test('every training that a page links to exists', () => {
    const ids = pages.flatMap(({ value }) =>
      [...value.matchAll(/\(\/studio\/([a-z0-9-]+)\)/gu)].map(([, id]) => id),
    );
    expect(ids.filter((id) => !trainingById.has(id ?? ''))).toEqual([]);
  });

  test('every recipe that a page links to exists and is open to who can read the page', () => {
    const levels = new Map(
      filesIn('recipes').flatMap((file) => {
        const [, level] = /^ligipääs: (.*)$/mu.exec(readText(file)) ?? [];
        return level ? [[file.replace(/^recipes\/|\.md$/gu, ''), level] as const] : [];
      }),
    );
    const links = pages.flatMap(({ key, value }) =>
      [...value.matchAll(/\(\/recipes\/([a-z0-9-]+)\)/gu)].map(([, id = '']) => ({
        key,
        level: levels.get(id),
        id,
      })),
    );
    const isOpen = ({ key, level }: { key: string; level: string | undefined }) =>
      level === 'Kõigile' ||
      (key.startsWith('nutrition.') && (level === 'Tellijatele' || level === 'Toitumine'));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isOpen(link))).toEqual([]);
  });

  test('every lesson that a page links to exists', () => {
    const lessons = pages.filter(({ key }) => key === 'nutrition.course').map(({ id }) => id);
    const links = pages.flatMap(({ value }) =>
      [...value.matchAll(/\(\/nutrition\/course\?lesson=([^)]*)\)/gu)].map(([, id = '']) => id),
    );
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((id) => !lessons.includes(id))).toEqual([]);
  });

  test('every training of the open challenge is open to everybody', () => {
    const open = pages
      .filter(({ key }) => key === 'challenge' || key === 'timetable')
      .map(({ value }) => value);
    const ids = [...open.join('\n').matchAll(/\(\/studio\/([a-z0-9-]+)\)/gu)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => trainingById.get(id)?.accessLevel !== 'PUBLIC')).toEqual([]);
  });
});

describe('the schedule', () => {
  test.each(weeks.map((slots, index) => ({ slots, week: index + 1 })))(
    'has a rest day and two live sessions in week $week',
    ({ slots }) => {
      expect(new Set(slots.map(({ weekday }) => weekday)).size).toBe(6);
      expect(slots.filter(({ liveUrl }) => liveUrl !== null)).toHaveLength(2);
    },
  );

  test('has no two entries at the same time', () => {
    for (const slots of weeks) {
      const moments = slots.map(({ weekday, time }) => `${weekday} ${time}`);
      expect(new Set(moments).size).toBe(moments.length);
    }
  });
});

test('visitors are told the minutes of the shortest and of the longest training', () => {
  const minutes = trainings.map(({ durationMinutes }) => durationMinutes ?? 0);
  const told = `${Math.min(...minutes)}–${Math.max(...minutes)} minutit`;
  expect(landingText.parts[0]?.text).toContain(told);
  expect(publicPagesText.descriptions.studio).toContain(told);
});
