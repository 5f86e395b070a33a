import { expect, test } from 'vitest';
import { findExercise, parseExerciseTable } from '../../../press/exercise-table.ts';
import { exerciseTableText, sampleExercises } from './sample-exercises.ts';

const parseRows = (...rows: string[]) => parseExerciseTable('exercises.csv', exerciseTableText(rows));

test.each(['Kükk', 'kükk', 'Kükk raskuseta', 'kükk ilma lindita'])('finds an exercise by „%s“', (name) => {
  expect(findExercise(sampleExercises, name)).toEqual({
    id: 'kukk',
    name: 'Kükk',
    technique: 'Kannad püsivad maas.',
    movement: 'squat',
  });
});

test.each([
  ['an id with a capital letter', 'Kukk,Kükk,,Kannad maas.,squat', 'Tunnuses on ainult'],
  ['an exercise without a name', 'kukk,,,Kannad maas.,squat', 'Harjutusel ei ole nime.'],
  ['a name that a plan could not be read with', 'kukk,"Kükk, sügav",,Kannad maas.,squat', 'ei ole koma'],
  ['a technique that is no sentence', 'kukk,Kükk,,kannad maas,squat', 'tehnika on üks lause'],
  ['an exercise that nothing draws', 'kukk,Kükk,,Kannad maas.,', '„Kükk“: veerus movement ei ole liikumist'],
  ['a movement that there is not', 'kukk,Kükk,,Kannad maas.,squats', 'Kas mõtlesid „squat“?'],
  ['a row with a missing cell', 'kukk,Kükk,Kannad maas.,squat', 'Real on 4 veergu, aga peab olema 5.'],
])('refuses %s, naming the line', (_, row, message) => {
  const { table, problems } = parseRows('kond,Kõnd,,Kõnni rahulikult.,walk', row);
  expect(problems[0]).toEqual({
    file: 'exercises.csv',
    line: 3,
    message: expect.stringContaining(message),
  });
  expect(table.exercises.map(({ id }) => id)).toEqual(['kond']);
});

test('refuses two exercises of one id, and two of one name', () => {
  const { problems } = parseRows(
    'kukk,Kükk,,Kannad maas.,squat',
    'kukk,Plank,,Keha sirge.,plank',
    'plie,Plié,kükk,Selg sirge.,plie',
  );
  expect(problems).toEqual([
    { file: 'exercises.csv', line: 3, message: 'Tunnus „kukk“ on tabelis juba olemas.' },
    { file: 'exercises.csv', line: 4, message: 'Harjutus „kükk“ on tabelis juba olemas.' },
  ]);
});

test('refuses a table without a column', () => {
  const { problems } = parseExerciseTable('exercises.csv', 'id,name_EE\nkukk,Kükk\n');
  expect(problems).toEqual([
    {
      file: 'exercises.csv',
      line: 1,
      message: 'Tabelis on puudu veerud: other_names_EE, technique_EE, movement.',
    },
  ]);
});
