/** Her sessions by the name that the contract was asked for. */
import { randomUUID } from 'node:crypto';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberId } from '../../server/core/caller.ts';
import { sessions } from '../../server/modules/training/sessions/sessions.tables.ts';
import { CalendarScreen_EverySessionDocument } from '../../contract/documents.generated.ts';
import {
  CALENDAR_PAGE_LIMIT,
  EXERCISE_NAME_MAX_LENGTH,
  LIST_LIMIT,
  SESSION_ID_MAX_LENGTH,
  SESSION_MAX_SETS,
  SESSION_NAME_MAX_LENGTH,
  SESSION_NOTE_MAX_LENGTH,
  SET_NUMBER,
  SET_REPETITIONS,
  SET_SECONDS,
  SET_WEIGHT_KG,
} from '../../contract/limits.ts';
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

type Answer = Awaited<ReturnType<TestMember['ask']>>;

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

  it.each([CALENDAR_PAGE_LIMIT, LIST_LIMIT.max])(
    'answers two megabytes at most to a question for %i of the longest sessions, and has all of them on its pages',
    async (limit) => {
      const member = await server.signedIn();
      const longest = (length: number) => '€'.repeat(length);
      const sets = Array.from({ length: SESSION_MAX_SETS }, (_, at) => ({
        exerciseId: 'a'.repeat(SESSION_ID_MAX_LENGTH),
        exercise: longest(EXERCISE_NAME_MAX_LENGTH),
        number: (at % SET_NUMBER.max) + 1,
        repetitions: SET_REPETITIONS.max,
        seconds: SET_SECONDS.max,
        weight: SET_WEIGHT_KG.max,
        side: 'RIGHT' as const,
        doneAt: '2026-10-20T08:05:00.000+02:00',
        takenBack: true,
      }));
      const notes = { name: longest(SESSION_NAME_MAX_LENGTH), note: longest(SESSION_NOTE_MAX_LENGTH) };
      const rows = Array.from({ length: 130 }, (_, at) => {
        const eventAt = new Date(Date.UTC(2026, 9, 20, 12, -at));
        const moments = { eventAt, eventDateTime: eventAt.toISOString(), month: '2026-10' };
        // The newest have no sets.
        const held = at < 90 ? null : sets;
        return { ...moments, ...notes, id: randomUUID(), revision: 1, kind: 'GYM' as const, sets: held };
      });
      const memberId = member.id as MemberId;
      await server.database.insert(sessions).values(rows.map((row) => ({ ...row, memberId })));
      const asked = print(CalendarScreen_EverySessionDocument);
      const found: string[] = [];
      let nextToken: string | null = null;
      do {
        const { data }: Answer = await member.ask(asked, { limit, nextToken });
        expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(2 * 1024 * 1024);
        const page = data?.['getMyTimelineByType'] as Page;
        found.push(...page.events.map(({ id }) => id));
        ({ nextToken } = page);
      } while (nextToken !== null);
      expect(found).toEqual(rows.map(({ id }) => id));
    },
  );

  it('takes no token of another member', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    for (const _session of [1, 2, 3]) await save(other, { id: randomUUID(), ...WALK });
    const { nextToken } = await pageOf(other);
    expect((await member.ask(PAGE, { nextToken })).code).toBe('BAD_USER_INPUT');
  });
});
