/** Entries and server responses for property tests: any state, any order, ids that collide. */
import fc from 'fast-check';
import type {
  CompletedTrainingCardFragment,
  MeasurementFiguresFragment,
  TrainingCardFragment,
} from '../../../contract/documents.generated.ts';
import {
  QUEUED_MUTATIONS,
  type QueuedKind,
  type QueuedVariables,
} from '../../../contract/queued-mutations.ts';
import type { Entry, EntryOfKind } from '../../../src/offline/entry.ts';

export const MEMBER = { id: 'member-1', email: 'premium@example.com' };

const NEVER_SENT = {
  version: 1,
  hasPhoto: false,
  attempts: 0,
  serverFailures: 0,
  createdAt: 0,
  appVersion: 'test',
};

export function entryOf<K extends QueuedKind>(
  kind: K,
  variables: QueuedVariables[K],
  rest: Partial<Pick<Entry, 'seq' | 'state' | 'shown' | 'refusal' | 'attempts' | 'hasPhoto'>> = {},
): EntryOfKind<K> {
  const seq = rest.seq ?? 1;
  const subject = QUEUED_MUTATIONS[kind].subject(variables, MEMBER.id);
  const entry = {
    ...NEVER_SENT,
    state: 'waiting',
    ...rest,
    seq,
    id: `entry-${seq}`,
    kind,
    variables,
    subject,
  };
  // The table that the subject came from ties kind, variables and subject together.
  return entry as unknown as EntryOfKind<K>;
}

export function inOrder<E extends Entry>(entries: readonly E[]): E[] {
  return entries.map((entry, index) => ({ ...entry, seq: index + 1, id: `entry-${index + 1}` }));
}

export const stateArbitrary = fc.constantFrom('waiting', 'sending', 'uploading', 'refused');

export const momentArbitrary = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 0, max: 23 }),
    fc.constantFrom('+02:00', '+03:00', 'Z'),
  )
  .map(([day, hour, offset]) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `2026-11-${two(day)}T${two(hour)}:30:00${offset}`;
  });

export const measurementIdArbitrary = fc.constantFrom('m-1', 'm-2', 'm-3', 'm-4', 'm-5');

export const measurementArbitrary: fc.Arbitrary<MeasurementFiguresFragment> = fc.record({
  __typename: fc.constant('MeasurementEvent'),
  id: measurementIdArbitrary,
  eventDateTime: momentArbitrary,
  weight: fc.option(fc.integer({ min: 200, max: 4000 }).map((tenths) => tenths / 10)),
  hips: fc.constant(null),
  chest: fc.constant(null),
  waist: fc.option(fc.integer({ min: 200, max: 3000 }).map((tenths) => tenths / 10)),
  leftThigh: fc.constant(null),
  rightThigh: fc.constant(null),
  photoUrl: fc.constant(null),
});

export function trainingCard(id: string): TrainingCardFragment {
  return {
    __typename: 'Training',
    id,
    title: `Treening ${id}`,
    type: ['BEGINNER'],
    category: ['BACK'],
    accessLevel: 'BASIC',
    thumbnail: null,
    createdAt: '2026-01-01T00:00:00Z',
    duration: 20,
    locked: false,
    updatedAt: '2026-01-01T00:00:00Z',
  };
}

export function completionCard(
  id: string,
  trainingId: string,
  eventDateTime: string,
): CompletedTrainingCardFragment {
  const owner = { __typename: 'EventOwner' as const, email: MEMBER.email };
  return { __typename: 'CompletedTraining', id, eventDateTime, owner, training: trainingCard(trainingId) };
}
