/** Her sessions by the name that the contract was asked for. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberId } from '../../server/core/caller.ts';
import { sessions } from '../../server/modules/sessions/sessions.tables.ts';
import { SESSION_MAX_SETS } from '../../src/contract/limits.ts';
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

  it('ends a page early where its sessions have more sets than one answer holds, and goes on after them', async () => {
    const member = await server.signedIn();
    const sets = Array.from({ length: SESSION_MAX_SETS }, (_, at) => {
      const figures = { exerciseId: null, seconds: null, weight: null, side: null };
      return { ...figures, exercise: 'Kükk', number: at + 1, repetitions: 5, doneAt: WALK.eventDateTime };
    });
    const rows = Array.from({ length: 130 }, (_, at) => {
      const eventAt = new Date(Date.UTC(2026, 9, 20, 12, -at));
      const moments = { eventAt, eventDateTime: eventAt.toISOString(), month: '2026-10' };
      // Of the newest, some have no sets.
      return { ...moments, id: randomUUID(), revision: 1, kind: 'GYM' as const, sets: at < 10 ? null : sets };
    });
    const memberId = member.id as MemberId;
    await server.database.insert(sessions).values(rows.map((row) => ({ ...row, memberId })));
    const asked =
      'query ($nextToken: String) { getMySessions(limit: 500, nextToken: $nextToken) { nextToken events { id ... on TrainingSession { sets { number } } } } }';
    const ask = async (nextToken: string | null) =>
      (await member.ask(asked, { nextToken })).data?.['getMySessions'] as Page;
    const first = await ask(null);
    expect(first.events.map(({ id }) => id)).toEqual(rows.slice(0, 110).map(({ id }) => id));
    const last = await ask(first.nextToken);
    expect(last.events.map(({ id }) => id)).toEqual(rows.slice(110).map(({ id }) => id));
    expect(last.nextToken).toBeNull();
  });

  it('takes no token of another member', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    for (const _session of [1, 2, 3]) await save(other, { id: randomUUID(), ...WALK });
    const { nextToken } = await pageOf(other);
    expect((await member.ask(PAGE, { nextToken })).code).toBe('BAD_USER_INPUT');
  });
});
