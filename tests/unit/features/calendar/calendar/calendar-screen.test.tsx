// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Client } from '@urql/core';
import { filter, map, pipe } from 'wonka';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, momentOf } from '../../../../../contract/moments.ts';
import { CalendarScreen } from '../../../../../src/features/calendar/calendar/calendar-screen.tsx';
import { formatDayWithWeekday, formatMonth } from '../../../../../src/language/dates.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { completionCard, entryOf, trainingCard } from '../../entry-arbitraries.ts';
import {
  completeJsdom,
  keptEntries,
  openOutbox,
  openPage,
  type Question,
  serverThat,
  SIGNED_IN,
  VISITOR,
} from '../../member-page.tsx';

const user = userEvent.setup();
const now = momentOf(new Date());
const today = now.slice(0, 10);
const month = today.slice(0, 7);
const offset = now.slice(19);
/** Another day of this month, so that its panel appears beside today's. */
const otherDay = addDays(today, today.endsWith('-01') ? 2 : -1);
const tomorrow = addDays(today, 1);
let outbox: Outbox;

const slot = (id: string, day: string, liveUrl: string | null = null) => ({
  __typename: 'PublicTraining',
  id,
  eventDateTime: `${day}T18:00:00${offset}`,
  liveUrl,
  training: trainingCard(id),
});

function answer({ operation, variables }: Question) {
  const events = (list: unknown[]) => ({ __typename: 'Timeline', events: list, nextToken: null });
  if (operation === 'CalendarScreen_Schedule') {
    const slots = [slot('t-1', today), slot('t-2', otherDay), slot('t-3', tomorrow)];
    return {
      getPublicTimeline: events(
        slots.filter(({ eventDateTime }) => eventDateTime.startsWith(String(variables['month']))),
      ),
    };
  }
  if (operation === 'CalendarScreen_Completions') {
    const done = completionCard(`${otherDay}_t-2_member-1`, 't-2', `${otherDay}T18:30:00${offset}`);
    return { getMyTimelineByType: events(String(variables['type']).endsWith(month) ? [done] : []) };
  }
  return undefined;
}

function open(options: { session?: Session; address?: string } = {}) {
  const server = serverThat(answer);
  openPage(<CalendarScreen />, {
    outbox,
    client: server.client,
    pattern: '/calendar/:date?',
    address: '/calendar',
    session: SIGNED_IN,
    ...options,
  });
  return server;
}

/** Offline, graphcache returns null for what it has never read. */
const emptyCache = new Client({
  url: 'http://localhost/graphql',
  preferGetMethod: false,
  exchanges: [
    () => (operations$) =>
      pipe(
        operations$,
        filter(({ kind }) => kind === 'query'),
        map((operation) => ({ operation, data: null, stale: false, hasNext: false })),
      ),
  ],
});

const cell = (day: string) =>
  screen.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(day)}`) });
const address = () => screen.getByTestId('address').textContent;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

describe('the calendar', () => {
  it('opens on today with its training and the button next to it', async () => {
    open();
    const card = screen.getByRole('region', { name: new RegExp(`^Täna.*${formatDayWithWeekday(today)}`) });
    expect(await within(card).findByRole('link', { name: 'Treening t-1' })).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Märgi tehtuks' }));
    expect(await within(card).findByText('Täna tehtud: 1 treening')).toBeTruthy();
    expect(within(card).getByText('Ootab saatmist')).toBeTruthy();
    const [entry] = await keptEntries();
    expect(entry?.variables).toMatchObject({ id: 't-1' });
    expect(cell(today).getAttribute('aria-label')).toMatch(/täna, 1 tehtud, ootab saatmist$/);
  });

  it.each(['2100-01-01', '0026-11-26'])('opens on today where the address names %s', (day) => {
    open({ address: `/calendar/${day}` });
    expect(cell(today)).toBeTruthy();
  });

  it('undoes a completion before it is sent and leaves nothing to send', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Märgi tehtuks' }));
    await user.click(await screen.findByRole('button', { name: 'Võta tagasi' }));
    await waitFor(async () => expect(await keptEntries()).toEqual([]));
    expect(await screen.findByRole('button', { name: 'Märgi tehtuks' })).toBeTruthy();
  });

  it('requests a month by its key, 100 a page, and again when the month changes', async () => {
    const { questions } = open();
    await screen.findByRole('link', { name: 'Treening t-1' });
    await user.click(screen.getByRole('button', { name: 'Eelmine kuu' }));
    const previous = addMonths(month, -1);
    expect(screen.getByRole('grid', { name: formatMonth(previous) })).toBeTruthy();
    await waitFor(() =>
      expect(questions).toContainEqual({
        operation: 'CalendarScreen_Completions',
        variables: { type: `COMPLETEDTRAINING#${previous}`, limit: 100 },
      }),
    );
    expect(questions).toContainEqual({
      operation: 'CalendarScreen_Schedule',
      variables: { month: previous, limit: 100 },
    });
  });

  it('keeps the selected day in its address and lists that day under the grid', async () => {
    open();
    await screen.findByRole('link', { name: 'Treening t-1' });
    await user.click(cell(otherDay));
    expect(address()).toBe(`/calendar/${otherDay}`);
    const panel = screen.getByRole('region', { name: formatDayWithWeekday(otherDay) });
    expect(within(panel).getByRole('link', { name: 'Treening t-2' }).getAttribute('href')).toBe(
      '/studio/t-2',
    );
    expect(within(panel).getByText('Tehtud')).toBeTruthy();
  });

  it('moves with the arrow keys and keeps the focus on the selected day', async () => {
    open({ address: `/calendar/${otherDay}` });
    cell(otherDay).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(address()).toBe(`/calendar/${addDays(otherDay, 8)}`);
    expect(document.activeElement?.getAttribute('data-day')).toBe(addDays(otherDay, 8));
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  });

  it('says when a day has no trainings', async () => {
    open({ address: `/calendar/${addMonths(month, 2)}-10` });
    expect(await screen.findByText('Sel päeval treeninguid pole.')).toBeTruthy();
  });

  it('offers nothing to mark on a future day', async () => {
    open({ address: `/calendar/${tomorrow}` });
    const panel = await screen.findByRole('region', { name: formatDayWithWeekday(tomorrow) });
    expect(await within(panel).findByRole('link', { name: 'Treening t-3' })).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Märgi tehtuks' })).toBeNull();
  });

  it('shows a visitor the schedule and an invitation, and requests no completions', async () => {
    const { questions } = open({ session: VISITOR });
    expect(await screen.findByRole('link', { name: 'Treening t-1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Märgi tehtuks' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Logi sisse' })).toBeTruthy();
    expect(questions.map(({ operation }) => operation)).not.toContain('CalendarScreen_Completions');
  });

  it('promise 7: says what is missing when the cache has nothing of the month', async () => {
    openPage(<CalendarScreen />, {
      outbox,
      client: emptyCache,
      pattern: '/calendar/:date?',
      address: '/calendar',
    });
    expect(await screen.findByText('Kava ei saanud praegu laadida.')).toBeTruthy();
    expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(27);
  });

  it('promise 8: shows what she did in a month that was never opened, from all she has done', async () => {
    const day = `${addMonths(month, -3)}-12`;
    const done = completionCard(`${day}_t-9_member-1`, 't-9', `${day}T18:30:00${offset}`);
    const { client } = serverThat(({ operation }) =>
      operation === 'ProgramsScreen_Completions'
        ? { getMyTimelineByType: { __typename: 'Timeline', events: [done], nextToken: null } }
        : undefined,
    );
    openPage(<CalendarScreen />, {
      outbox,
      client,
      pattern: '/calendar/:date?',
      address: `/calendar/${day}`,
    });
    expect(await screen.findByRole('link', { name: 'Treening t-9' })).toBeTruthy();
    expect(cell(day).getAttribute('aria-label')).toContain('1 tehtud');
  });

  it('shows each training of a day once, above what she logged herself', async () => {
    const complaints = vi.spyOn(console, 'error');
    const day = otherDay;
    const session = sessionOfEntry(
      entryOf('saveSession', {
        input: { id: 's', revision: 1, kind: 'WALK', minutes: 45, eventDateTime: `${day}T18:30:00${offset}` },
      }),
    );
    const { client } = serverThat(({ operation, variables }) => {
      if (operation === 'CalendarScreen_Schedule') return answer({ operation, variables });
      return operation === 'CalendarScreen_Sessions' || operation === 'CalendarScreen_EverySession'
        ? { getMyTimelineByType: { __typename: 'Timeline', events: [session], nextToken: null } }
        : undefined;
    });
    openPage(<CalendarScreen />, {
      outbox,
      client,
      pattern: '/calendar/:date?',
      address: `/calendar/${day}`,
    });
    expect(await screen.findByRole('heading', { name: 'Kõndimine' })).toBeTruthy();
    expect(screen.getByText('45 min')).toBeTruthy();
    expect(complaints.mock.calls.map(([complaint]) => String(complaint))).not.toContainEqual(
      expect.stringContaining('same key'),
    );
    complaints.mockRestore();
  });

  describe('without a network, with only the first page of all she has done', () => {
    const cutMonth = addMonths(month, -3);
    const done = (day: string) => completionCard(`${day}_t-9_member-1`, 't-9', `${day}T18:30:00${offset}`);
    const days = [`${addMonths(cutMonth, 1)}-05`, `${cutMonth}-12`];
    const openDay = (day: string) => {
      const { client } = serverThat(({ operation, variables }) => {
        if (operation === 'CalendarScreen_Schedule') return answer({ operation, variables });
        if (operation === 'CalendarScreen_EverySession')
          return { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken: null } };
        return operation === 'ProgramsScreen_Completions' && variables['nextToken'] === undefined
          ? { getMyTimelineByType: { __typename: 'Timeline', events: days.map(done), nextToken: 'b' } }
          : undefined;
      });
      openPage(<CalendarScreen />, {
        outbox,
        client,
        pattern: '/calendar/:date?',
        address: `/calendar/${day}`,
      });
    };

    it('promise 8: shows the month with which the page ends, and says that it is not all of it', async () => {
      const [, day = ''] = days;
      openDay(day);
      expect(await screen.findByText('Kõiki tehtud treeninguid ei saanud praegu laadida.')).toBeTruthy();
      expect(cell(day).getAttribute('aria-label')).toContain('1 tehtud');
    });

    it('promise 8: shows a month after it as whole', async () => {
      const [day = ''] = days;
      openDay(day);
      expect(await screen.findByRole('link', { name: 'Treening t-9' })).toBeTruthy();
      await waitFor(() => expect(screen.queryByText(/ei saanud praegu laadida/)).toBeNull());
    });

    it('says that a month before it could not be read', async () => {
      openDay(`${addMonths(cutMonth, -1)}-05`);
      expect(await screen.findByText('Tehtud treeninguid ei saanud praegu laadida.')).toBeTruthy();
    });
  });

  it('promise 7: keeps the days and the waiting entries when no response comes', async () => {
    await outbox.add('completeTraining', { id: 't-1', eventDateTime: now }, { shown: trainingCard('t-1') });
    openPage(<CalendarScreen />, { outbox, pattern: '/calendar/:date?', address: '/calendar' });
    expect(await screen.findByText('Kava ei saanud praegu laadida.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Treening t-1' })).toBeTruthy();
    expect(screen.getByText('Ootab saatmist')).toBeTruthy();
  });
});
