// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { challenge, CHALLENGE_START } from '../../../../src/contract/marks/challenge.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../src/contract/moments.ts';
import { CalendarScreen } from '../../../../src/features/calendar/calendar-screen.tsx';
import { calendarText } from '../../../../src/features/calendar/calendar.text.ts';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import { beginProgram } from '../../../../src/features/programs/change-program-run.ts';
import { sessionsText } from '../../../../src/features/sessions/sessions.text.ts';
import { formatDayWithWeekday } from '../../../../src/language/dates.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../member-page.tsx';

const now = momentOf(new Date());
const today = dayOf(now);
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const hoog = () => screen.queryByRole('region', { name: calendarText.todaysTraining });
const beginChallenge = (day: string) => saveMark(registerOf(outbox), challenge, CHALLENGE_START, day);
/** The first day of each week has a training. */
const TIMETABLE = [1, 2, 3, 4].map((week) => ({
  __typename: 'CMSItem',
  task: null,
  drawing: null,
  key: 'timetable',
  id: String(week),
  value: `# Nädal\n\nHarjumus: klaas vett.\n\n${[
    'Esmaspäev:** [Kükid](/studio/kykid), 15 minutit',
    ...['Teisipäev', 'Kolmapäev', 'Neljapäev', 'Reede', 'Laupäev', 'Pühapäev'].map(
      (day) => `${day}:** puhkus`,
    ),
  ]
    .map((line) => `- **${line}`)
    .join('\n')}`,
}));
const begin = () => beginProgram(registerOf(outbox), 'p', today, { day: today, weekdays: [1] });

function open(address = '/calendar') {
  const events = { __typename: 'Timeline', events: [], nextToken: null };
  const { client } = serverThat(({ operation, variables }) => {
    if (operation === 'CalendarScreen_Schedule') return { getPublicTimeline: events };
    const isWeeks = operation === 'PageScreen_Cms' && variables['key'] === 'timetable';
    return isWeeks ? { getCMS: TIMETABLE } : undefined;
  });
  openPage(<CalendarScreen />, { outbox, client, pattern: '/calendar/:date?', address });
}

it('is offered to a member with a plan who follows no program, and comes first once she does', async () => {
  open();
  const choose = await screen.findByRole('link', { name: calendarText.chooseProgram });
  expect(choose.getAttribute('href')).toBe('/programs');
  await act(begin);
  expect(screen.getAllByRole('region')[0]).toBe(hoog());
  expect(screen.queryByRole('link', { name: calendarText.chooseProgram })).toBeNull();
});

it('comes first for who does the challenge, from its first day to its last', async () => {
  await beginChallenge(addDays(today, 1));
  open();
  expect(await screen.findByRole('link', { name: calendarText.chooseProgram })).toBeTruthy();
  await act(() => beginChallenge(addDays(today, -27)));
  expect(screen.getAllByRole('region')[0]).toBe(hoog());
  expect(screen.queryByRole('link', { name: calendarText.chooseProgram })).toBeNull();
  expect(screen.queryByText(calendarText.restDay)).toBeNull();
  await act(() => beginChallenge(addDays(today, -28)));
  expect(screen.getByRole('link', { name: calendarText.chooseProgram })).toBeTruthy();
});

it('leaves another day of the challenge to that day, to be ticked once it has come', async () => {
  await beginChallenge(addDays(today, -9));
  open(`/calendar/${addDays(today, 4)}`);
  expect(await screen.findByRole('link', { name: 'Väljakutse, 14. päev' })).toBeTruthy();
  expect(screen.getByText('Harjumus: klaas vett.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  open(`/calendar/${addDays(today, -1)}`);
  expect(await screen.findByRole('link', { name: 'Väljakutse, 9. päev' })).toBeTruthy();
  const panel = screen.getByRole('region', { name: formatDayWithWeekday(addDays(today, -1)) });
  expect(within(panel).getAllByRole('checkbox')).toHaveLength(1);
});

it('makes way for a training that she left in the middle, and the challenge goes among what today has', async () => {
  await begin();
  await beginChallenge(today);
  open();
  expect(hoog()).toBeTruthy();
  const input = {
    id: '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10',
    revision: 1,
    kind: 'TRAINING' as const,
    trainingId: 't-1',
    eventDateTime: now,
  };
  await act(() => outbox.add('saveSession', { input }));
  expect(screen.getAllByText(sessionsText.unfinished)).not.toEqual([]);
  expect(hoog()).toBeNull();
  expect(await screen.findByRole('checkbox', { name: '1. päev: Treening tehtud' })).toBeTruthy();
});
