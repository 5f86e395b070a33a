import { formerCourseProgress } from '../features/course/course-progress.ts';
import type { FormerMemory } from '../features/marks/carry-over.ts';
import { formerProgramStarts } from '../features/programs/former-program-starts.ts';
import { formerCooking } from '../features/recipes/former-cooking.ts';
import { rememberedPositions } from '../features/trainings/watch-position.ts';

/** The things that a device remembered alone, from each feature. */
export const FORMER_MEMORIES: readonly FormerMemory[] = [
  formerProgramStarts,
  formerCourseProgress,
  formerCooking,
  rememberedPositions,
];
