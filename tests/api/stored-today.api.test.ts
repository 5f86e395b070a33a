/** The database that all processes share limits the entries that a member stores in a day. */
import '../support/offline/device.ts';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storedToday } from '../../server/modules/platform/stored-today/stored-today.tables.ts';
import { completionId } from '../../contract/completion-id.ts';
import { STORED_PER_DAY, type StoredKind } from '../../contract/limits.ts';
import { addDays } from '../../contract/moments.ts';
import { Outbox } from '../../src/offline/outbox.ts';
import type { PassEnd } from '../../src/offline/pass-end.ts';
import { sendAll } from '../../src/offline/sender.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

/** 14.00 in Tallinn: ten hours before midnight. */
const NOON = new Date('2026-11-20T12:00:00Z');
const TO_MIDNIGHT_SECONDS = 10 * 3_600;
const TRAINING = 'treening-public';

let server: TestServer;
let now = NOON;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());
afterEach(() => {
  now = NOON;
});

const momentOf = (n: number) => `${addDays('2026-11-20', -n)}T07:30:00.000+02:00`;
const doneOn = (member: TestMember, n: number) =>
  completionId(addDays('2026-11-20', -n), TRAINING, member.id);

interface Store {
  query: string;
  /** Returns different variables for each `n`. */
  variables: (n: number, member: TestMember) => object;
}

const ids = Array.from({ length: 10 }, () => randomUUID());
const STORES: Record<string, Store & { kind: StoredKind }> = {
  'a measurement': {
    kind: 'measurements',
    query: 'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }',
    variables: (n) => ({ input: { id: ids[n], eventDateTime: momentOf(n), weight: 70 } }),
  },
  'a revision of a session': {
    kind: 'sessions',
    query: 'mutation ($input: SessionInput!) { saveSession(input: $input) { id } }',
    variables: (n) => ({ input: { id: ids[n], revision: 1, kind: 'RUN', eventDateTime: momentOf(n) } }),
  },
  'the deletion of a session that has yet to arrive': {
    kind: 'tombstones',
    query: 'mutation ($id: ID!) { deleteSession(id: $id) }',
    variables: (n) => ({ id: ids[n] }),
  },
  'a completion': {
    kind: 'completions',
    query: 'mutation ($id: ID!, $at: DateTime!) { completeTraining(id: $id, eventDateTime: $at) { id } }',
    variables: (n) => ({ id: TRAINING, at: momentOf(n) }),
  },
  'the deletion of what has yet to arrive': {
    kind: 'tombstones',
    query: 'mutation ($id: ID!) { deleteMeasurement(id: $id) }',
    variables: (n) => ({ id: ids[n] }),
  },
  'the taking back of what has yet to arrive': {
    kind: 'tombstones',
    query: 'mutation ($id: ID!, $at: DateTime!) { uncompleteTraining(id: $id, eventDateTime: $at) }',
    variables: (n, member) => ({ id: doneOn(member, n), at: momentOf(n) }),
  },
  'a mark of a new key': {
    kind: 'marks',
    query: 'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }',
    variables: (n) => ({
      input: [{ kind: 'program-start', key: `program-${n}`, value: null, changedAt: momentOf(n) }],
    }),
  },
  'an edit of the profile': {
    kind: 'profileEdits',
    query: 'mutation ($input: EditMyProfileInput!) { editMyProfile(input: $input) { id } }',
    variables: (n) => ({
      input: { firstName: `Mari ${n}`, editedAt: new Date(NOON.getTime() + n * 1000).toISOString() },
    }),
  },
};

/** Leaves room for this many more of the kind today; some have been stored already. */
async function leaveRoom({ id }: TestMember, kind: StoredKind, room: number): Promise<void> {
  const isCount = and(eq(storedToday.memberId, id), eq(storedToday.kind, kind));
  const rows = await server.database.update(storedToday).set({ room }).where(isCount).returning();
  expect(rows).toHaveLength(1);
}

/** A member who may store measurements. */
async function newMember(): Promise<TestMember> {
  const member = await server.signedIn('premium');
  await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
  return member;
}

describe.each(Object.entries(STORES))('%s', (_what, { kind, query, variables }) => {
  const store = async (member: TestMember, n: number) => {
    const { code, errors } = await member.ask(query, variables(n, member));
    return { code, retryAfterSeconds: errors[0]?.extensions['retryAfterSeconds'] };
  };
  const TAKEN = { code: null, retryAfterSeconds: undefined };
  const REFUSED = { code: 'RATE_LIMITED', retryAfterSeconds: TO_MIDNIGHT_SECONDS };

  it('is refused until midnight when the day is full; repeats, other members and the next day are not', async () => {
    const [member, other] = [await newMember(), await newMember()];
    expect(await store(member, 0)).toEqual(TAKEN);
    await leaveRoom(member, kind, 1);
    expect(await store(member, 0)).toEqual(TAKEN);
    expect(await store(member, 1)).toEqual(TAKEN);
    for (const _time of [1, 2]) expect(await store(member, 2)).toEqual(REFUSED);
    for (const n of [0, 1]) expect(await store(member, n)).toEqual(TAKEN);
    expect(await store(other, 2)).toEqual(TAKEN);
    now = new Date(NOON.getTime() + TO_MIDNIGHT_SECONDS * 1000);
    expect(await store(member, 2)).toEqual(TAKEN);
  });

  it(`is accepted ${STORED_PER_DAY[kind]} times a day`, async () => {
    const member = await newMember();
    await store(member, 0);
    const rows = await server.database.select().from(storedToday).where(eq(storedToday.memberId, member.id));
    expect(rows.find((row) => row.kind === kind)?.room).toBe(STORED_PER_DAY[kind] - 1);
  });
});

it('stores nothing of what is refused', async () => {
  const member = await newMember();
  const { query, variables } = STORES['a completion'] as Store;
  await member.ask(query, variables(0, member));
  await leaveRoom(member, 'completions', 0);
  await member.ask(query, variables(1, member));
  const { data } = await member.ask('{ getMyTimelineByType(type: "COMPLETEDTRAINING") { events { id } } }');
  expect(data?.['getMyTimelineByType']).toEqual({ events: [{ id: doneOn(member, 0) }] });
});

it('limits how often a consent is given, but never its withdrawal', async () => {
  const member = await newMember();
  await leaveRoom(member, 'consents', 1);
  const give = 'mutation { giveConsent(kind: PHOTOS, textVersion: "2026-11-20") { id } }';
  const withdraw = 'mutation { withdrawConsent(kind: PHOTOS) { id } }';
  const codes = [];
  for (const query of [give, give, withdraw, give, withdraw]) codes.push((await member.ask(query)).code);
  expect(codes).toEqual([null, null, null, 'RATE_LIMITED', null]);
});

it('lets her delete and undo what is there, however much she has stored', async () => {
  const member = await newMember();
  for (const name of ['a measurement', 'a completion', 'the deletion of what has yet to arrive']) {
    const { query, variables } = STORES[name] as Store;
    await member.ask(query, variables(name.startsWith('the') ? 5 : 0, member));
  }
  await leaveRoom(member, 'tombstones', 0);
  const { code } = await member.ask(
    'mutation ($one: ID!, $other: ID!, $at: DateTime!) { deleteMeasurement(id: $one) uncompleteTraining(id: $other, eventDateTime: $at) }',
    { one: ids[0], other: doneOn(member, 0), at: momentOf(0) },
  );
  expect(code).toBeNull();
});

it('accepts only as many simultaneous ones as the day has room for', async () => {
  const member = await newMember();
  const { query, variables } = STORES['a completion'] as Store;
  await member.ask(query, variables(0, member));
  await leaveRoom(member, 'completions', 3);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => member.ask(query, variables(n, member))));
  expect(answers.map(({ code }) => code).filter((code) => code === null)).toHaveLength(3);
});

it('keeps what a full day cannot take on the phone, in order, until the next day', async () => {
  const member = await newMember();
  await member.ask((STORES['a completion'] as Store).query, { id: TRAINING, at: momentOf(9) });
  await leaveRoom(member, 'completions', 3);
  const outbox = await Outbox.open(member.id, 'test');
  for (let n = 0; n < 6; n += 1)
    await outbox.add('completeTraining', { id: TRAINING, eventDateTime: momentOf(n) });
  const left = async () => {
    await outbox.refresh();
    return outbox.entries.map(({ state, variables }) => [
      state,
      'eventDateTime' in variables && variables.eventDateTime,
    ]);
  };
  const waiting = [3, 4, 5].map((n) => ['waiting', momentOf(n)]);
  const full = { type: 'later', retryAfterMs: TO_MIDNIGHT_SECONDS * 1000 };
  // More often than a server may fail on an entry.
  for (let time = 0; time < 7; time += 1) {
    expect(await send(member)).toMatchObject(full);
    expect(await left()).toEqual(waiting);
  }
  now = new Date(NOON.getTime() + TO_MIDNIGHT_SECONDS * 1000);
  expect(await send(await server.signInAgain(member))).toEqual({ type: 'empty' });
  expect(await left()).toEqual([]);
  outbox.close();
});

it('counts undoing an unknown moment, even if another of that day is there', async () => {
  const member = await newMember();
  const { query, variables } = STORES['the taking back of what has yet to arrive'] as Store;
  await member.ask((STORES['a completion'] as Store).query, { id: TRAINING, at: momentOf(0) });
  await member.ask(query, variables(1, member));
  await leaveRoom(member, 'tombstones', 0);
  const unknown = { id: doneOn(member, 0), at: momentOf(0).replace('T07', 'T09') };
  expect((await member.ask(query, unknown)).code).toBe('RATE_LIMITED');
  expect((await member.ask(query, variables(0, member))).code).toBeNull();
});

it('does not count an edit that changes no text', async () => {
  const member = await newMember();
  const { query, variables } = STORES['an edit of the profile'] as Store;
  await member.ask(query, variables(1, member));
  await leaveRoom(member, 'profileEdits', 0);
  const { input } = variables(1, member) as { input: object };
  const later = { input: { ...input, editedAt: new Date(NOON.getTime() + 5_000).toISOString() } };
  expect((await member.ask(query, later)).code).toBeNull();
  expect((await member.ask(query, variables(9, member))).code).toBe('RATE_LIMITED');
});

it('does not start the day again if a server’s clock goes back', async () => {
  const member = await newMember();
  const { query, variables } = STORES['an edit of the profile'] as Store;
  await member.ask(query, variables(1, member));
  await leaveRoom(member, 'profileEdits', 0);
  now = new Date(NOON.getTime() - 24 * 3_600_000);
  const earlier = await server.signInAgain(member);
  expect((await earlier.ask(query, { input: { bio: 'Jooksen.' } })).code).toBe('RATE_LIMITED');
  now = NOON;
  expect((await member.ask(query, variables(3, member))).code).toBe('RATE_LIMITED');
});

it('forgets the counts of an erased member', async () => {
  const member = await newMember();
  await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', { email: member.email });
  const rows = await server.database.select().from(storedToday).where(eq(storedToday.memberId, member.id));
  expect(rows).toEqual([]);
});

async function send({ id, token }: TestMember): Promise<PassEnd> {
  return sendAll({
    memberId: id,
    endpoint: `${server.url}/graphql`,
    token: async () => ({ type: 'token', token, memberId: id }),
  });
}
