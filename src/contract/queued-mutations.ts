/**
 * The mutations that a member may make without a network, each as page, worker and server agree on it. A device keeps
 * kind, version and variables of an entry, never a document: a newer build can still send what an older one kept.
 *
 * Sending one of them again is always harmless, also after something newer came between: each bears an id or a moment
 * of its own, by which the server knows a late copy (the contract says how for each). `subject` names the thing that it
 * is about: after a refusal, later entries on the same subject wait, and no document carries two of one subject.
 */
import { completionId } from './completion-id.ts';
import type {
  CompleteTrainingMutation,
  CreateMeasurementInput,
  CreateMeasurementMutation,
  DeleteMeasurementMutation,
  EditMyProfileInput,
  EditMyProfileMutation,
  GiveConsentMutation,
  UncompleteTrainingMutation,
} from './documents.generated.ts';
import type { ConsentKind } from './enumerations.ts';
import { dayOf } from './moments.ts';

export interface QueuedVariables {
  createMeasurement: { input: CreateMeasurementInput & { id: string } };
  deleteMeasurement: { id: string };
  completeTraining: { id: string; eventDateTime: string };
  /** `eventDateTime` is that of the completion she takes back; an older build did not keep it. */
  uncompleteTraining: { id: string; eventDateTime?: string };
  giveConsent: { kind: ConsentKind; textVersion: string; givenAt: string };
  editMyProfile: { input: EditMyProfileInput & { editedAt: string } };
}

/** The whole answer of each mutation, field by field as its document asks. */
export interface QueuedResults {
  createMeasurement: CreateMeasurementMutation;
  deleteMeasurement: DeleteMeasurementMutation;
  completeTraining: CompleteTrainingMutation;
  uncompleteTraining: UncompleteTrainingMutation;
  giveConsent: GiveConsentMutation;
  editMyProfile: EditMyProfileMutation;
}

export type QueuedKind = keyof QueuedVariables;
export type QueuedAnswers = { [K in QueuedKind]: NonNullable<QueuedResults[K][K & keyof QueuedResults[K]]> };

interface QueuedMutation<K extends QueuedKind> {
  /** Of the variables' shape. Raised with it, and then an upcaster reads the older rows (src/offline/current-entry.ts). */
  version: number;
  subject(variables: QueuedVariables[K], memberId: string): string;
}

export const QUEUED_MUTATIONS: { [K in QueuedKind]: QueuedMutation<K> } = {
  createMeasurement: {
    version: 1,
    subject: ({ input }) => `measurement:${input.id}`,
  },
  deleteMeasurement: {
    version: 1,
    subject: ({ id }) => `measurement:${id}`,
  },
  completeTraining: {
    version: 1,
    subject: ({ id, eventDateTime }, memberId) =>
      `completion:${completionId(dayOf(eventDateTime), id, memberId)}`,
  },
  uncompleteTraining: {
    version: 2,
    subject: ({ id }) => `completion:${id}`,
  },
  giveConsent: {
    version: 1,
    subject: ({ kind }) => `consent:${kind}`,
  },
  editMyProfile: {
    version: 2,
    subject: () => 'profile',
  },
};

export function isQueuedKind(kind: string): kind is QueuedKind {
  return Object.hasOwn(QUEUED_MUTATIONS, kind);
}
