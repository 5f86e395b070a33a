// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import { CalendarScreen } from '../../../../../src/features/calendar/calendar/calendar-screen.tsx';
import { calendarText } from '../../../../../src/features/calendar/calendar/calendar.text.ts';
import { beginProgram } from '../../../../../src/features/training/programs/change-program-run.ts';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { entryOf } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const BEGAN = momentOf(new Date(2026, 10, 30, 23, 50));
const SET = {
  exercise: 'Kükk',
  number: 1,
  repetitions: 10,
  doneAt: momentOf(new Date(2026, 10, 30, 23, 58)),
};
/** Every tap of it has been sent. */
const LEFT = sessionOfEntry(
  entryOf('saveSession', {
    input: {
      id: 's-1',
      revision: 4,
      kind: 'TRAINING',
      trainingId: 't-1',
      name: 'Kükid',
      eventDateTime: BEGAN,
      sets: [SET],
    },
  }),
);
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 11, 1, 0, 20));
  outbox = await openOutbox();
});
afterEach(() => vi.useRealTimers());

const hoog = () => screen.queryByRole('region', { name: calendarText.todaysTraining });
const goOn = () => screen.findByRole('link', { name: sessionsText.continueTraining });

function open() {
  const listOf = (events: unknown[]) => ({ __typename: 'Timeline', events, nextToken: null });
  const { client, questions } = serverThat(({ operation, variables }) => {
    if (operation === 'CalendarScreen_Schedule') return { getPublicTimeline: listOf([]) };
    if (operation === 'CalendarScreen_Completions') return { getMyTimelineByType: listOf([]) };
    if (operation !== 'CalendarScreen_Sessions') return undefined;
    return { getMyTimelineByType: listOf(variables['type'] === 'SESSION#2026-11' ? [LEFT] : []) };
  });
  openPage(<CalendarScreen />, { outbox, client, pattern: '/calendar/:date?', address: '/calendar' });
  return () => questions.filter(({ operation }) => operation === 'CalendarScreen_Sessions');
}

it('a training begun before midnight at the turn of a month is gone on with after it, and no other is offered', async () => {
  await beginProgram(registerOf(outbox), 'p', '2026-12-01', { day: '2026-12-01', weekdays: [2] });
  open();
  expect((await goOn()).getAttribute('href')).toBe('/studio/t-1/session');
  expect(hoog()).toBeNull();
});

it('a training left in the middle is offered for a week', async () => {
  vi.setSystemTime(new Date(2026, 11, 7, 23, 0));
  open();
  expect(await goOn()).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date(2026, 11, 8, 0, 5));
  open();
  expect(await screen.findByText(calendarText.restDay)).toBeTruthy();
  expect(screen.queryByText(sessionsText.unfinished)).toBeNull();
});

it('a day after its last set it makes way for what today has, and stays below', async () => {
  await beginProgram(registerOf(outbox), 'p', '2026-12-01', { day: '2026-12-01', weekdays: [2] });
  vi.setSystemTime(new Date(2026, 11, 1, 23, 57));
  open();
  await goOn();
  expect(hoog()).toBeNull();
  cleanup();
  vi.setSystemTime(new Date(2026, 11, 1, 23, 59));
  open();
  await goOn();
  expect(screen.getAllByRole('region')[0]).toBe(hoog());
});

it('the month before is asked for in the first week of a month alone', async () => {
  vi.setSystemTime(new Date(2026, 11, 8, 0, 5));
  const asked = open();
  await screen.findByText(calendarText.restDay);
  await waitFor(() => expect(asked().map(({ variables }) => variables['type'])).toEqual(['SESSION#2026-12']));
});
