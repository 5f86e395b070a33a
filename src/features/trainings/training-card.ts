import type { TrainingCardFragment, TrainingDetailsFragment } from '../../contract/documents.generated.ts';

/** What is stored with a mark: of a training as its screen or the library has it, not the plan with all its drawings. */
export function cardOf(training: TrainingCardFragment | TrainingDetailsFragment): TrainingCardFragment {
  const {
    __typename,
    id,
    title,
    type,
    category,
    accessLevel,
    thumbnail,
    createdAt,
    duration,
    locked,
    updatedAt,
  } = training;
  return {
    __typename,
    id,
    title,
    type,
    category,
    accessLevel,
    thumbnail,
    createdAt,
    duration,
    locked,
    updatedAt,
  };
}
