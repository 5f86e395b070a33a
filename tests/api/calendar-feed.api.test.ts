import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberId } from '../../server/core/caller.ts';
import { calendarFeeds } from '../../server/modules/calendar/feed/calendar.tables.ts';
import { marks } from '../../server/modules/platform/marks/marks.tables.ts';
import { listFreeSessionsBetween } from '../../server/modules/training/sessions/sessions.repository.ts';
import { sessions } from '../../server/modules/training/sessions/sessions.tables.ts';
import { completions } from '../../server/modules/training/completions/completions.tables.ts';
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
  it('serves a calendar that no cache between keeps and no search engine lists', async () => {
    const response = await fetch(await addressOf(await server.signedIn()));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const former = await fetch(`${server.url}/calendar/${'A'.repeat(43)}.ics`);
    for (const { headers } of [response, former])
      expect(headers.get('x-robots-tag')).toBe('noindex, noarchive');
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

  it('tells what she did in one hour from what she did in the hour after it, as the clock is put back', async () => {
    const member = await server.signedIn('food');
    const moments = {
      'treening-public': '2026-10-25T03:30:00+03:00',
      'treening-food': '2026-10-25T03:30:00+02:00',
    };
    for (const [id, moment] of Object.entries(moments))
      await member.ask(`mutation { completeTraining(id: "${id}", eventDateTime: "${moment}") { id } }`);
    const done = [...(await feedOf(member)).matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)];
    expect(done.map(([, start]) => start)).toEqual(['20261025T003000Z', '20261025T013000Z']);
  });

  it('holds what she logged outside the catalogue, and nothing of how it felt', async () => {
    const member = await server.signedIn();
    await member.ask('mutation { giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id } }');
    const log = (id: string, input: object) =>
      member.ask('mutation Log($input: SessionInput!) { saveSession(input: $input) { id } }', {
        input: { id, revision: 1, ...input },
      });
    const [walk, gym, old] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await log(walk, {
      kind: 'WALK',
      name: 'Matk rabas',
      minutes: 95,
      eventDateTime: '2026-11-18T23:30:00+02:00',
    });
    await log(gym, { kind: 'GYM', minutes: 40, note: 'Raske.', eventDateTime: '2026-11-19T07:00:00+02:00' });
    await log(old, { kind: 'RUN', minutes: 20, eventDateTime: '2026-08-01T07:00:00+03:00' });
    const feed = await feedOf(member);
    expect(feed).toContain('SUMMARY:Tehtud: Matk rabas\r\n');
    expect(feed).toContain('SUMMARY:Tehtud: Jõusaal\r\n');
    expect([...feed.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)].map(([, start]) => start)).toEqual([
      '20261118T213000Z',
      '20261119T050000Z',
    ]);
    expect(feed).toContain('/calendar/2026-11-18');
    expect(feed).not.toContain('Raske');
    await member.ask(`mutation { deleteSession(id: "${walk}") }`);
    expect(await feedOf(member)).not.toContain('Matk');
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
    await choose(other, '2026-11-22_LUNCH', 'retsept-public');
    const events = (await feedOf(member))
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes('UID:roog-'));
    expect(events).toHaveLength(1);
    expect(events[0]).toContain('DTSTART;TZID=Europe/Tallinn:20261121T183000\r\n');
    expect(events[0]).toContain('SUMMARY:Retsept FOOD\r\n');
    expect(events[0]).toContain('/mealplan?date=2026-11-21\r\n');
  });

  it('leaves out a dish of a day that does not exist, such as an earlier release took', async () => {
    const member = await server.signedIn();
    const value = JSON.stringify({ recipeId: 'retsept-public', servings: 1 });
    const changedAt = '2026-11-20T11:00:00.000Z';
    const choose = (key: string) =>
      member.ask('mutation Choose($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
        input: [{ kind: 'menu-meal', key, value, changedAt }],
      });
    for (const key of ['2026-11-21_LUNCH', '2026-11-22_LUNCH', '2026-11-23_LUNCH']) await choose(key);
    for (const [day, none] of [
      ['2026-11-21', '2026-99-99'],
      ['2026-11-23', '2026-11-31'],
    ] as const)
      await server.database
        .update(marks)
        .set({ key: `${none}_LUNCH` })
        .where(and(eq(marks.memberId, member.id), eq(marks.key, `${day}_LUNCH`)));
    const response = await fetch(await addressOf(member));
    expect(response.status).toBe(200);
    const uids = [...(await response.text()).matchAll(/UID:roog-([\w-]+)@/g)].map(([, key]) => key);
    expect(uids).toEqual(['2026-11-22_LUNCH']);
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

  it('shows another member’s personal training and recipe to who plans them by their ids as it shows what there is not', async () => {
    const key = '00000000-0000-4000-8000-000000000009';
    const feedWith = async (trainingId: string, recipeId: string) => {
      const member = await server.signedIn();
      const changedAt = '2026-11-20T11:00:00.000Z';
      const [training, dish] = [
        { trainingId, at: '2026-11-23T06:30' },
        { recipeId, servings: 1 },
      ];
      const input = [
        { kind: 'planned-training', key, value: JSON.stringify(training), changedAt },
        { kind: 'menu-meal', key: '2026-11-23_LUNCH', value: JSON.stringify(dish), changedAt },
      ];
      await member.ask('mutation Plan($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
        input,
      });
      return (await feedOf(member)).replace(trainingId, 'see');
    };
    const feed = await feedWith('treening-owner', 'retsept-owner');
    // Her own plan stays in her calendar: it may have her address, which her id does not prove.
    for (const shown of [key, '2026-11-23_LUNCH', 'SUMMARY:Treening\r\n', 'SUMMARY:Roog\r\n'])
      expect(feed).toContain(shown);
    expect(feed).toBe(await feedWith('sellist-ei-ole', 'ka-seda-ei-ole'));
  });

  it.each(['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, `/calendar/${'A'.repeat(44)}.ics`])(
    '%s is not one',
    async (path) => {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    },
  );
});

describe('whoever stores as much as the service takes', () => {
  const MORE_THAN_SHOWN = 1_001;
  const began = (at: number) => new Date(Date.UTC(2026, 9, 1, 10, at));
  const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const rows = Array.from({ length: MORE_THAN_SHOWN }, (_, at) => {
    const eventAt = began(at);
    return { eventAt, eventDateTime: eventAt.toISOString(), month: '2026-10', day: '2026-10-01' };
  });
  const startsIn = (feed: string) =>
    [...feed.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)].map(([, start]) => start);
  const shown = rows.slice(1).map(({ eventAt }) => stampOf(eventAt));

  it('has the latest thousand of what she logged in her calendar, and no sets leave the database for it', async () => {
    const member = await server.signedIn();
    const memberId = member.id as MemberId;
    const sets = [{ exercise: 'Kükk', number: 1, doneAt: '2026-10-01T10:00:00Z' }] as never;
    await server.database.insert(sessions).values(
      rows.map(({ day: _day, ...row }) => ({
        ...row,
        memberId,
        id: crypto.randomUUID(),
        revision: 1,
        kind: 'GYM' as const,
        sets,
      })),
    );
    expect(startsIn(await feedOf(member))).toEqual(shown);
    const [row] = await listFreeSessionsBetween(server.database, memberId, ['2026-10-01', '2026-10-02'], 1);
    expect(Object.keys(row ?? {})).toEqual(['id', 'kind', 'name', 'eventDateTime', 'minutes']);
  });

  it('has the latest thousand of the trainings that she completed', async () => {
    const member = await server.signedIn();
    const trainingId = 'treening-public';
    await server.database
      .insert(completions)
      .values(rows.map((row, at) => ({ ...row, memberId: member.id, id: `${at}`, trainingId })));
    expect(startsIn(await feedOf(member))).toEqual(shown);
  });

  it('is asked to wait where her calendar is read more than thirty times in a minute, and nobody else is', async () => {
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    // A minute may end in the middle, but not twice.
    const read = async (who: TestMember) => fetch((await addressOf(who)).replace(server.url, server.ownUrl));
    const reads = await Promise.all(Array.from({ length: 61 }, () => read(member)));
    const refused = reads.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(31);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(other)).status).toBe(200);
  });
});
