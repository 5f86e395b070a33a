// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayPlanOf } from '../../../../../src/features/calendar/calendar/day-plan.ts';
import { TodayCard } from '../../../../../src/features/calendar/calendar/today-card.tsx';
import type { CalendarMonth } from '../../../../../src/features/calendar/calendar/use-month.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import type { Member } from '../../../../../src/session/session.ts';
import { completionCard, entryOf, MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const broadcast = (id: string, eventDateTime: string) => ({
  __typename: 'PublicTraining' as const,
  id,
  eventDateTime,
  liveUrl: 'https://live.example.com',
  training: trainingCard(id),
});
const schedule = [
  broadcast('t-1', '2026-11-22T19:00:00+02:00'),
  broadcast('t-2', '2026-11-25T19:00:00+02:00'),
];
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const month = {
  schedule,
  completions: [],
  sessions: [],
  scheduleState: 'ready',
} as unknown as CalendarMonth;

function openAt(moment: string, plan = dayPlanOf('2026-11-22', schedule, [], []), member?: Member): void {
  openPage(
    <TodayCard
      onPlanMoved={() => undefined}
      plan={plan}
      month={month}
      now={new Date(moment)}
      member={member}
    />,
    { outbox },
  );
}

it('shows what she did among what the schedule has, in order of time', () => {
  const done = completionCard('2026-11-22_t-9_member-1', 't-9', '2026-11-22T12:00:00+02:00');
  const input = { id: 's', revision: 1, kind: 'RUN' as const, eventDateTime: '2026-11-22T05:19:00+02:00' };
  const sessions = sessionsWithEntries([], [entryOf('saveSession', { input })]);
  const plan = dayPlanOf('2026-11-22', schedule, [{ completion: done }], sessions);
  openAt('2026-11-22T18:00:00+02:00', plan, { ...MEMBER, groups: ['basic'] });
  const times = screen.getAllByText(/^Kell \d\d:\d\d/u).map(({ textContent }) => textContent?.slice(0, 10));
  expect(times).toEqual(['Kell 05:19', 'Kell 12:00', 'Kell 19:00']);
});

it('calls no later broadcast the next while one is still to come today', () => {
  openAt('2026-11-22T18:00:00+02:00');
  expect(screen.getByText('Otseülekanne algab kell 19:00')).toBeTruthy();
  expect(screen.queryByText('Järgmine otseülekanne')).toBeNull();
});

it('names the next broadcast once today’s has begun', () => {
  openAt('2026-11-22T19:30:00+02:00');
  expect(screen.getByText('Järgmine otseülekanne')).toBeTruthy();
  expect(screen.getByText('kolmapäeval, 25. novembril kell 19:00')).toBeTruthy();
});

it('names the first broadcast of the next month once this one has none left', async () => {
  const { client } = serverThat(({ operation, variables }) =>
    operation === 'CalendarScreen_Schedule' && variables['month'] === '2026-12'
      ? {
          getPublicTimeline: {
            __typename: 'Timeline',
            events: [
              broadcast('t-4', '2026-12-09T19:00:00+02:00'),
              broadcast('t-3', '2026-12-02T19:00:00+02:00'),
            ],
            nextToken: null,
          },
        }
      : undefined,
  );
  openPage(
    <TodayCard
      onPlanMoved={() => undefined}
      plan={dayPlanOf('2026-11-30', schedule, [], [])}
      month={month}
      now={new Date('2026-11-30T10:00:00+02:00')}
      member={undefined}
    />,
    { outbox, client },
  );
  expect(await screen.findByText('kolmapäeval, 2. detsembril kell 19:00')).toBeTruthy();
});
