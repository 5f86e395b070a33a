/** Her sessions by the name that the contract was asked for. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const FIELDS = 'id revision kind name eventDateTime endDateTime minutes';
const WALK = {
  revision: 1,
  kind: 'WALK',
  name: 'Matk rabas',
  eventDateTime: '2026-11-20T08:05:00+02:00',
  endDateTime: '2026-11-20T08:50:00+02:00',
  minutes: 45,
};

const save = (member: TestMember, input: object) =>
  member.ask('mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', { input });

describe('getMySessions', () => {
  const PAGE = `query ($nextToken: String) { getMySessions(limit: 2, nextToken: $nextToken) { nextToken events { id ... on TrainingSession { ${FIELDS} } } } }`;
  const SAME = `query ($nextToken: String) { getMyTimelineByType(type: "SESSION", limit: 2, nextToken: $nextToken) { nextToken events { id } } }`;
  interface Page {
    nextToken: string | null;
    events: { id: string }[];
  }
  const pageOf = async (member: TestMember, nextToken: string | null = null) =>
    (await member.ask(PAGE, { nextToken })).data?.['getMySessions'] as Page;

  it('pages through every session of hers of every month, newest first, as getMyTimelineByType does', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const days = ['2026-11-20', '2026-11-02', '2026-10-31'];
    const all = days.map((day) => {
      const [eventDateTime, endDateTime] = [`${day}T08:05:00+02:00`, `${day}T08:50:00+02:00`];
      return { ...WALK, id: randomUUID(), eventDateTime, endDateTime };
    });
    for (const session of all) await save(member, session);
    await save(other, { id: randomUUID(), ...WALK });
    const first = await pageOf(member);
    expect(first.events).toEqual(all.slice(0, 2));
    const last = await pageOf(member, first.nextToken);
    expect(last).toEqual({ nextToken: null, events: all.slice(2) });
    const { data } = await member.ask(SAME, { nextToken: first.nextToken });
    expect(data?.['getMyTimelineByType']).toEqual({ nextToken: null, events: [{ id: all[2]?.id }] });
  });

  it('takes no token of another member', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    for (const _session of [1, 2, 3]) await save(other, { id: randomUUID(), ...WALK });
    const { nextToken } = await pageOf(other);
    expect((await member.ask(PAGE, { nextToken })).code).toBe('BAD_USER_INPUT');
  });
});
