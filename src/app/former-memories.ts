import { formerCourseProgress } from '../features/lessons/course/course-progress.ts';
import type { FormerMemory } from '../platform/marks/carry-over.ts';
import { formerProgramStarts } from '../features/training/programs/former-program-starts.ts';
import { formerCooking } from '../features/food/recipes/former-cooking.ts';
import { rememberedPositions } from '../features/training/trainings/watch-position.ts';

/** The things that a device remembered alone, from each feature. */
export const FORMER_MEMORIES: readonly FormerMemory[] = [
  formerProgramStarts,
  formerCourseProgress,
  formerCooking,
  rememberedPositions,
];
