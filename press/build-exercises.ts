import type {
  ExerciseContent,
  PlanBlockContent,
  PlanSectionContent,
  PlanStepContent,
} from '../server/modules/platform/content/content.ts';
import { clipOf } from './clips/clip.ts';
import { MOVEMENTS } from './clips/movements.ts';
import type { WrittenExercise } from './exercise-table.ts';
import type { MediaFolder } from './media-folder.ts';

/** Draws each exercise's movement; exercises with the same one share its file. Returns them by id. */
export async function buildExercises(
  exercises: readonly WrittenExercise[],
  media: MediaFolder,
): Promise<Map<string, ExerciseContent>> {
  const built = exercises.map(async ({ movement, ...exercise }): Promise<[string, ExerciseContent]> => {
    const drawn = MOVEMENTS.get(movement);
    if (!drawn) return [exercise.id, exercise];
    const place = { kind: 'clips', name: movement, ending: 'svg', isClosed: false } as const;
    return [exercise.id, { ...exercise, clip: await media.put(place, clipOf(drawn)) }];
  });
  return new Map(await Promise.all(built));
}

/** The plan with the clip of each exercise. */
export function withClips(
  plan: readonly PlanSectionContent[],
  exercises: ReadonlyMap<string, ExerciseContent>,
): PlanSectionContent[] {
  const step = (each: PlanStepContent) => ({
    ...each,
    exercise: exercises.get(each.exercise.id) ?? each.exercise,
  });
  const block = (each: PlanBlockContent) => ({ ...each, steps: each.steps.map(step) });
  return plan.map((section) => ({ ...section, blocks: section.blocks.map(block) }));
}
