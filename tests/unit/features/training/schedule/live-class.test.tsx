// @vitest-environment jsdom
/** A live training's own page: when it is broadcast next, and the way there. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { momentOf, monthOf } from '../../../../../contract/moments.ts';
import { LiveClass } from '../../../../../src/features/training/schedule/live-class.tsx';
import { scheduleText } from '../../../../../src/features/training/schedule/schedule.text.ts';
import { calendar } from '../../../../../src/language/words.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openPage, serverThat } from '../../member-page.tsx';

const ADDRESS = 'https://live.example.com/hoog';
const HOUR_MS = 3_600_000;
/** A Wednesday at noon by this device's clock, in the middle of a month. */
const NOW = new Date(2026, 10, 11, 12, 0);

beforeAll(completeJsdom);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hoursFromNow = (hours: number) => momentOf(new Date(NOW.getTime() + hours * HOUR_MS));

function scheduled(eventDateTime: string, id = 'otse') {
  return {
    __typename: 'PublicTraining',
    id: `${id} ${eventDateTime}`,
    eventDateTime,
    training: trainingCard(id),
    liveUrl: ADDRESS,
  };
}

function open(events: readonly ReturnType<typeof scheduled>[], hasFilm = false): void {
  const { client } = serverThat(({ variables: { month } }) => ({
    getPublicTimeline: {
      __typename: 'Timeline',
      events: events.filter(({ eventDateTime }) => monthOf(eventDateTime) === month),
      nextToken: null,
    },
  }));
  openPage(<LiveClass trainingId="otse" hasFilm={hasFilm} />, { client });
}

const link = () => screen.findByRole('link', { name: calendar.joinLive });

it('says when the next broadcast is, how long until then, and leads to it', async () => {
  open([scheduled(hoursFromNow(24 * 21)), scheduled(hoursFromNow(79)), scheduled(hoursFromNow(2), 'teine')]);
  expect((await link()).getAttribute('href')).toBe(ADDRESS);
  expect(
    screen.getByText('Järgmine otseülekanne on laupäeval, 14. novembril kell 19:00 (3 päeva pärast).'),
  ).toBeTruthy();
});

it('finds one that is in the next month', async () => {
  open([scheduled(hoursFromNow(24 * 28 + 7))]);
  expect(await screen.findByText(/kolmapäeval, 9\. detsembril kell 19:00 \(4 nädala pärast\)/u)).toBeTruthy();
});

it('leads to one that is under way, and after it to the next', async () => {
  open([scheduled(hoursFromNow(-1)), scheduled(hoursFromNow(7))]);
  expect(await screen.findByText('Otseülekanne käib. See algas kell 11:00.')).toBeTruthy();
  expect((await link()).getAttribute('href')).toBe(ADDRESS);
  cleanup();
  open([scheduled(hoursFromNow(-4)), scheduled(hoursFromNow(7))]);
  expect(
    await screen.findByText(
      'Järgmine otseülekanne on kolmapäeval, 11. novembril kell 19:00 (7 tunni pärast).',
    ),
  ).toBeTruthy();
});

it('tells somebody elsewhere the time by her clock, and the one in Estonia', async () => {
  const at = NOW.getTime() + 7 * HOUR_MS;
  // A clock two hours ahead of this device's shows that moment as 21:00.
  const offsetHours = -NOW.getTimezoneOffset() / 60 + 2;
  const sign = offsetHours < 0 ? '-' : '+';
  const offset = `${sign}${String(Math.abs(Math.trunc(offsetHours))).padStart(2, '0')}:${String((Math.abs(offsetHours) % 1) * 60).padStart(2, '0')}`;
  const theirs = `${momentOf(new Date(at + 2 * HOUR_MS)).slice(0, 19)}${offset}`;
  open([scheduled(theirs)]);
  expect(
    await screen.findByText(/kell 19:00 \(7 tunni pärast\)\. Eesti aja järgi kell 21:00\.$/u),
  ).toBeTruthy();
});

it('says that none is planned, but not below the film of a former one', async () => {
  const { client } = serverThat(() => ({
    getPublicTimeline: { __typename: 'Timeline', events: [scheduled(hoursFromNow(-4))], nextToken: null },
  }));
  const both = (
    <>
      <LiveClass trainingId="otse" hasFilm />
      <LiveClass trainingId="otse" hasFilm={false} />
    </>
  );
  openPage(both, { client });
  expect(await screen.findAllByText(scheduleText.noBroadcast)).toHaveLength(1);
});

it('is below the film of a former one if another is planned', async () => {
  open([scheduled(hoursFromNow(7))], true);
  expect(await link()).toBeTruthy();
});

it('leads to the calendar if the schedule cannot be read', async () => {
  openPage(<LiveClass trainingId="otse" hasFilm={false} />);
  expect(await screen.findByText(scheduleText.broadcastInCalendar)).toBeTruthy();
});
