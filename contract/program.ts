/** A training program as the CMS keeps it: the value of an item of key `program`, as JSON. */
import type { TrainingType } from './enumerations.ts';

export const PROGRAM_LEVELS = [
  'BEGINNER',
  'INTERMEDIATE',
  'ADVANCED',
] as const satisfies readonly TrainingType[];
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

export interface Program {
  title: string;
  level: ProgramLevel;
  /** One or two sentences, for the list. */
  summary: string;
  /** Markdown, with headings from `##`. */
  description: string;
  /** For each week the ids of its trainings, in the order in which they are done. */
  weeks: readonly (readonly string[])[];
}

/** The program in a CMS item's value; undefined if it has none. */
export function parseProgram(value: string): Program | undefined {
  try {
    const program: unknown = JSON.parse(value);
    return isProgram(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false;
  const { title, level, summary, description, weeks }: Partial<Record<keyof Program, unknown>> = value;
  return (
    [title, summary, description].every((text) => typeof text === 'string') &&
    PROGRAM_LEVELS.some((each) => each === level) &&
    Array.isArray(weeks) &&
    weeks.length > 0 &&
    weeks.every((week) => Array.isArray(week) && week.every((id) => typeof id === 'string'))
  );
}
