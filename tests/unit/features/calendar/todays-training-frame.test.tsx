// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf, momentOf } from '../../../../src/contract/moments.ts';
import { CalendarScreen } from '../../../../src/features/calendar/calendar-screen.tsx';
import { calendarText } from '../../../../src/features/calendar/calendar.text.ts';
import { beginProgram } from '../../../../src/features/programs/change-program-run.ts';
import { sessionsText } from '../../../../src/features/sessions/sessions.text.ts';
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
const begin = () => beginProgram(registerOf(outbox), 'p', today, { day: today, weekdays: [1] });

function open() {
  const events = { __typename: 'Timeline', events: [], nextToken: null };
  const { client } = serverThat(({ operation }) =>
    operation === 'CalendarScreen_Schedule' ? { getPublicTimeline: events } : undefined,
  );
  openPage(<CalendarScreen />, { outbox, client, pattern: '/calendar/:date?', address: '/calendar' });
}

it('is offered to a member with a plan who follows no program, and comes first once she does', async () => {
  open();
  const choose = await screen.findByRole('link', { name: calendarText.chooseProgram });
  expect(choose.getAttribute('href')).toBe('/programs');
  await act(begin);
  expect(screen.getAllByRole('region')[0]).toBe(hoog());
  expect(screen.queryByRole('link', { name: calendarText.chooseProgram })).toBeNull();
});

it('makes way for a training that she left in the middle', async () => {
  await begin();
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
});
