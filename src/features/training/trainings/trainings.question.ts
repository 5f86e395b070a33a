import {
  CalendarScreen_LatestTrainingsDocument,
  StudioScreen_TrainingsDocument,
  TrainingScreen_InfoDocument,
  TrainingScreen_VideoDocument,
  type TrainingDetailsFragment,
} from '../../../../contract/documents.generated.ts';
import { LIST_LIMIT } from '../../../../contract/limits.ts';
import type { LibraryDatabase } from '../../../library/library-database.ts';
import { declareList, declareQuestion } from '../../../reading/question.ts';
import type { PlanBlock, PlanStep } from './plan.text.ts';

type KeptPlan = TrainingDetailsFragment['plan'];
const NEITHER = { clip: null, equipment: null };
/** Of a copy stored by an earlier version. */
const NO_CHAPTERS = { chapters: null };

export const trainingsQuestion = declareList({
  document: StudioScreen_TrainingsDocument,
  variables: () => ({ limit: LIST_LIMIT.max, nextToken: null }),
  pageOf: ({ listTrainings }) => listTrainings,
  async fromLibrary(library) {
    const items = await library.get('trainings', 'all');
    return items && { listTrainings: { __typename: 'TrainingList' as const, items, nextToken: null } };
  },
});

/** The newest, open or closed to the viewer. */
export const latestTrainingsQuestion = declareQuestion({
  document: CalendarScreen_LatestTrainingsDocument,
  variables: (limit: number) => ({ limit }),
  answerOf: ({ listLatestTrainings }) => listLatestTrainings?.items,
  async fromLibrary(library, { limit }) {
    const kept = await library.get('trainings', 'all');
    const items = kept
      ?.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .slice(0, limit);
    return items && { listLatestTrainings: { __typename: 'TrainingList' as const, items, nextToken: null } };
  },
});

export const trainingQuestion = declareQuestion({
  document: TrainingScreen_InfoDocument,
  variables: (id: string) => ({ id }),
  answerOf: ({ getTraining }) => getTraining,
  fromLibrary: keptTraining,
});

/**
 * The video's address, requested separately from the training's details, because it is refused for a locked training
 * and they are not.
 */
export const videoQuestion = declareQuestion({
  document: TrainingScreen_VideoDocument,
  variables: (id: string) => ({ id }),
  answerOf: ({ getTraining }) => getTraining,
  fromLibrary: keptTraining,
  // Each answer signs the address anew, with which the film would begin anew.
  isFixedWhileShown: true,
});

async function keptTraining(library: LibraryDatabase, { id }: { id: string }) {
  const trainings = await library.get('trainings', 'all');
  const training = trainings?.find((each) => each.id === id);
  return (
    training && {
      getTraining: { ...NO_CHAPTERS, ...training, plan: keptPlan(training.plan), withdrawn: false },
    }
  );
}

/** A copy stored by an earlier version lacks the plan, its clips, or the equipment. */
function keptPlan(plan: KeptPlan | undefined): KeptPlan {
  if (!plan) return null;
  const step = (each: PlanStep): PlanStep => ({ ...each, exercise: { ...NEITHER, ...each.exercise } });
  const block = (each: PlanBlock): PlanBlock => ({ ...each, steps: each.steps.map(step) });
  return plan.map((section) => ({ ...section, blocks: section.blocks.map(block) }));
}
