import type { LibraryDatabase, LibraryTraining } from '../../../library/library-database.ts';
import { useLibraryContent } from '../../../reading/use-library-content.ts';

const NONE: readonly LibraryTraining[] = [];

/** The trainings that this device holds, with their plans. */
export function usePlans(): readonly LibraryTraining[] {
  return useLibraryContent(readTrainings, NONE) ?? NONE;
}

async function readTrainings(library: LibraryDatabase): Promise<readonly LibraryTraining[]> {
  return (await library.get('trainings', 'all')) ?? NONE;
}

/** The ids of the exercises that are done with a weight. */
export function loadedExercises(trainings: readonly LibraryTraining[]): ReadonlySet<string> {
  const steps = trainings.flatMap(({ plan }) =>
    // A library that an earlier build filled may lack the plan, or an exercise its equipment.
    (plan ?? []).flatMap(({ blocks }) => blocks.flatMap((block) => block.steps)),
  );
  const loaded = steps.filter(({ exercise }) => (exercise.equipment ?? null) !== null);
  return new Set(loaded.map(({ exercise }) => exercise.id));
}
