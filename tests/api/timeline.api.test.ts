import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;

const DAYS = [
  '2026-10-05',
  '2026-11-01',
  '2026-11-02',
  '2026-11-03',
  '2026-11-03',
  '2026-11-05',
  '2026-11-06',
];
const PAGE = `query ($type: String!, $limit: Int, $nextToken: String) {
  getMyTimelineByType(type: $type, limit: $limit, nextToken: $nextToken) { nextToken events { __typename id eventDateTime } }
}`;

interface Page {
  nextToken: string | null;
  events: { __typename: string; id: string; eventDateTime: string }[];
}

async function page(caller: TestMember, variables: object): Promise<Page> {
  return (await caller.ask(PAGE, variables)).data?.['getMyTimelineByType'] as Page;
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
  member = await server.signedIn('basic');
  await member.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
  for (const day of DAYS) {
    await member.ask(
      `mutation { createMeasurement(input: { weight: 70, eventDateTime: "${day}T08:00:00+02:00" }) { id } }`,
    );
    await member.ask(
      `mutation { completeTraining(id: "treening-public", eventDateTime: "${day}T18:00:00+02:00") { id } }`,
    );
    const session = {
      revision: 1,
      kind: 'WALK',
      eventDateTime: `${day}T20:00:00+02:00`,
      minutes: 30,
      sets: [],
    };
    await member.ask('mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', {
      input: { id: randomUUID(), ...session },
    });
  }
});
afterAll(() => server.close());

describe('getMyTimelineByType', () => {
  it.each(['MEASUREMENT', 'COMPLETEDTRAINING', 'SESSION'])(
    'pages through every %s once, newest first',
    async (type) => {
      const seen: Page['events'] = [];
      let nextToken: string | null = null;
      do {
        const next: Page = await page(member, { type, limit: 2, nextToken });
        expect(next.events.length).toBeGreaterThan(0);
        seen.push(...next.events);
        nextToken = next.nextToken;
      } while (nextToken !== null);
      const whole = await page(member, { type });
      expect(whole.nextToken).toBeNull();
      expect(seen).toEqual(whole.events);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(type === 'COMPLETEDTRAINING' ? 6 : 7);
      const times = seen.map(({ eventDateTime }) => Date.parse(eventDateTime));
      expect(times).toEqual([...times].sort((one, other) => other - one));
    },
  );

  it('keeps to the month asked for', async () => {
    const { events } = await page(member, { type: 'COMPLETEDTRAINING#2026-10' });
    expect(events.map(({ eventDateTime }) => eventDateTime)).toEqual(['2026-10-05T18:00:00+02:00']);
  });

  it('refuses a page token of another member, another type or a forged one', async () => {
    const { nextToken } = await page(member, { type: 'MEASUREMENT', limit: 2 });
    const other = await server.signedIn('basic');
    const wrong = { code: 'BAD_USER_INPUT', field: 'nextToken' };
    expect(await other.ask(PAGE, { type: 'MEASUREMENT', nextToken })).toMatchObject(wrong);
    expect(await member.ask(PAGE, { type: 'COMPLETEDTRAINING', nextToken })).toMatchObject(wrong);
    const [body] = (nextToken ?? '').split('.');
    expect(await member.ask(PAGE, { type: 'MEASUREMENT', nextToken: `${body}.AAAA` })).toMatchObject(wrong);
  });

  it.each(['SCHEDULED', 'measurement', 'COMPLETEDTRAINING#2026-13', 'COMPLETEDTRAINING#2026-11#1', ''])(
    'refuses the type %j',
    async (type) => {
      expect(await member.ask(PAGE, { type })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'type' });
    },
  );

  it.each([0, 501])('refuses a limit of %i', async (limit) => {
    expect(await member.ask(PAGE, { type: 'MEASUREMENT', limit })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'limit',
    });
  });

  it('is refused for an anonymous caller and shows another member nothing', async () => {
    expect(await server.ask(PAGE, { type: 'MEASUREMENT' })).toMatchObject({ code: 'NOT_AUTHORIZED' });
    const other = await server.signedIn();
    expect(await page(other, { type: 'MEASUREMENT' })).toEqual({ nextToken: null, events: [] });
    expect(await page(other, { type: 'COMPLETEDTRAINING' })).toEqual({ nextToken: null, events: [] });
  });
});
