import type {
  TrainingCardFragment,
  TrainingDetailsFragment,
} from '../../../../contract/documents.generated.ts';

/**
 * The card that is stored with a mark: the training as its screen or the library has it, without the plan and all its drawings.
 */
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
