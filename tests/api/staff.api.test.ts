import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGraphql } from '../support/graphql-call.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');
let trainer: TestMember;

const PRIVATE = `query ($type: String!, $date: String!, $limit: Int, $nextToken: String) {
  getPrivateTimelineByType(type: $type, date: $date, limit: $limit, nextToken: $nextToken) {
    nextToken events { __typename id eventDateTime ... on CompletedTraining { owner { email } training { id } } }
  }
}`;
const USERS = `query ($email: String!, $limit: Int, $nextToken: String) {
  adminListUsersByEmail(email: $email, limit: $limit, nextToken: $nextToken) { nextToken items { id email } }
}`;

interface Page<Item> {
  nextToken: string | null;
  events: Item[];
  items: Item[];
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  trainer = await server.signedIn('trainer');
});
afterAll(() => server.close());

async function everyPage<Item>(
  caller: TestMember,
  query: string,
  field: string,
  variables: object,
): Promise<Item[]> {
  const all: Item[] = [];
  let nextToken: string | null = null;
  do {
    const answer = await caller.ask(query, { ...variables, nextToken });
    const page = answer.data?.[field] as Page<Item>;
    all.push(...(page.events ?? page.items));
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return all;
}

describe('getPrivateTimelineByType', () => {
  const COMPLETED = 'COMPLETEDTRAINING';
  let members: TestMember[];

  beforeAll(async () => {
    members = [await server.signedIn('basic'), await server.signedIn('basic'), await server.signedIn()];
    for (const [index, member] of members.entries()) {
      await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
      await member.ask(
        'mutation { createMeasurement(input: { weight: 71.3, eventDateTime: "2026-11-10T08:00:00+02:00" }) { id } }',
      );
      for (const day of ['2026-10-31', '2026-11-10', `2026-11-1${index + 1}`]) {
        await member.ask(
          `mutation { completeTraining(id: "treening-public", eventDateTime: "${day}T0${index}:30:00+02:00") { id } }`,
        );
      }
    }
  });

  it('shows a trainer every member’s completions of a day with the members’ names, newest first', async () => {
    const { data } = await trainer.ask(PRIVATE, { type: COMPLETED, date: '2026-11-10' });
    expect(data?.['getPrivateTimelineByType']).toEqual({
      nextToken: null,
      events: [...members].reverse().map(({ id, email }, index) => ({
        __typename: 'CompletedTraining',
        id: `2026-11-10_treening-public_${id}`,
        eventDateTime: `2026-11-10T0${2 - index}:30:00+02:00`,
        owner: { email },
        training: { id: 'treening-public' },
      })),
    });
  });

  it('shows a month page by page, its own days and no others, and never a measurement', async () => {
    const events = await everyPage<{ id: string; __typename: string; eventDateTime: string }>(
      trainer,
      PRIVATE,
      'getPrivateTimelineByType',
      {
        type: COMPLETED,
        date: '2026-11',
        limit: 2,
      },
    );
    expect(events).toHaveLength(6);
    expect(new Set(events.map(({ id }) => id)).size).toBe(6);
    expect(new Set(events.map(({ __typename }) => __typename))).toEqual(new Set(['CompletedTraining']));
    const times = events.map(({ eventDateTime }) => Date.parse(eventDateTime));
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it('has in a day what was done on it in the first time zone and in the last one', async () => {
    const [east, west] = members;
    await east?.ask(
      'mutation { completeTraining(id: "treening-public", eventDateTime: "2026-09-15T00:05:00+14:00") { id } }',
    );
    await west?.ask(
      'mutation { completeTraining(id: "treening-public", eventDateTime: "2026-09-15T23:55:00-12:00") { id } }',
    );
    const { data } = await trainer.ask(PRIVATE, { type: COMPLETED, date: '2026-09-15' });
    expect((data?.['getPrivateTimelineByType'] as Page<{ id: string }>).events.map(({ id }) => id)).toEqual([
      `2026-09-15_treening-public_${west?.id}`,
      `2026-09-15_treening-public_${east?.id}`,
    ]);
  });

  it('never shows measurements, to nobody', async () => {
    for (const caller of [trainer, await server.signedIn('admin')]) {
      expect(await caller.ask(PRIVATE, { type: 'MEASUREMENT', date: '2026-11' })).toMatchObject({
        code: 'NOT_AUTHORIZED',
      });
    }
  });

  it('names what is wrong, and accepts no page token of another trainer', async () => {
    expect(await trainer.ask(PRIVATE, { type: 'SCHEDULED', date: '2026-11' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'type',
    });
    for (const date of ['', '2026', '2026-02-30', '2026-11-10T00:00:00+02:00']) {
      expect(await trainer.ask(PRIVATE, { type: COMPLETED, date })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'date',
      });
    }
    const first = await trainer.ask(PRIVATE, { type: COMPLETED, date: '2026-11', limit: 2 });
    const { nextToken } = first.data?.['getPrivateTimelineByType'] as Page<never>;
    const other = await server.signedIn('trainer');
    expect(await other.ask(PRIVATE, { type: COMPLETED, date: '2026-11', nextToken })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'nextToken',
    });
  });

  it('has a counterpart for one member: a trainer may name another owner, for completions only', async () => {
    const mine =
      'query ($type: String!, $owner: ID) { getMyTimelineByType(type: $type, owner: $owner) { events { id } } }';
    const owner = members[0]?.id ?? '';
    const { data } = await trainer.ask(mine, { type: 'COMPLETEDTRAINING#2026-11', owner });
    expect(data).toMatchObject({
      getMyTimelineByType: {
        events: [
          { id: `2026-11-11_treening-public_${owner}` },
          { id: `2026-11-10_treening-public_${owner}` },
        ],
      },
    });
    expect(await trainer.ask(mine, { type: 'MEASUREMENT', owner })).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });
});

describe('adminListUsersByEmail', () => {
  it('finds users by the beginning of their email, in any case, page by page', async () => {
    const admin = await server.signedIn('admin');
    const make = (email: string) =>
      server.identity.createConfirmedUser({ email, password: 'Proovin2026', groups: [] });
    const ids = await Promise.all(
      ['otsing.1@example.com', 'Otsing.2@example.com', 'otsing_3@example.com'].map(make),
    );
    await make('teine@example.com');
    const users = await everyPage<{ id: string }>(admin, USERS, 'adminListUsersByEmail', {
      email: ' OTSING',
      limit: 2,
    });
    expect(users.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const { data } = await admin.ask(USERS, { email: 'otsing.1' });
    expect(data).toEqual({
      adminListUsersByEmail: { nextToken: null, items: [{ id: ids[0], email: 'otsing.1@example.com' }] },
    });
    expect((await admin.ask(USERS, { email: 'x" or email ^= "' })).data).toEqual({
      adminListUsersByEmail: { nextToken: null, items: [] },
    });
    const first = await admin.ask(USERS, { email: 'otsing', limit: 1 });
    const { nextToken } = first.data?.['adminListUsersByEmail'] as Page<never>;
    expect(await admin.ask(USERS, { email: 'teine', nextToken })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'nextToken',
    });
    const others = await server.signedIn('admin');
    expect(await others.ask(USERS, { email: 'otsing', nextToken })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'nextToken',
    });
  });

  it('refuses an email that is too long', async () => {
    const admin = await server.signedIn('admin');
    expect(await admin.ask(USERS, { email: 'a'.repeat(257) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'email',
    });
  });
});

describe('a group taken away', () => {
  const seconds = (count: number) => {
    now = new Date(now.getTime() + count * 1000);
  };

  it.each([
    ['trainer', PRIVATE, { type: 'COMPLETEDTRAINING', date: '2026-11' }],
    ['admin', USERS, { email: 'keegi' }],
  ])(
    'stops working within half a minute for a %s whose token still names it',
    async (group, query, variables) => {
      const member = await server.signedIn(group, 'premium');
      expect((await member.ask(query, variables)).code).toBeNull();
      await server.services.identityAdmin.removeFromGroup(member.id, group);
      seconds(31);
      expect(await member.ask(query, variables)).toMatchObject({ status: 200, code: 'NOT_AUTHORIZED' });
      expect((await member.ask('{ listMealPlan(input: { date: "2026-11-20" }) { id } }')).code).toBeNull();
      const closed = await member.ask('{ getRecipe(id: "retsept-vip") { locked } }');
      expect(closed.data).toEqual({ getRecipe: { locked: true } });
    },
  );

  it('makes calls fail instead of refusing them while the identity service is out of reach', async () => {
    const member = await server.signedIn('trainer');
    const { identityAdmin } = server.services;
    const groupsOf = identityAdmin.groupsOf;
    identityAdmin.groupsOf = () => Promise.reject(new Error('out of reach'));
    // Only this process's way to the identity service is broken.
    const answer = await callGraphql(server.ownUrl, member.token, PRIVATE, {
      type: 'COMPLETEDTRAINING',
      date: '2026-11',
    });
    identityAdmin.groupsOf = groupsOf;
    expect(answer).toMatchObject({ code: 'INTERNAL' });
  });
});
