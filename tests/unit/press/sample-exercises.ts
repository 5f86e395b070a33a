import { parseExerciseTable } from '../../../press/exercise-table.ts';

const HEAD = 'id,name_EE,other_names_EE,technique_EE,movement';

const ROWS = [
  'kond,Kõnd,,"Kõnni rahulikult, õlad lõdvad.",walk',
  'kukk,Kükk,Kükk raskuseta;Kükk ilma lindita,Kannad püsivad maas.,squat',
  'kukk-kangiga,Kükk kangiga,,Kang lebab õlgadel.,barSquat',
  'venitus,Venitus,,Hinga rahulikult.,sideStretch',
];

/** An exercise table as text, with the given rows below its header. */
export const exerciseTableText = (rows: readonly string[] = ROWS) => `${[HEAD, ...rows].join('\n')}\n`;

export const sampleExercises = parseExerciseTable('exercises.csv', exerciseTableText()).table;
