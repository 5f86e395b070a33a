/** The published trainings as staff wrote them. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseExerciseTable } from '../../press/exercise-table.ts';
import { parseTraining, type WrittenTraining } from '../../press/training-file.ts';

const content = new URL('../../content/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table } = parseExerciseTable('exercises.csv', textOf('exercises.csv'));

export const writtenExercises = table.exercises;

export function writtenTrainings(): WrittenTraining[] {
  const names = readdirSync(new URL('trainings/', content)).filter((name) => name.endsWith('.md'));
  return names.flatMap((name) => {
    const { training } = parseTraining(`trainings/${name}`, textOf(`trainings/${name}`), table);
    return training ? [training] : [];
  });
}
