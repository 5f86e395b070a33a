import type { ExerciseContent } from '../server/modules/platform/content/content.ts';
import type { Equipment } from '../contract/enumerations.ts';
import { EXERCISE_NAME_MAX_LENGTH, SESSION_ID_MAX_LENGTH } from '../contract/limits.ts';
import { MOVEMENTS } from './clips/movements.ts';
import { nearestName } from './nearest-name.ts';
import { parseCsv } from './parse-csv.ts';
import type { Problem } from './problem.ts';
import { isSlug } from './slug.ts';

/** An exercise of the table, before its movement is drawn. */
export interface WrittenExercise extends Omit<ExerciseContent, 'clip'> {
  /** A movement of `press/clips/movements.ts`. */
  movement: string;
}

/** The exercises that plans name. */
export interface ExerciseTable {
  exercises: readonly WrittenExercise[];
  /** By name and by every other name, in lower case. */
  byName: ReadonlyMap<string, WrittenExercise>;
}

const COLUMNS = ['id', 'name_EE', 'other_names_EE', 'technique_EE', 'movement', 'equipment'] as const;
type Column = (typeof COLUMNS)[number];
const BETWEEN_NAMES = ';';

/** The staff's words in the column `equipment`. It is never empty, so that nobody forgets it. */
const EQUIPMENT_WORDS: ReadonlyMap<string, Equipment | undefined> = new Map([
  ['hantlid', 'DUMBBELLS'],
  ['kang', 'BARBELL'],
  ['masin', 'MACHINE'],
  ['sangpomm', 'KETTLEBELL'],
  ['raskuseta', undefined],
]);

/** Reads `content/exercises.csv`. A faulty row is reported and skipped. */
export function parseExerciseTable(
  file: string,
  text: string,
): { table: ExerciseTable; problems: Problem[] } {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/u, ''));
  const problems: Problem[] = [];
  const exercises: WrittenExercise[] = [];
  const byName = new Map<string, WrittenExercise>();
  const ids = new Set<string>();
  const missing = COLUMNS.filter((column) => !head?.cells.includes(column));
  if (missing.length > 0)
    problems.push({ file, line: 1, message: `Tabelis on puudu veerud: ${missing.join(', ')}.` });
  for (const row of missing.length > 0 ? [] : rows) {
    const cellOf = (column: Column) => row.cells[head?.cells.indexOf(column) ?? -1]?.trim() ?? '';
    const equipment = EQUIPMENT_WORDS.get(cellOf('equipment'));
    const exercise = {
      id: cellOf('id'),
      name: cellOf('name_EE'),
      technique: cellOf('technique_EE'),
      movement: cellOf('movement'),
      ...(equipment && { equipment }),
    };
    const otherNames = cellOf('other_names_EE')
      .split(BETWEEN_NAMES)
      .map((name) => name.trim());
    const names = [exercise.name, ...otherNames.filter((name) => name !== '')];
    const taken = names.find((name) => byName.has(keyOf(name)));
    const faults = [
      row.cells.length !== head?.cells.length &&
        `Real on ${row.cells.length} veergu, aga peab olema ${head?.cells.length ?? 0}. Kontrolli jutumärke ja komasid.`,
      !isSlug(exercise.id) && 'Tunnuses on ainult väikesed ladina tähed (a–z), numbrid ja sidekriipsud.',
      ids.has(exercise.id) && `Tunnus „${exercise.id}“ on tabelis juba olemas.`,
      exercise.id.length > SESSION_ID_MAX_LENGTH &&
        `Tunnus on ${exercise.id.length} märki, aga võib olla kuni ${SESSION_ID_MAX_LENGTH}.`,
      exercise.name === '' && 'Harjutusel ei ole nime.',
      exercise.name.length > EXERCISE_NAME_MAX_LENGTH &&
        `Harjutuse nimi on ${exercise.name.length} märki, aga võib olla kuni ${EXERCISE_NAME_MAX_LENGTH}.`,
      names.some((name) => /[,:]/u.test(name)) && 'Harjutuse nimes ei ole koma ega koolonit.',
      taken !== undefined && `Harjutus „${taken}“ on tabelis juba olemas.`,
      !/^\p{Lu}.+[.!]$/u.test(exercise.technique) &&
        `„${exercise.name}“: tehnika on üks lause, mis algab suure tähega ja lõpeb punktiga.`,
      !MOVEMENTS.has(exercise.movement) && unknownMovement(exercise),
      !EQUIPMENT_WORDS.has(cellOf('equipment')) &&
        `„${exercise.name}“: veerus equipment on üks neist: ${[...EQUIPMENT_WORDS.keys()].join(', ')}.`,
    ].filter((fault) => fault !== false);
    for (const message of faults) problems.push({ file, line: row.line, message });
    if (faults.length > 0) continue;
    ids.add(exercise.id);
    exercises.push(exercise);
    for (const name of names) byName.set(keyOf(name), exercise);
  }
  return { table: { exercises, byName }, problems };
}

export function findExercise({ byName }: ExerciseTable, name: string): WrittenExercise | undefined {
  return byName.get(keyOf(name));
}

function keyOf(name: string): string {
  return name.toLocaleLowerCase('et');
}

function unknownMovement({ name, movement }: WrittenExercise): string {
  if (movement === '')
    return `„${name}“: veerus movement ei ole liikumist, mille järgi harjutus joonistatakse.`;
  const near = nearestName(movement, [...MOVEMENTS.keys()]);
  const hint = near === undefined ? '' : ` Kas mõtlesid „${near}“?`;
  return `„${name}“: liikumist „${movement}“ ei ole.${hint}`;
}
