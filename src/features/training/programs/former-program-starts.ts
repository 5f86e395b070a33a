/** Releases before marks kept her start of a program on one device, for a year from the last change. */
import { programStart } from '../../../../contract/marks/program-start.mark.ts';
import type { FormerMemory } from '../../../platform/marks/carry-over.ts';

export const formerProgramStarts: FormerMemory = {
  prefix: 'program.',
  lifeMs: 365 * 24 * 60 * 60 * 1000,
  marksOf: (key, value) => [{ kind: programStart, key, value }],
};
