import { expect, it } from 'vitest';
import { parsePage } from '../../../press/page-file.ts';
import {
  findPagesBeyond,
  findRepeatedPages,
  orderPages,
  type WrittenPage,
} from '../../../press/page-order.ts';

const written = (...names: string[]): WrittenPage[] =>
  names.flatMap((name) => {
    const file = `pages/${name}.md`;
    const { page } = parsePage(file, '# Pealkiri');
    return page ? [{ file, page }] : [];
  });

const idsOf = (pages: readonly WrittenPage[]) => orderPages(pages).map(({ key, id }) => `${key} ${id}`);

it('puts lessons in the order of their numbers, and moving one changes the id of none', () => {
  const before = written('challenge/01-alustame', 'challenge/02-taldrik', 'challenge/03-valgud');
  expect(idsOf(before)).toEqual(['challenge alustame', 'challenge taldrik', 'challenge valgud']);
  const after = written(
    'challenge/01-valgud',
    'challenge/02-uus',
    'challenge/03-alustame',
    'challenge/10-taldrik',
  );
  expect(idsOf(after)).toEqual([
    'challenge valgud',
    'challenge uus',
    'challenge alustame',
    'challenge taldrik',
  ]);
});

it('puts the ninth before the tenth however they are written, what has no number last, and each key together', () => {
  expect(idsOf(written('media/10-b', 'media/9-c', 'media/a', 'terms/1-d'))).toEqual([
    'media c',
    'media b',
    'media a',
    'terms d',
  ]);
});

it('refuses two files that only the number tells apart, and two with one number, each by its file', () => {
  const pages = written('media/01-a', 'media/02-a', 'media/02-b', 'terms/01-a', 'terms/b', 'terms/c');
  expect(findRepeatedPages(pages)).toEqual([
    { file: 'pages/media/02-a.md', message: expect.stringContaining('„01-a“ on sama nimi') as string },
    { file: 'pages/media/02-b.md', message: expect.stringContaining('„02-a“ on sama number') as string },
  ]);
});

it('refuses a 51st lesson, which no phone would ask for, and counts each key for itself', () => {
  const lessons = (key: string, count: number) =>
    written(...Array.from({ length: count }, (_, index) => `${key}/${index + 1}-tund-${index}`));
  expect(findPagesBeyond([...lessons('challenge', 50), ...lessons('media', 50)])).toEqual([]);
  const message = 'Võtmel „challenge“ on 51 lehte, aga rakendus näitab kuni 50 lehte.';
  const file = 'pages/challenge/51-tund-50.md';
  expect(findPagesBeyond(lessons('challenge', 51))).toEqual([{ file, message }]);
});
