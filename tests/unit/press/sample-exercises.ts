import { parseExerciseTable } from '../../../press/exercise-table.ts';

const HEAD = 'id,name_EE,other_names_EE,technique_EE,movement,equipment';

const ROWS = [
  'kond,Kõnd,,"Kõnni rahulikult, õlad lõdvad.",walk,raskuseta',
  'kukk,Kükk,Kükk raskuseta;Kükk ilma lindita,Kannad püsivad maas.,squat,raskuseta',
  'kukk-kangiga,Kükk kangiga,,Kang lebab õlgadel.,barSquat,kang',
  'venitus,Venitus,,Hinga rahulikult.,sideStretch,raskuseta',
];

/** An exercise table as text, with the given rows below its header. */
export const exerciseTableText = (rows: readonly string[] = ROWS) => `${[HEAD, ...rows].join('\n')}\n`;

export const sampleExercises = parseExerciseTable('exercises.csv', exerciseTableText()).table;
