import { describe, expect, it } from 'vitest';
import { parseMenuWeek } from '../../../press/menu-file.ts';

const DAYS = ['esmaspäev', 'teisipäev', 'kolmapäev', 'neljapäev', 'reede', 'laupäev', 'pühapäev'];
const MEALS = ['Hommikusöök', 'Lõunasöök', 'Vahepala', 'Õhtusöök'];
const FILE = 'menu/nadal-2.yaml';

const dayText = (day: string) =>
  [`${day}:`, ...MEALS.map((meal) => `  ${meal}: { retsept: puder, portsjonid: 1 }`), ''].join('\n');
const WEEK = DAYS.map(dayText).join('');
const problemsOf = (text: string) =>
  parseMenuWeek(FILE, text).problems.map(({ line, message }) => `${line ?? '-'}: ${message}`);

describe('parseMenuWeek', () => {
  it('reads four meals of seven days, with the week from the file name', () => {
    const { meals, problems } = parseMenuWeek(FILE, WEEK);
    expect(problems).toEqual([]);
    expect(meals).toHaveLength(28);
    expect(meals[5]).toEqual({
      week: 1,
      weekday: 2,
      mealType: 'LUNCH',
      recipeId: 'puder',
      servings: 1,
      file: FILE,
      line: 8,
    });
  });

  it('accepts portions in halves', () => {
    const { meals } = parseMenuWeek(FILE, WEEK.replace('portsjonid: 1', 'portsjonid: 1.5'));
    expect(meals[0]?.servings).toBe(1.5);
  });

  it.each(['menu/nadal.yaml', 'menu/nadal-0.yaml', 'menu/minunadal-1.yaml'])(
    'refuses the file name %s',
    (file) => {
      expect(parseMenuWeek(file, WEEK).problems).toEqual([
        { file, message: 'Faili nimi on kujul nadal-1.yaml.' },
      ]);
    },
  );

  it('returns no meals if anything is wrong', () => {
    expect(parseMenuWeek(FILE, WEEK.replace('reede', 'reedene')).meals).toEqual([]);
  });

  it.each([
    ['an unknown weekday', WEEK.replace('reede:', 'reedene:'), '21: Nädalapäev on üks neist'],
    ['a missing weekday', WEEK.replace(dayText('reede'), ''), '1: Puudu on reede.'],
    ['an empty file', '', '1: Puudu on esmaspäev.'],
    ['an unknown meal', WEEK.replace('  Vahepala', '  Snäkk'), '4: Toidukord on üks neist'],
    ['a missing meal', WEEK.replace(/ {2}Vahepala.*\n/u, ''), '1: Päeval puudub toidukord „Vahepala“.'],
    [
      'a meal without a recipe',
      WEEK.replace('{ retsept: puder, portsjonid: 1 }', '{ portsjonid: 1 }'),
      '2: Toidukord on kujul',
    ],
    [
      'a meal with another field',
      WEEK.replace('portsjonid: 1 }', 'portsjonid: 1, kell: 8 }'),
      '2: Toidukord on kujul',
    ],
    ['no portions', WEEK.replace('portsjonid: 1', 'portsjonid: 0'), '2: Väli „portsjonid“'],
    ['a third of a portion', WEEK.replace('portsjonid: 1', 'portsjonid: 0.33'), '2: Väli „portsjonid“'],
    ['a day written twice', WEEK.replace('reede:', 'neljapäev:'), '21: Rida ei ole loetav'],
    [
      'a broken line',
      WEEK.replace('{ retsept: puder', '{ retsept: puder: keedetud'),
      '2: Rida ei ole loetav',
    ],
  ])('reports %s', (_, text, expected) => {
    expect(problemsOf(text).filter((problem) => problem.startsWith(expected))).toHaveLength(1);
  });
});
