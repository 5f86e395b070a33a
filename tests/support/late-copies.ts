/**
 * Histories of requests from one member's two phones, as the queued mutations send them, for tests of late and
 * repeated requests.
 */
import { print } from '@0no-co/graphql.web';
import fc from 'fast-check';
import { completionId } from '../../contract/completion-id.ts';
import { CONSENT_KINDS, type ConsentKind } from '../../contract/enumerations.ts';
import { dayOf } from '../../contract/moments.ts';
import { QUEUED_DOCUMENTS } from '../../contract/queued-documents.generated.ts';
import type { QueuedKind, QueuedVariables } from '../../contract/queued-mutations.ts';

/** A phone's step, or one that bypasses the outbox: by its name in the contract, or in the specification's own form. */
export type Step =
  | { do: 'createMeasurement' | 'deleteMeasurement'; thing: number; phone: number }
  | { do: 'saveSession'; thing: number; revision: number; note: boolean; done: Done; phone: number }
  | { do: 'deleteSession'; thing: number; phone: number }
  | { do: 'completeTraining' | 'uncompleteAll'; training: number; phone: number }
  /** Undoes the completion that step `of` made, or has yet to make. */
  | { do: 'uncompleteTraining'; of: number; phone: number }
  | { do: 'giveConsent' | 'withdrawConsent'; kind: ConsentKind; phone: number }
  | { do: 'editMyProfile' | 'editNow'; fields: Fields; phone: number }
  /** The number of pauses; null ends it. */
  | { do: 'saveMarks'; thing: number; pauses: number | null; phone: number };

/** The contents of a session's revision: its sets, and its end. */
interface Done {
  sets: number[];
  isOver: boolean;
}

type Fields = Partial<Record<'firstName' | 'lastName' | 'bio', string>>;

export interface History {
  steps: Step[];
  /** The lead of each phone's clock, in hours. */
  skews: number[];
}

export interface Request {
  /** Undefined for requests that no outbox queues, so that they have no late copies. */
  kind: QueuedKind | undefined;
  query: string;
  variables: object;
}

const HOUR_MS = 3_600_000;
const TRAININGS = ['treening-public', 'treening-basic'];

const phone = fc.nat({ max: 1 });
const kind = fc.constantFrom<ConsentKind>(...CONSENT_KINDS);
const word = fc.constantFrom('', 'Kaja', 'Mari', 'Õie');
const fields = fc.record({ firstName: word, lastName: word, bio: word }, { requiredKeys: [] });

const pauses = fc.option(fc.nat({ max: 2 }));

const savedSession = fc.record({
  do: fc.constant('saveSession' as const),
  thing: fc.nat({ max: 1 }),
  revision: fc.integer({ min: 1, max: 3 }),
  note: fc.nat({ max: 3 }).map((one) => one === 0),
  done: fc.record({ sets: fc.subarray([1, 2, 3]), isOver: fc.boolean() }),
  phone,
});

const queuedStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('createMeasurement' as const), thing: fc.nat({ max: 2 }), phone }),
  fc.record({ do: fc.constant('deleteMeasurement' as const), thing: fc.nat({ max: 2 }), phone }),
  // So often that several revisions of one training meet.
  { weight: 4, arbitrary: savedSession },
  fc.record({ do: fc.constant('deleteSession' as const), thing: fc.nat({ max: 1 }), phone }),
  fc.record({ do: fc.constant('completeTraining' as const), training: fc.nat({ max: 1 }), phone }),
  fc.record({ do: fc.constant('uncompleteTraining' as const), of: fc.nat({ max: 15 }), phone }),
  fc.record({ do: fc.constant('giveConsent' as const), kind, phone }),
  fc.record({ do: fc.constant('editMyProfile' as const), fields, phone }),
  fc.record({ do: fc.constant('saveMarks' as const), thing: fc.nat({ max: 1 }), pauses, phone }),
);
const otherStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('withdrawConsent' as const), kind, phone }),
  fc.record({ do: fc.constant('uncompleteAll' as const), training: fc.nat({ max: 1 }), phone }),
  fc.record({ do: fc.constant('editNow' as const), fields, phone }),
);
const skews = fc.array(fc.constantFrom(0, 0, -26, 3, 20), { minLength: 2, maxLength: 2 });

/** Generates histories of the phones' outboxes only, or also of requests that bypass them. */
export function histories(withOthers: boolean): fc.Arbitrary<History> {
  const step = withOthers
    ? fc.oneof({ weight: 5, arbitrary: queuedStep }, { weight: 1, arbitrary: otherStep })
    : queuedStep;
  return fc.record({ steps: fc.array(step, { minLength: 2, maxLength: 16 }), skews });
}

const WITHDRAW_CONSENT = `mutation ($kind: ConsentKind!, $givenAt: DateTime) {
  withdrawConsent(kind: $kind, givenAt: $givenAt) { id }
}`;

/** One step of each queued kind, all of which the server accepts. */
export const ONE_OF_EACH: History = {
  steps: [
    { do: 'giveConsent', kind: 'MEASUREMENTS', phone: 0 },
    { do: 'createMeasurement', thing: 0, phone: 0 },
    { do: 'deleteMeasurement', thing: 0, phone: 0 },
    { do: 'completeTraining', training: 0, phone: 0 },
    { do: 'uncompleteTraining', of: 3, phone: 0 },
    { do: 'editMyProfile', fields: { firstName: 'Kaja' }, phone: 0 },
    { do: 'saveSession', thing: 0, revision: 1, note: false, done: { sets: [1], isOver: true }, phone: 0 },
    { do: 'deleteSession', thing: 0, phone: 0 },
    { do: 'saveMarks', thing: 0, pauses: 1, phone: 0 },
  ],
  skews: [0, 0],
};

/** The time of the phone's clock at a step; pairs of steps share a moment, so that some coincide. */
function momentAt({ steps, skews: ahead }: History, index: number, base: Date): string {
  const skewMs = (ahead[steps[index]?.phone ?? 0] ?? 0) * HOUR_MS;
  const tallinn = new Date(base.getTime() + Math.floor(index / 2) * 60_000 + skewMs + 2 * HOUR_MS);
  return tallinn.toISOString().replace('Z', '+02:00');
}

/** The requests of the history's steps, in order, when the server's clock shows `base`. */
export function requestsOf(history: History, memberId: string, base: Date): Request[] {
  return history.steps.map((step, index): Request => {
    const moment = momentAt(history, index, base);
    switch (step.do) {
      case 'createMeasurement':
        return queued(step.do, { input: { id: uuid(step.thing), weight: 60, eventDateTime: moment } });
      case 'deleteMeasurement':
        return queued(step.do, { id: uuid(step.thing) });
      case 'saveSession': {
        const { thing, revision, note, done, phone: of } = step;
        const sets = done.sets.map((number) => ({ exercise: 'Kükk', number, doneAt: moment }));
        const input = {
          id: uuid(thing),
          revision,
          kind: 'TRAINING' as const,
          trainingId: trainingOf(thing),
          eventDateTime: moment,
          minutes: 30 + of,
          sets,
          ...(done.isOver && { endDateTime: moment }),
          ...(note && { note: 'Rabas.' }),
        };
        return queued(step.do, { input });
      }
      case 'deleteSession':
        return queued(step.do, { id: uuid(step.thing) });
      case 'completeTraining':
        return queued(step.do, { id: trainingOf(step.training), eventDateTime: moment });
      case 'uncompleteTraining': {
        const of = step.of % history.steps.length;
        const done = history.steps[of];
        const training = trainingOf(done?.do === 'completeTraining' ? done.training : 0);
        const eventDateTime = momentAt(history, of, base);
        const id = completionId(dayOf(eventDateTime), training, memberId);
        return queued(step.do, { id, eventDateTime });
      }
      case 'giveConsent':
        return queued(step.do, { kind: step.kind, textVersion: '2026-11-20', givenAt: moment });
      case 'editMyProfile':
        return queued(step.do, { input: { ...step.fields, editedAt: moment } });
      case 'saveMarks': {
        const value = step.pauses === null ? null : programStartWith(step.pauses);
        const mark = { kind: 'program-start', key: `program-${step.thing}`, value, changedAt: moment };
        return queued(step.do, { input: [mark] });
      }
      case 'withdrawConsent':
        return other(WITHDRAW_CONSENT, { kind: step.kind, givenAt: moment });
      case 'uncompleteAll': {
        const id = completionId(dayOf(moment), trainingOf(step.training), memberId);
        return other('mutation ($id: ID!) { uncompleteTraining(id: $id) }', { id });
      }
      case 'editNow':
        return other('mutation ($input: EditMyProfileInput!) { editMyProfile(input: $input) { id } }', {
          input: step.fields,
        });
    }
  });
}

function queued<K extends QueuedKind>(of: K, variables: QueuedVariables[K]): Request {
  return { kind: of, query: print(QUEUED_DOCUMENTS[of]), variables };
}

function other(query: string, variables: object): Request {
  return { kind: undefined, query, variables };
}

function programStartWith(count: number): string {
  const pause = { from: '2026-11-20', to: '2026-11-21' };
  return JSON.stringify({
    startedAt: '2026-11-01T00:00:00+02:00',
    pauses: Array.from({ length: count }, () => pause),
  });
}

const uuid = (thing: number) => `00000000-0000-4000-8000-00000000000${thing}`;
const trainingOf = (number: number) => TRAININGS[number] ?? 'treening-public';
