import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeeds } from '../../server/modules/calendar/calendar.tables.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

async function addressOf(member: TestMember): Promise<string> {
  return String((await member.ask('{ getMyCalendarFeed }')).data?.['getMyCalendarFeed']);
}

const feedOf = async (member: TestMember) => (await fetch(await addressOf(member))).text();
const complete = (member: TestMember, day: string) =>
  member.ask(
    `mutation { completeTraining(id: "treening-public", eventDateTime: "${day}T18:00:00+02:00") { id } }`,
  );

describe('getMyCalendarFeed', () => {
  it('returns a private address, the same each time, that neither names the member nor is in the database', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const address = await addressOf(member);
    expect(address).toMatch(new RegExp(`^${server.url}/calendar/[\\w-]{43}\\.ics$`));
    expect(await addressOf(member)).toBe(address);
    expect(await addressOf(other)).not.toBe(address);
    expect(address).not.toContain(member.id);
    const token = address.slice(-47, -4);
    expect(JSON.stringify(await server.database.select().from(calendarFeeds))).not.toContain(token);
  });

  it('returns another address once she has renewed it, and the former one stops working', async () => {
    const member = await server.signedIn();
    const former = await addressOf(member);
    const { data } = await member.ask('mutation { renewMyCalendarFeed }');
    const address = await addressOf(member);
    expect(data).toEqual({ renewMyCalendarFeed: address });
    expect(address).not.toBe(former);
    expect((await fetch(former)).status).toBe(404);
    expect((await fetch(address)).status).toBe(200);
  });

  it('is refused for an anonymous caller', async () => {
    for (const asked of ['{ getMyCalendarFeed }', 'mutation { renewMyCalendarFeed }'])
      expect(await server.ask(asked)).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });
});

describe('a calendar address', () => {
  it('serves a calendar that no cache keeps', async () => {
    const response = await fetch(await addressOf(await server.signedIn()));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('holds the schedule of sixty days before and after, in Tallinn’s time', async () => {
    const feed = await feedOf(await server.signedIn());
    const starts = [...feed.matchAll(/^DTSTART;TZID=Europe\/Tallinn:(\d{8}T\d{6})\r$/gm)].map(
      ([, start = '']) => start,
    );
    expect(starts).toContain('20261120T073000');
    expect(starts).toContain('20261120T180000');
    expect(starts.every((start) => start >= '20260921' && start <= '20270119T235959')).toBe(true);
    expect(starts.length).toBeGreaterThan(48);
    expect(feed).toContain('SUMMARY:Treening VIP\r\n');
    expect(feed).not.toContain('live.example.com');
  });

  it('holds what its member has done within sixty days, and nobody else’s', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    for (const day of ['2026-11-19', '2026-10-01', '2026-08-01']) await complete(member, day);
    await complete(other, '2026-11-18');
    const done = [...(await feedOf(member)).matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)].map(
      ([, start]) => start,
    );
    expect(done).toEqual(['20261001T160000Z', '20261119T160000Z']);
    expect(await feedOf(member)).toContain('SUMMARY:Tehtud: Treening PUBLIC\r\n');
    expect(await feedOf(member)).not.toContain(member.id);
  });

  it('holds the dishes that its member put into her menu, and neither a meal left out nor one of somebody else', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const choose = (who: TestMember, key: string, recipeId: string, servings = 1) =>
      who.ask('mutation Choose($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
        input: [
          {
            kind: 'menu-meal',
            key,
            value: JSON.stringify({ recipeId, servings }),
            changedAt: '2026-11-20T11:00:00.000Z',
          },
        ],
      });
    await choose(member, '2026-11-21_DINNER', 'retsept-food');
    await choose(member, '2026-11-21_LUNCH', 'retsept-public', 0);
    await choose(member, '2027-02-21_LUNCH', 'retsept-public');
    await choose(member, '2026-11-22_LUNCH', 'retsept-gone');
    await choose(other, '2026-11-22_LUNCH', 'retsept-public');
    const events = (await feedOf(member))
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes('UID:roog-'));
    expect(events).toHaveLength(1);
    expect(events[0]).toContain('DTSTART;TZID=Europe/Tallinn:20261121T183000\r\n');
    expect(events[0]).toContain('SUMMARY:Retsept FOOD\r\n');
    expect(events[0]).toContain('/mealplan?date=2026-11-21\r\n');
  });

  it('holds the trainings that its member planned and has not done, each the same event when it is moved', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const plan = (who: TestMember, count: number, at: string, minute = 0) =>
      who.ask('mutation Plan($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
        input: [
          {
            kind: 'planned-training',
            key: `00000000-0000-4000-8000-00000000000${count}`,
            value: JSON.stringify({ trainingId: 'treening-public', at }),
            changedAt: `2026-11-20T11:0${minute}:00.000Z`,
          },
        ],
      });
    await plan(member, 1, '2026-11-23T06:30');
    await plan(member, 1, '2026-11-24T19:15', 1);
    await plan(member, 2, '2026-11-19T19:15');
    await plan(member, 3, '2027-03-19T19:15');
    await plan(other, 4, '2026-11-26T19:15');
    await complete(member, '2026-11-19');
    const events = (await feedOf(member))
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes('UID:plaan-'));
    expect(events).toHaveLength(1);
    expect(events[0]).toContain('UID:plaan-00000000-0000-4000-8000-000000000001@');
    expect(events[0]).toContain('DTSTART;TZID=Europe/Tallinn:20261124T191500\r\n');
    expect(events[0]).toContain('SUMMARY:Treening PUBLIC\r\n');
    expect(events[0]).toContain('/studio/treening-public\r\n');
  });

  it('does not tell the title of another member’s personal training to who plans it by its id', async () => {
    const member = await server.signedIn();
    const value = JSON.stringify({ trainingId: 'treening-owner', at: '2026-11-23T06:30' });
    const [key, changedAt] = ['00000000-0000-4000-8000-000000000009', '2026-11-20T11:00:00.000Z'];
    await member.ask('mutation Plan($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
      input: [{ kind: 'planned-training', key, value, changedAt }],
    });
    const feed = await feedOf(member);
    expect(feed).toContain(`UID:plaan-${key}@`);
    expect(feed).not.toContain('Treening OWNER');
  });

  it.each(['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, `/calendar/${'A'.repeat(44)}.ics`])(
    '%s is not one',
    async (path) => {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    },
  );
});
