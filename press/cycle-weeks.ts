/** The weeks of the menu and of the schedule, each a file `nadal-<n>.yaml`; after the last comes the first again. */
import { nameOf } from './content-folder.ts';
import type { Problem } from './problem.ts';

/** The cycle's length: at least one week, so that every date has a place in it. */
export function weeksIn(files: readonly string[]): number {
  return Math.max(1, ...numbersOf(files));
}

/** Finds weeks between others that have no file: on their days nothing would be shown. */
export function findMissingWeeks(folder: string, files: readonly string[], { least = 0 } = {}): Problem[] {
  const written = new Set(numbersOf(files));
  const weeks = Array.from({ length: Math.max(least, ...written) }, (_, at) => at + 1);
  return weeks
    .filter((week) => !written.has(week))
    .map((week) => ({ file: folder, message: `Puudu on ${folder}/nadal-${week}.yaml.` }));
}

/** A file with another name is a problem of its own. */
function numbersOf(files: readonly string[]): number[] {
  return files.flatMap((file) => {
    const [, digits] = /^nadal-([1-9]\d?)$/u.exec(nameOf(file)) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
}
