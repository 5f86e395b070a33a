import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseExerciseTable } from '../../../press/exercise-table.ts';
import { parsePage } from '../../../press/page-file.ts';
import { parseScheduleWeek } from '../../../press/schedule-file.ts';
import { parseTraining } from '../../../press/training-file.ts';

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

  test('the nutrition course has eight lessons', () => {
    expect(pages.filter(({ key }) => key === 'nutrition.course')).toHaveLength(8);
  });

  test('every training that a page links to exists', () => {
    const ids = pages.flatMap(({ value }) =>
      [...value.matchAll(/\(\/studio\/([a-z0-9-]+)\)/gu)].map(([, id]) => id),
    );
    expect(ids.filter((id) => !trainingById.has(id ?? ''))).toEqual([]);
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
