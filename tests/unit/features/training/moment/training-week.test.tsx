// @vitest-environment jsdom
/** Her week below a training that is over, and on its picture. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TRAININGS, weekGoal } from '../../../../../contract/marks/week-goal.mark.ts';
import { momentOf } from '../../../../../contract/moments.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { MomentOfTraining } from '../../../../../src/features/training/moment/moment-of-training.tsx';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { completionCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const timelineOf = (days: readonly string[], nextToken: string | null = null) => ({
  getMyTimelineByType: {
    __typename: 'Timeline',
    events: days.map((day) => completionCard(`${day}_t_member-1`, 't', `${day}T18:00:00+02:00`)),
    nextToken,
  },
});

beforeAll(completeJsdom);
afterEach(() => void vi.useRealTimers());

it('has neither what she did in the week before nor what zones ahead of hers put into the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:00:00') });
  const outbox = await openOutbox();
  const train = (id: string, eventDateTime: string) => outbox.add('completeTraining', { id, eventDateTime });
  await train('sunday-before', momentOf(new Date('2026-11-15T18:00:00')));
  await train('monday', momentOf(new Date('2026-11-16T07:00:00')));
  await train('sunday', momentOf(new Date('2026-11-22T22:00:00')));
  await train('monday-elsewhere', '2026-11-23T00:30:00+14:00');
  await act(() => saveMark(registerOf(outbox), weekGoal, TRAININGS, 3));
  openPage(<MomentOfTraining moment={{ name: 'Jõud', figures: [], records: [] }} />, {
    outbox,
    client: serverThat(() => timelineOf([])).client,
  });
  expect(await screen.findByText(/^Sel nädalal tehtud: 2.treeningut\.$/u)).toBeTruthy();
});

it('is said where all of it is on the phone, though not all before it, and else not at all', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00') });
  const outbox = await openOutbox();
  await outbox.add('completeTraining', { id: 'today', eventDateTime: momentOf(new Date()) });
  await act(() => saveMark(registerOf(outbox), weekGoal, TRAININGS, 3));
  /** The first page of what she did; nobody has the next. */
  const open = (days: readonly string[]) => {
    const { client, questions } = serverThat(({ operation, variables }) => {
      if (operation !== 'ProgramsScreen_Completions') return timelineOf([]);
      return variables['nextToken'] ? undefined : timelineOf(days, 'further');
    });
    openPage(<MomentOfTraining moment={{ name: 'Jõud', figures: [], records: [] }} />, { outbox, client });
    return waitFor(() => expect(questions.some(({ variables }) => variables['nextToken'])).toBe(true));
  };
  await open(['2026-11-18', '2026-11-17']);
  expect(screen.queryByText(/^Sel nädalal/u)).toBeNull();
  cleanup();
  await open(['2026-11-18', '2026-11-15']);
  expect(await screen.findByText(/^Sel nädalal tehtud: 2.treeningut\.$/u)).toBeTruthy();
});
