// Written by scripts/generate.mjs from contract/queued-mutations.graphql; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as operations from './documents.generated.ts';
import { CreateMeasurementDocument, DeleteMeasurementDocument, CompleteTrainingDocument, UncompleteTrainingDocument, SaveSessionDocument, DeleteSessionDocument, GiveConsentDocument, EditMyProfileDocument, SaveMarksDocument } from './documents.generated.ts';

/** The arguments that the schema takes of each. */
export interface QueuedArguments {
  createMeasurement: operations.CreateMeasurementMutationVariables;
  deleteMeasurement: operations.DeleteMeasurementMutationVariables;
  completeTraining: operations.CompleteTrainingMutationVariables;
  uncompleteTraining: operations.UncompleteTrainingMutationVariables;
  saveSession: operations.SaveSessionMutationVariables;
  deleteSession: operations.DeleteSessionMutationVariables;
  giveConsent: operations.GiveConsentMutationVariables;
  editMyProfile: operations.EditMyProfileMutationVariables;
  saveMarks: operations.SaveMarksMutationVariables;
}

/** The whole answer of each, field by field as its document asks. */
export interface QueuedResults {
  createMeasurement: operations.CreateMeasurementMutation;
  deleteMeasurement: operations.DeleteMeasurementMutation;
  completeTraining: operations.CompleteTrainingMutation;
  uncompleteTraining: operations.UncompleteTrainingMutation;
  saveSession: operations.SaveSessionMutation;
  deleteSession: operations.DeleteSessionMutation;
  giveConsent: operations.GiveConsentMutation;
  editMyProfile: operations.EditMyProfileMutation;
  saveMarks: operations.SaveMarksMutation;
}

export const QUEUED_DOCUMENTS: { [K in keyof QueuedResults]: TypedDocumentNode<QueuedResults[K], never> } = {
  createMeasurement: CreateMeasurementDocument,
  deleteMeasurement: DeleteMeasurementDocument,
  completeTraining: CompleteTrainingDocument,
  uncompleteTraining: UncompleteTrainingDocument,
  saveSession: SaveSessionDocument,
  deleteSession: DeleteSessionDocument,
  giveConsent: GiveConsentDocument,
  editMyProfile: EditMyProfileDocument,
  saveMarks: SaveMarksDocument,
};
