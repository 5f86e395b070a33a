/** The largest batches that a device can make, sent as it sends them, with the limits of development and of production. */
import '../support/offline/device.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DOCUMENT_MAX_COST,
  EXERCISE_NAME_MAX_LENGTH,
  REPLAY_BATCH_MAX_ENTRIES,
  REQUEST_MAX_BYTES,
  SESSION_ID_MAX_LENGTH,
  SESSION_MAX_SETS,
  SESSION_NAME_MAX_LENGTH,
  SESSION_NOTE_MAX_LENGTH,
  SESSION_REVISION,
} from '../../contract/limits.ts';
import { addDays } from '../../contract/moments.ts';
import { QUEUED_MUTATIONS, type QueuedKind } from '../../contract/queued-mutations.ts';
import { batchRequest, takeBatch } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { Outbox } from '../../src/offline/outbox.ts';
import { outcomeOf } from '../../src/offline/outcome.ts';
import { sendAll } from '../../src/offline/sender.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let development: TestServer;
let production: TestServer;

beforeAll(async () => {
  development = await startTestServer();
  production = await startTestServer({
    over: development,
    isProduction: true,
    isKnownOnly: true,
    maxCallsPerMinute: 120,
  });
});
afterAll(async () => {
  await production.close();
  await development.close();
});

const dayOf = (n: number) => addDays('2026-11-20', -n);
const momentOf = (n: number) => `${dayOf(n)}T07:30:00.123+02:00`;
const LONG_NAME = 'Õ'.repeat(100);

const PAUSE = { from: '2026-11-20', to: '2026-11-21' };
const LONG_START = JSON.stringify({
  startedAt: momentOf(0),
  pauses: Array.from({ length: 90 }, () => PAUSE),
});

const GIRTHS = { hips: 123.45, chest: 123.45, waist: 123.45, leftThigh: 123.45, rightThigh: 123.45 };

/** Three bytes long. */
const LONGEST_LETTER = '„';
const LONGEST_SET = (n: number) => ({
  exerciseId: 'x'.repeat(SESSION_ID_MAX_LENGTH),
  exercise: LONGEST_LETTER.repeat(EXERCISE_NAME_MAX_LENGTH),
  number: 100,
  repetitions: 1_000,
  seconds: 86_400,
  weight: 123.45,
  side: 'RIGHT',
  doneAt: momentOf(n),
});

/** Returns the longest variables of each kind, different for each `n`. */
const LONGEST: { [K in QueuedKind]: (n: number) => unknown } = {
  giveConsent: (n) => ({
    kind: n % 2 ? 'PHOTOS' : 'MEASUREMENTS',
    textVersion: 'v'.repeat(40),
    givenAt: momentOf(n),
  }),
  editMyProfile: () => ({ input: { firstName: LONG_NAME, lastName: LONG_NAME, bio: '„\n'.repeat(1000) } }),
  createMeasurement: (n) => ({
    input: { id: randomUUID(), eventDateTime: momentOf(n), weight: 123.45, ...GIRTHS },
  }),
  completeTraining: (n) => ({ id: 'treening-public', eventDateTime: momentOf(n) }),
  uncompleteTraining: (n) => ({ id: `${dayOf(n)}_treening-public_${randomUUID()}` }),
  deleteMeasurement: () => ({ id: randomUUID() }),
  saveSession: (n) => ({
    input: {
      id: randomUUID(),
      revision: SESSION_REVISION.max,
      kind: 'TRAINING',
      trainingId: 't'.repeat(SESSION_ID_MAX_LENGTH),
      name: LONGEST_LETTER.repeat(SESSION_NAME_MAX_LENGTH),
      eventDateTime: momentOf(n),
      endDateTime: momentOf(n),
      minutes: 1_440,
      effort: 10,
      note: LONGEST_LETTER.repeat(SESSION_NOTE_MAX_LENGTH),
      sets: Array.from({ length: SESSION_MAX_SETS }, () => LONGEST_SET(n)),
    },
  }),
  deleteSession: () => ({ id: randomUUID() }),
  saveMarks: (n) => ({
    input: [
      { kind: 'program-start', key: `${n}`.padEnd(100, 'p'), value: LONG_START, changedAt: momentOf(n) },
    ],
  }),
};
const KINDS = Object.keys(LONGEST) as QueuedKind[];

/** Returns what waits on a device after a long time without a network: `count` entries that alternate between these kinds. */
function waiting(kinds: readonly QueuedKind[], count: number): Entry[] {
  return Array.from({ length: count }, (_, n) => {
    const kind = kinds[n % kinds.length] as QueuedKind;
    const entry: unknown = {
      seq: 1_000_000_000 + n,
      kind,
      version: QUEUED_MUTATIONS[kind].version,
      variables: LONGEST[kind](n),
      // Each on its own subject, so that as many travel together as one request may hold.
      subject: `${n}`,
    };
    return entry as Entry;
  });
}

const settings = [
  ['development', () => development],
  ['production', () => production],
] as const;
const mixes = [...KINDS.map((kind) => [kind, [kind]] as const), ['all kinds mixed', KINDS] as const];

describe.each(settings)('with %s’s limits', (_setting, server) => {
  it.each(mixes)('accepts the largest batch of %s whole', async (_mix, kinds) => {
    const member = await server().signedIn('premium');
    const batch = takeBatch(waiting(kinds, 2 * REPLAY_BATCH_MAX_ENTRIES), new Set());
    const body = JSON.stringify(batchRequest(batch));
    const response = await fetch(`${server().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
      body,
    });
    const outcome = outcomeOf(response.status, await response.json(), batch);
    if (outcome.type !== 'answered') throw new Error(`${batch.length} were turned down: ${outcome.type}`);
    const answers = new Set(outcome.outcomes.map(({ type }) => type));
    expect([...answers].filter((type) => type !== 'delivered' && type !== 'refused')).toEqual([]);
    expect(Buffer.byteLength(body)).toBeLessThan(REQUEST_MAX_BYTES);
  });
});

it.each([
  ['completions', 'completeTraining'],
  ['measurements', 'createMeasurement'],
] as const)(
  'accepts 500 %s in ten requests',
  async (_what, kind) => {
    const member = await production.signedIn('premium');
    const { requests, left } = await sendFromDevice(production, member, kind, 500);
    expect([requests, left]).toEqual([10, []]);
  },
  180_000,
);

it('refuses a document that costs more than a batch may', async () => {
  const fields = 'id title duration type category';
  const cards = (spreads: number) =>
    `{ listTrainings { items { ${'...Card '.repeat(spreads)} } } } fragment Card on Training { ${fields} }`;
  // Each spread costs its five fields, one and a half times for each of the two levels around it.
  const spreads = Math.floor(DOCUMENT_MAX_COST / (5 * 1.5 * 1.5));
  expect(await development.ask(cards(spreads - 1))).toMatchObject({ code: null });
  expect(await development.ask(cards(spreads + 1))).toMatchObject({
    status: 200,
    code: 'BAD_USER_INPUT',
    data: null,
  });
});

async function sendFromDevice(
  server: TestServer,
  member: TestMember,
  kind: 'completeTraining' | 'createMeasurement',
  count: number,
) {
  const outbox = await Outbox.open(member.id, 'test');
  await outbox.add('giveConsent', { kind: 'MEASUREMENTS', textVersion: '2026-11-20', givenAt: momentOf(0) });
  await send(server, member);
  for (let n = 0; n < count; n += 1) await outbox.add(kind, LONGEST[kind](n) as never);
  const requests = await send(server, member);
  await outbox.refresh();
  outbox.close();
  return { requests, left: outbox.entries.map(({ state, refusal }) => ({ state, refusal })) };
}

/** Returns how many requests it took. */
async function send({ url }: TestServer, { id, token }: TestMember): Promise<number> {
  let requests = 0;
  await sendAll({
    memberId: id,
    endpoint: `${url}/graphql`,
    token: async () => ({ type: 'token', token, memberId: id }),
    fetch: (input, init) => {
      requests += 1;
      return fetch(input, init);
    },
  });
  return requests;
}
