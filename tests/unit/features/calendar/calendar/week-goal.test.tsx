// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  pauseKey,
  programPause,
  type ProgramPause,
} from '../../../../../contract/marks/program-pause.mark.ts';
import { programStart } from '../../../../../contract/marks/program-start.mark.ts';
import { TRAININGS, weekGoal } from '../../../../../contract/marks/week-goal.mark.ts';
import type { CalendarMonth } from '../../../../../src/features/calendar/calendar/use-month.ts';
import { WeekGoal } from '../../../../../src/features/calendar/calendar/week-goal.tsx';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { rememberEndedRuns } from '../../../../../src/features/training/programs/ended-runs.ts';
import { weekGoalText } from '../../../../../src/features/training/week-goal/week-goal.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completionCard, MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

/** A Wednesday, whose Monday is in November. */
const TODAY = '2026-12-02';
const doneOn = (day: string) => completionCard(`${day}_t_member-1`, 't', `${day}T18:00:00+02:00`);
const DECEMBER: CalendarMonth = {
  schedule: [],
  completions: [{ completion: doneOn('2026-12-01'), mark: undefined, entry: undefined }],
  sessions: [],
  scheduleState: 'ready',
  completionsState: 'ready',
  asOf: undefined,
  retry: () => undefined,
};
const timelineOf = (events: readonly unknown[]) => ({
  getMyTimelineByType: { __typename: 'Timeline', events, nextToken: null },
});
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const setGoal = (goal: number | null) => act(() => saveMark(registerOf(outbox), weekGoal, TRAININGS, goal));

it('counts what she did from Monday, in whichever month, and shows nothing before she sets a goal', async () => {
  const { client } = serverThat(({ variables }) =>
    timelineOf(
      variables['type'] === 'COMPLETEDTRAINING#2026-11' ? [doneOn('2026-11-30'), doneOn('2026-11-29')] : [],
    ),
  );
  const member = { ...MEMBER, groups: ['basic' as const] };
  openPage(<WeekGoal today={TODAY} month={DECEMBER} member={member} />, { outbox, client });
  const goal = () => screen.queryByRole('region', { name: weekGoalText.title });
  expect(goal()).toBeNull();
  await setGoal(3);
  expect(await screen.findByText('Sel nädalal tehtud: 2 treeningut. Eesmärk on 3 treeningut.')).toBeTruthy();
  await setGoal(1);
  expect(screen.getByText('Sel nädalal tehtud: 2 treeningut. Eesmärk on täis.')).toBeTruthy();
  const rest = (id: string, pause: ProgramPause | null) =>
    act(() => saveMark(registerOf(outbox), programPause, pauseKey(id, TODAY), pause));
  await rest('a-program-that-she-has-left', {});
  const start = { startedAt: '2026-11-01T00:00:00+02:00', pauses: [{ from: TODAY }] };
  const keepStart = (pauses: typeof start.pauses) =>
    act(() => saveMark(registerOf(outbox), programStart, 'hoog-sisse', { ...start, pauses }));
  await keepStart([]);
  expect(screen.queryByText(weekGoalText.resting)).toBeNull();
  await rest('hoog-sisse', {});
  expect(screen.getByText(weekGoalText.resting)).toBeTruthy();
  await rest('hoog-sisse', null);
  expect(screen.queryByText(weekGoalText.resting)).toBeNull();
  // As a former release stored it.
  await keepStart([{ from: TODAY }]);
  expect(screen.getByText(weekGoalText.resting)).toBeTruthy();
  await setGoal(null);
  expect(goal()).toBeNull();
});

it('rests with no program that she has finished meanwhile', async () => {
  const member = { ...MEMBER, groups: ['basic' as const] };
  const startedAt = '2026-11-01T00:00:00+02:00';
  await setGoal(3);
  await saveMark(registerOf(outbox), programStart, 'hoog-sisse', { startedAt, pauses: [] });
  await saveMark(registerOf(outbox), programPause, pauseKey('hoog-sisse', '2026-11-10'), {});
  const { client } = serverThat(() => timelineOf([]));
  const open = () =>
    openPage(<WeekGoal today={TODAY} month={DECEMBER} member={member} />, { outbox, client });
  open();
  expect(await screen.findByText(weekGoalText.resting)).toBeTruthy();
  cleanup();
  rememberEndedRuns(member.id, { 'hoog-sisse': { startedAt, lastDay: '2026-11-20' } });
  open();
  expect(await screen.findByText(/^Sel nädalal tehtud/u)).toBeTruthy();
  cleanup();
  // She has begun it again.
  const again = '2026-11-25T00:00:00+02:00';
  await saveMark(registerOf(outbox), programStart, 'hoog-sisse', { startedAt: again, pauses: [] });
  open();
  expect(await screen.findByText(weekGoalText.resting)).toBeTruthy();
});

it('says nothing of a week of which the phone does not have all that she did', async () => {
  const member = { ...MEMBER, groups: ['basic' as const] };
  await setGoal(3);
  const { client, questions } = serverThat(() => timelineOf([]));
  const open = (month: CalendarMonth, from = client) =>
    openPage(<WeekGoal today={TODAY} month={month} member={member} />, { outbox, client: from });
  const goal = () => screen.queryByRole('region', { name: weekGoalText.title });
  for (const completionsState of ['offline', 'failed', 'cut'] as const) {
    const asked = questions.length;
    open({ ...DECEMBER, completionsState });
    await waitFor(() => expect(questions.length).toBeGreaterThan(asked + 1));
    expect(goal()).toBeNull();
    cleanup();
  }
  const without = serverThat(() => undefined);
  open(DECEMBER, without.client);
  await waitFor(() => expect(goal()).toBeNull());
  cleanup();
  open(DECEMBER);
  expect(await screen.findByText(/^Sel nädalal tehtud: 1/u)).toBeTruthy();
});

it('keeps its place while what she did is being read, and says no number', async () => {
  const member = { ...MEMBER, groups: ['basic' as const] };
  await setGoal(3);
  const { client } = serverThat(() => timelineOf([]));
  openPage(<WeekGoal today={TODAY} month={{ ...DECEMBER, completionsState: 'loading' }} member={member} />, {
    outbox,
    client,
  });
  expect(screen.getByRole('region', { name: weekGoalText.title }).textContent).not.toMatch(/\d/u);
});
