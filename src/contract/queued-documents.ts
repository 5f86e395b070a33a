/** The document of each queued mutation: one root field, which bears the kind's name. Apart, because only sending needs them. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  CompleteTrainingDocument,
  CreateMeasurementDocument,
  DeleteMeasurementDocument,
  EditMyProfileDocument,
  GiveConsentDocument,
  UncompleteTrainingDocument,
} from './documents.generated.ts';
import type { QueuedKind, QueuedResults } from './queued-mutations.ts';

export const QUEUED_DOCUMENTS: { [K in QueuedKind]: TypedDocumentNode<QueuedResults[K], never> } = {
  createMeasurement: CreateMeasurementDocument,
  deleteMeasurement: DeleteMeasurementDocument,
  completeTraining: CompleteTrainingDocument,
  uncompleteTraining: UncompleteTrainingDocument,
  giveConsent: GiveConsentDocument,
  editMyProfile: EditMyProfileDocument,
};
