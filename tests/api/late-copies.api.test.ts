/**
 * Promise 3 for requests that arrive again late: a queued mutation is harmless when a copy of it arrives after something
 * newer came between, whichever of two phones sent which, and whatever their clocks say.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteRecords } from '../../server/modules/account/account/erase-records.repository.ts';
import { QUEUED_MUTATIONS, type QueuedKind } from '../../contract/queued-mutations.ts';
import { histories, ONE_OF_EACH, type Request, requestsOf } from '../support/late-copies.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const BASE = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;

let server: TestServer;
let member: TestMember;
let now = BASE;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  member = await server.signedIn('basic');
});
afterAll(() => server.close());

const STATE = `{
  getMyProfile { firstName lastName bio updatedAt consents { kind textVersion givenAt } }
  measurements: getMyTimelineByType(type: "MEASUREMENT") { events { ...Event } }
  completions: getMyTimelineByType(type: "COMPLETEDTRAINING") { events { ...Event } }
  getMyMarks { marks { kind key value changedAt } cursor }
}
fragment Event on TimelineEvent { id eventDateTime ... on MeasurementEvent { weight } }`;

interface State {
  getMyProfile: Record<'firstName' | 'lastName' | 'bio', string | null>;
  completions: { events: { id: string }[] };
  getMyMarks: { marks: { key: string }[] };
}

/** A copy of request `of`, delivered once request `after` has been. */
interface Copy {
  of: number;
  after: number;
}

/** Returns what the server stores about her after the requests and the late copies; `copied` is called with each copy. */
async function stateAfter(
  requests: readonly Request[],
  copies: readonly Copy[],
  copied: (kind: QueuedKind) => void = () => undefined,
): Promise<State> {
  await deleteRecords(server.database, member.id, []);
  const taken = new Set<number>();
  for (const [index, request] of requests.entries()) {
    now = new Date(BASE.getTime() + index * MINUTE_MS);
    const { errors } = await member.ask(request.query, request.variables);
    if (errors.length === 0) taken.add(index);
    for (const { of } of copies.filter(({ after }) => after === index)) {
      const late = requests[of];
      if (late?.kind === undefined || !taken.has(of)) continue;
      await member.ask(late.query, late.variables);
      copied(late.kind);
    }
  }
  const { data, errors } = await member.ask(STATE);
  expect(errors).toEqual([]);
  return data as unknown as State;
}

const copies = fc.array(fc.record({ of: fc.nat({ max: 15 }), after: fc.nat({ max: 15 }) }), {
  minLength: 1,
  maxLength: 12,
});

const COPY_OF_EACH: Copy[] = ONE_OF_EACH.steps.map((_step, of) => ({ of, after: of }));

it('promise 3: a late copy of any queued mutation, from either phone, changes nothing', async () => {
  const kinds = new Set<QueuedKind>();
  await fc.assert(
    fc.asyncProperty(histories(true), copies, async (history, late) => {
      const requests = requestsOf(history, member.id, BASE);
      const without = await stateAfter(requests, []);
      expect(await stateAfter(requests, late, (kind) => kinds.add(kind))).toEqual(without);
    }),
    { numRuns: 60, examples: [[ONE_OF_EACH, COPY_OF_EACH]] },
  );
  expect([...kinds].sort()).toEqual(Object.keys(QUEUED_MUTATIONS).sort());
}, 240_000);

it('promise 2: edits, marks and completions of two phones have the same result in whatever order they arrive', async () => {
  const shuffled = histories(false).chain((history) => {
    const order = history.steps.map((_step, index) => index);
    const all = { minLength: order.length, maxLength: order.length };
    return fc.record({ history: fc.constant(history), order: fc.shuffledSubarray(order, all) });
  });
  await fc.assert(
    fc.asyncProperty(shuffled, async ({ history, order }) => {
      const requests = requestsOf(history, member.id, BASE).filter(
        ({ kind }) =>
          kind === 'editMyProfile' ||
          kind === 'saveMarks' ||
          kind === 'completeTraining' ||
          kind === 'uncompleteTraining',
      );
      const other = order.flatMap((index) => requests[index] ?? []);
      expect(whatStands(await stateAfter(other, []))).toEqual(whatStands(await stateAfter(requests, [])));
    }),
    { numRuns: 40 },
  );
}, 240_000);

/** Returns her texts and marks, and which trainings count as done. Of several moments of one day the first to arrive is shown. */
function whatStands({ getMyProfile, completions, getMyMarks }: State) {
  const { firstName, lastName, bio } = getMyProfile;
  const marks = getMyMarks.marks.toSorted((one, other) => one.key.localeCompare(other.key));
  return { firstName, lastName, bio, marks, done: completions.events.map(({ id }) => id).sort() };
}
