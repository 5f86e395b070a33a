/** The calendar address as foreign code reads it: what a member sees in it is what she planned and did. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendar } from '../support/calendar-reader.ts';
import {
  AWKWARD_TITLE,
  CALENDAR_CONTENT,
  CHANGES_OF_CLOCK,
  fillCalendar,
  saveMark,
} from '../support/planned-calendar.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
});

async function readBy(member: TestMember) {
  const { data } = await member.ask('{ getMyCalendarFeed }');
  return readCalendar(await (await fetch(String(data?.['getMyCalendarFeed']))).text());
}

describe.each(CHANGES_OF_CLOCK)('a calendar across the change $name', (change) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ content: CALENDAR_CONTENT, clock: () => new Date(change.now) });
  });
  afterAll(() => server.close());

  it('has each training, dish and completion at its instant, under its title, and no other', async () => {
    const member = await server.signedIn();
    const expected = await fillCalendar(member, change);
    const events = (await readBy(member)).filter(({ uid }) => !uid.startsWith('kava-'));
    expect(events.map(({ startsAt, title }) => ({ startsAt, title })).toSorted(byStart)).toEqual(expected);
    const lengths = events.map(({ title, minutes }) => `${title}: ${minutes}`);
    expect(new Set(lengths)).toEqual(
      new Set([`${AWKWARD_TITLE}: 25`, 'Retsept FOOD: 30', 'Tehtud: Treening PUBLIC: 25']),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has the schedule at the hour of the wall on both sides of it', async () => {
    const events = (await readBy(await server.signedIn())).filter(({ uid }) => uid.startsWith('kava-'));
    expect(events.length).toBeGreaterThan(48);
    const shown = events.map(({ startsAt }) => WALL_CLOCK.format(new Date(startsAt)));
    expect(shown).toEqual(events.map(({ uid }) => uid.replace(/^kava-(.{10})_(..)(..)_.*$/, '$1 $2:$3')));
  });

  it('has a training that was moved across it once, where it is now, and one taken back not at all', async () => {
    const member = await server.signedIn();
    const [kind, [before], [after, instant]] = [
      'planned-training',
      change.trainings[0] ?? [''],
      change.trainings.at(-1) ?? ['', ''],
    ];
    const [moved, gone] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const earlier = new Date(Date.parse(change.now) - 60_000).toISOString();
    for (const key of [moved, gone]) {
      const value = { trainingId: 'treening-food', at: before };
      await saveMark(member, { kind, key, value, changedAt: earlier });
    }
    const value = { trainingId: 'treening-food', at: after };
    await saveMark(member, { kind, key: moved, value, changedAt: change.now });
    await saveMark(member, { kind, key: gone, changedAt: change.now });
    const events = (await readBy(member)).filter(({ uid }) => uid.startsWith('plaan-'));
    expect(events).toEqual([
      {
        uid: `plaan-${moved}`,
        startsAt: instant,
        minutes: 25,
        title: AWKWARD_TITLE,
        url: `${server.url}/studio/treening-food`,
      },
    ]);
  });
});

function byStart(one: { startsAt: string }, other: { startsAt: string }): number {
  return one.startsAt < other.startsAt ? -1 : 1;
}
