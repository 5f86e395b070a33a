import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findProgramFaults } from '../../../press/check-programs.ts';
import { parseExerciseTable } from '../../../press/exercise-table.ts';
import { pageOfProgram, parseProgramFile } from '../../../press/program-file.ts';
import { parseTraining } from '../../../press/training-file.ts';
import { parseProgram } from '../../../contract/program.ts';

const HEAD = `pealkiri: Hoog sisse
tase: Algajatele
kokkuvõte: Neli nädalat.
nädalad:
  - [a, b]
  - [a]`;

const parse = (head = HEAD, body = 'Kellele see on.\n') =>
  parseProgramFile('programs/hoog-sisse.md', `---\n${head}\n---\n${body}`);

test('reads a program, and gives it to the page as an item of its key', () => {
  const { program, problems } = parse();
  expect(problems).toEqual([]);
  if (!program) throw new Error('It was refused');
  const { key, id, value } = pageOfProgram(program);
  expect({ key, id }).toEqual({ key: 'program', id: 'hoog-sisse' });
  expect(parseProgram(value)).toEqual({
    title: 'Hoog sisse',
    level: 'BEGINNER',
    summary: 'Neli nädalat.',
    description: 'Kellele see on.',
    weeks: [['a', 'b'], ['a']],
  });
});

describe('refuses, naming the line,', () => {
  test.each([
    ['a program without a name', HEAD.replace('pealkiri: Hoog sisse\n', ''), 1],
    ['an unknown level', HEAD.replace('Algajatele', 'Keskmine'), 3],
    ['a field that is not known', `${HEAD}\ntreener: Keegi`, 8],
    ['a week without trainings', HEAD.replace('[a]', '[]'), 5],
    ['weeks that are no lists', HEAD.replace('[a]', 'a'), 5],
  ])('%s', (_, head, line) => {
    const { program, problems } = parse(head);
    expect(program).toBeNull();
    expect(problems).toMatchObject([{ file: 'programs/hoog-sisse.md', line }]);
  });

  test('HTML in the description', () => {
    expect(parse(HEAD, 'Tekst.\n<b>Jah</b>').problems).toMatchObject([{ line: 10 }]);
  });

  test('a description that starts with a heading', () => {
    expect(parse(HEAD, '## Mida vaja läheb').program).toBeNull();
  });
});

test('ignores a value that is not a program', () => {
  for (const value of [
    '',
    '# Leht',
    '{}',
    '{"title":"a","level":"VIP","summary":"","description":"","weeks":[["a"]]}',
  ])
    expect(parseProgram(value)).toBeUndefined();
});

describe('the programs that are published', () => {
  const content = new URL('../../../content/', import.meta.url);
  const read = (folder: string) =>
    readdirSync(new URL(`${folder}/`, content))
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({
        file: `${folder}/${name}`,
        text: readFileSync(new URL(`${folder}/${name}`, content), 'utf8'),
      }));
  const { table: exercises } = parseExerciseTable(
    'exercises.csv',
    readFileSync(new URL('exercises.csv', content), 'utf8'),
  );
  const trainings = read('trainings').flatMap(
    ({ file, text }) => parseTraining(file, text, exercises).training ?? [],
  );
  const parsed = read('programs').map(({ file, text }) => parseProgramFile(file, text));
  const programs = parsed.flatMap(({ program }) => program ?? []);

  test('have no faults, and consist of trainings that exist', () => {
    expect(parsed.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findProgramFaults(programs, trainings)).toEqual([]);
  });

  test('are at least four, each of four to eight weeks', () => {
    expect(programs.length).toBeGreaterThanOrEqual(4);
    for (const { weeks } of programs) {
      expect(weeks.length).toBeGreaterThanOrEqual(4);
      expect(weeks.length).toBeLessThanOrEqual(8);
    }
  });

  test('include one that is open to everybody from beginning to end', () => {
    const open = new Set(trainings.filter(({ accessLevel }) => accessLevel === 'PUBLIC').map(({ id }) => id));
    expect(programs.some(({ weeks }) => weeks.flat().every((id) => open.has(id)))).toBe(true);
  });

  test('report the file of a training that is missing, personal, or live', () => {
    const [program] = programs;
    if (!program) throw new Error('There is no program');
    const faulty = { ...program, weeks: [['ei-ole', 'sinu-kava-selg-ja-puusad', 'pilatese-otsetund']] };
    const faults = findProgramFaults([faulty], trainings);
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('ei ole kaustas trainings'),
      expect.stringContaining('isiklik kava'),
      expect.stringContaining('otseülekanne'),
    ]);
    expect(faults[0]).toMatchObject({ file: program.file, line: program.weeksLine });
  });
});
