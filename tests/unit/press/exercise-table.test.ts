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

test('knows what an exercise is loaded with', () => {
  expect(findExercise(sampleExercises, 'Kükk kangiga')).toMatchObject({ equipment: 'BARBELL' });
});

test.each([
  ['an id with a capital letter', 'Kukk,Kükk,,Kannad maas.,squat,raskuseta', 'Tunnuses on ainult'],
  ['an exercise without a name', 'kukk,,,Kannad maas.,squat,raskuseta', 'Harjutusel ei ole nime.'],
  [
    'a name that a plan could not be read with',
    'kukk,"Kükk, sügav",,Kannad maas.,squat,raskuseta',
    'ei ole koma',
  ],
  ['a technique that is not a sentence', 'kukk,Kükk,,kannad maas,squat,raskuseta', 'tehnika on üks lause'],
  [
    'an exercise that nothing draws',
    'kukk,Kükk,,Kannad maas.,,raskuseta',
    '„Kükk“: veerus movement ei ole liikumist',
  ],
  ['a movement that there is not', 'kukk,Kükk,,Kannad maas.,squats,raskuseta', 'Kas mõtlesid „squat“?'],
  [
    'a name that no log has room for',
    `kukk,Kükk ${'x'.repeat(56)},,Kannad maas.,squat,raskuseta`,
    'nimi on 61 märki, aga võib olla kuni 60.',
  ],
  [
    'an id that no log has room for',
    `${'k'.repeat(81)},Kükk,,Kannad maas.,squat,raskuseta`,
    'Tunnus on 81 märki, aga võib olla kuni 80.',
  ],
  ['unknown equipment', 'kukk,Kükk,,Kannad maas.,squat,hantel', 'üks neist: hantlid, kang, masin'],
  ['equipment that is forgotten', 'kukk,Kükk,,Kannad maas.,squat,', '„Kükk“: veerus equipment on üks neist'],
  [
    'a row with a missing cell',
    'kukk,Kükk,Kannad maas.,squat,raskuseta',
    'Real on 5 veergu, aga peab olema 6.',
  ],
])('refuses %s, naming the line', (_, row, message) => {
  const { table, problems } = parseRows('kond,Kõnd,,Kõnni rahulikult.,walk,raskuseta', row);
  expect(problems[0]).toEqual({
    file: 'exercises.csv',
    line: 3,
    message: expect.stringContaining(message),
  });
  expect(table.exercises.map(({ id }) => id)).toEqual(['kond']);
});

test('refuses two exercises of one id, and two of one name', () => {
  const { problems } = parseRows(
    'kukk,Kükk,,Kannad maas.,squat,raskuseta',
    'kukk,Plank,,Keha sirge.,plank,raskuseta',
    'plie,Plié,kükk,Selg sirge.,plie,raskuseta',
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
      message: 'Tabelis on puudu veerud: other_names_EE, technique_EE, movement, equipment.',
    },
  ]);
});
