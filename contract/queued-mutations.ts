/**
 * The mutations that a member may make without a network: one record for each, from which page, worker and server derive their
 * parts. A mutation is queued because its operation is in queued-mutations.graphql; its document, its arguments and its answer
 * are generated from there. Everything else that all three must agree on is in its record.
 *
 * A device keeps kind, version and variables of an entry, never a document: a newer build can still send what an older
 * one kept. The server runs a batch of them in one transaction, so their resolvers touch nothing but the database.
 *
 * Sending one of them again is always harmless, also after something newer came between: each bears an id or a moment of
 * its own, by which the server knows a late copy (the schema says how for each).
 */
import { completionId } from './completion-id.ts';
import type {
  CreateMeasurementInput,
  EditMyProfileInput,
  MarkInput,
  SessionInput,
} from './documents.generated.ts';
import type { ConsentKind } from './enumerations.ts';
import { dayOf } from './moments.ts';
import type { MemberPermission } from './permissions.ts';
import type { QueuedArguments, QueuedResults } from './queued-documents.generated.ts';

export type { QueuedResults };
export type QueuedKind = keyof QueuedResults;
export type QueuedAnswers = { [K in QueuedKind]: NonNullable<QueuedResults[K][K & keyof QueuedResults[K]]> };

/** The variables that a device stores: the schema's, but required if a device never leaves them out. */
export interface QueuedVariables extends QueuedArguments {
  createMeasurement: { input: CreateMeasurementInput & { id: string } };
  completeTraining: { id: string; eventDateTime: string };
  /** `eventDateTime` is that of the completion she takes back; an older build did not keep it. */
  uncompleteTraining: { id: string; eventDateTime?: string };
  saveSession: { input: SessionInput };
  giveConsent: { kind: ConsentKind; textVersion: string; givenAt: string };
  editMyProfile: { input: EditMyProfileInput & { editedAt: string } };
  /** One mark to an entry, so that the newest of a key can take the place of the others. */
  saveMarks: { input: [MarkInput & { value: string | null }] };
}

export interface QueuedMutation<K extends QueuedKind> {
  /** Version of the variables. When it is raised, older rows must be converted (src/offline/current-entry.ts). */
  version: number;
  /** A caller who lacks it gets NOT_AUTHORIZED; its resolver has the finer rules. */
  permission: MemberPermission;
  /** The thing it is about. After a refusal later entries on it wait, and no batch carries two on one thing. */
  subject(variables: QueuedVariables[K], memberId: string): string;
  /** When it was done by the device's clock, which may be wrong (src/offline/wrong-clock.ts); null if it has no such moment. */
  moment: QueuedMoment<MomentField<QueuedVariables[K]>> | null;
  /** Also shifts the other timestamps of that clock, if a wrong clock shifts the entry's own. */
  along?(variables: QueuedVariables[K], move: (moment: string) => string): QueuedVariables[K];
  /** Nothing is left of the subject: earlier entries about it need not be sent any more (src/offline/batch.ts). */
  endsSubject?: true;
  /** True if it makes another waiting entry of its subject unnecessary, and takes its place (src/offline/keep-entries.ts). */
  replaces?: (variables: QueuedVariables[K], waiting: QueuedVariables[K]) => boolean;
}

export interface QueuedMoment<Field extends string = string> {
  field: Field;
  /** day: it says on which day something was done, so a wrong one asks her. order: it only says which of two is later. */
  decides: 'day' | 'order';
}

/** A variable, a field of one, or a field of the first of several: `givenAt`, `input.editedAt`, `input.0.changedAt`. */
type MomentField<Variables> = {
  [Name in keyof Variables & string]: Variables[Name] extends string
    ? Name
    : Variables[Name] extends readonly [infer First]
      ? `${Name}.0.${keyof First & string}`
      : `${Name}.${keyof Variables[Name] & string}`;
}[keyof Variables & string];

type QueuedMutations = { readonly [K in QueuedKind]: QueuedMutation<K> };

const mutations = {
  /** Also needs her consent to MEASUREMENTS, and to PHOTOS if a photo follows. */
  createMeasurement: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ input }) => `measurement:${input.id}`,
    moment: { field: 'input.eventDateTime', decides: 'day' },
  },
  deleteMeasurement: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ id }) => `measurement:${id}`,
    moment: null,
    endsSubject: true,
  },
  /** Also needs the training's access level, or to have been done in the last 30 days while it was open to her (decision 132). */
  completeTraining: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ id, eventDateTime }, memberId) =>
      `completion:${completionId(dayOf(eventDateTime), id, memberId)}`,
    moment: { field: 'eventDateTime', decides: 'day' },
  },
  uncompleteTraining: {
    version: 2,
    permission: 'AUTHENTICATED',
    subject: ({ id }) => `completion:${id}`,
    // Its moment names the completion, so it is not its own.
    moment: null,
  },
  /** Also needs her consent to TRAINING_NOTES, if it has her effort or a note. */
  saveSession: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ input }) => `session:${input.id}`,
    moment: { field: 'input.eventDateTime', decides: 'day' },
    along: ({ input }, move) => ({
      input: {
        ...input,
        endDateTime: input.endDateTime ? move(input.endDateTime) : null,
        ...(input.place?.endsAt && { place: { ...input.place, endsAt: move(input.place.endsAt) } }),
        sets: (input.sets ?? []).map((set) => ({ ...set, doneAt: move(set.doneAt) })),
      },
    }),
  },
  deleteSession: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ id }) => `session:${id}`,
    moment: null,
    endsSubject: true,
  },
  giveConsent: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ kind }) => `consent:${kind}`,
    moment: { field: 'givenAt', decides: 'order' },
  },
  editMyProfile: {
    version: 2,
    permission: 'AUTHENTICATED',
    subject: () => 'profile',
    moment: { field: 'input.editedAt', decides: 'order' },
  },
  /** Also needs the consent of a mark's kind, if it has one and the mark a value. */
  saveMarks: {
    version: 1,
    permission: 'AUTHENTICATED',
    subject: ({ input: [{ kind, key }] }) => `mark:${kind}:${key}`,
    moment: { field: 'input.0.changedAt', decides: 'order' },
    // An earlier change may come to the disk later: from another tab, or as a press that an ended page remembered.
    replaces: ({ input: [mark] }, { input: [waiting] }) => {
      const aheadMs = Date.parse(mark.changedAt) - Date.parse(waiting.changedAt);
      return aheadMs > 0 || (aheadMs === 0 && mark.value === waiting.value);
    },
  },
} as const satisfies QueuedMutations;

export const QUEUED_MUTATIONS: QueuedMutations = mutations;

export type QueuedVersion<K extends QueuedKind> = (typeof mutations)[K]['version'];

export function isQueuedKind(name: string): name is QueuedKind {
  return Object.hasOwn(QUEUED_MUTATIONS, name);
}
