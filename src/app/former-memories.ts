import type { FormerMemory } from '../features/marks/carry-over.ts';
import { formerProgramStarts } from '../features/programs/former-program-starts.ts';

/** What former releases remembered on one device alone, from each feature. */
export const FORMER_MEMORIES: readonly FormerMemory[] = [formerProgramStarts];
