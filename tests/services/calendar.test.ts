/** The calendar address in programs that members' computers have: vdirsyncer follows it, khal shows it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALENDAR_CONTENT, CHANGES_OF_CLOCK, fillCalendar, saveMark } from '../support/planned-calendar.ts';
import type { SyncedCalendar } from '../support/synced-calendar.ts';
import { followCalendar } from '../support/synced-calendar.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** vdirsyncer gives each event an id of its own. */
const SCHEDULED = new Set(['Treening PUBLIC', 'Treening BASIC', 'Treening VIP']);
const wall = (instant: string) => WALL_CLOCK.format(new Date(instant));

describe.each(CHANGES_OF_CLOCK)('a calendar that is followed across the change $name', (change) => {
  const days = change.trainings.map(([at]) => at.slice(0, 10));
  const [from, to] = [change.from, days.at(-1) ?? ''];
  let server: TestServer;
  let member: TestMember;
  let calendar: SyncedCalendar;

  beforeAll(async () => {
    server = await startTestServer({ content: CALENDAR_CONTENT, clock: () => new Date(change.now) });
    member = await server.signedIn();
    const { data } = await member.ask('{ getMyCalendarFeed }');
    calendar = await followCalendar(String(data?.['getMyCalendarFeed']));
  });
  afterAll(async () => {
    await calendar.remove();
    await server.close();
  });

  const own = async () => {
    const events = await calendar.list(from, `${to} 23:59`);
    return events.filter(({ title }) => !SCHEDULED.has(title));
  };

  it('shows each training, dish and completion when it is, and no other', async () => {
    const expected = await fillCalendar(member, change);
    const shown = (await own()).map(({ start, title }) => `${start} ${title}`);
    expect(shown.toSorted()).toEqual(
      expected.map(({ startsAt, title }) => `${wall(startsAt)} ${title}`).toSorted(),
    );
  });

  it('shows a training that was moved where it is now, and drops one that was taken back', async () => {
    const key = '00000000-0000-4000-8000-000000000001';
    const save = (minute: number, at?: string) => {
      const changedAt = new Date(Date.parse(change.now) - (9 - minute) * 60_000).toISOString();
      const value = at === undefined ? undefined : { trainingId: 'treening-premium', at };
      return saveMark(member, { kind: 'planned-training', key, value, changedAt });
    };
    const shownAt = async () =>
      (await own()).filter(({ title }) => title === 'Treening PREMIUM').map(({ start, end }) => [start, end]);
    await save(1, `${days[0]}T12:00`);
    expect(await shownAt()).toEqual([[`${days[0]} 12:00`, `${days[0]} 12:25`]]);
    await save(2, `${to}T12:00`);
    expect(await shownAt()).toEqual([[`${to} 12:00`, `${to} 12:25`]]);
    await save(3);
    expect(await shownAt()).toEqual([]);
  });
});
