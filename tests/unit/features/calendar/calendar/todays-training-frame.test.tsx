// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { challenge, CHALLENGE_START } from '../../../../../contract/marks/challenge.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { CalendarScreen } from '../../../../../src/features/calendar/calendar/calendar-screen.tsx';
import { calendarText } from '../../../../../src/features/calendar/calendar/calendar.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { beginProgram } from '../../../../../src/features/training/programs/change-program-run.ts';
import { recallEndedRuns } from '../../../../../src/features/training/programs/ended-runs.ts';
import { programsText } from '../../../../../src/features/training/programs/programs.text.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { todaysTrainingText } from '../../../../../src/features/calendar/todays-training/todays-training.text.ts';
import { formatDayWithWeekday } from '../../../../../src/language/dates.ts';
import { fill } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completionCard, MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, type Question, serverThat } from '../../member-page.tsx';

const now = momentOf(new Date());
const today = dayOf(now);
let outbox: Outbox;
let published: unknown[];

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  published = [PROGRAM];
});

const hoog = () => screen.queryByRole('region', { name: calendarText.todaysTraining });
const expectFirst = () => waitFor(() => expect(screen.getAllByRole('region')[0]).toBe(hoog()));
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
/** Of a withdrawn program, by its title. */
const withdrawn = (title: string) => fill(todaysTrainingText.withdrawn, { title });
const endWithdrawn = (title: string) => fill(todaysTrainingText.endWithdrawn, { title });
const begin = () => beginProgram(registerOf(outbox), 'p', today, { day: today, weekdays: [1] });

/** A program of one training. */
const programOf = (id: string, title: string) => ({
  __typename: 'CMSItem',
  task: null,
  drawing: null,
  key: 'program',
  id,
  value: JSON.stringify({ title, level: 'BEGINNER', summary: '', description: '', weeks: [['t-1']] }),
});
const PROGRAM = programOf('p', 'Hoog sisse');

/** Answers about programs and what she has done, as they are read after the frame is drawn. */
function ofPrograms({ operation, variables }: Question, doneAt: string | undefined) {
  switch (operation) {
    case 'PageScreen_Cms':
      return variables['key'] === 'program' ? { getCMS: published } : undefined;
    case 'StudioScreen_Trainings':
      return { listTrainings: { __typename: 'TrainingList', items: [trainingCard('t-1')], nextToken: null } };
    case 'ProgramsScreen_Completions': {
      const events =
        doneAt === undefined ? [] : [completionCard(`${dayOf(doneAt)}_t-1_member-1`, 't-1', doneAt)];
      return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken: null } };
    }
    default:
      return undefined;
  }
}

function open(address = '/calendar', doneAt?: string) {
  const events = { __typename: 'Timeline', events: [], nextToken: null };
  const { client } = serverThat((question) => {
    const { operation, variables } = question;
    if (operation === 'CalendarScreen_Schedule') return { getPublicTimeline: events };
    const isWeeks = operation === 'PageScreen_Cms' && variables['key'] === 'timetable';
    return isWeeks ? { getCMS: TIMETABLE } : ofPrograms(question, doneAt);
  });
  openPage(<CalendarScreen />, { outbox, client, pattern: '/calendar/:date?', address });
}

it('is offered to a member with a plan who follows no program, and comes first once she does', async () => {
  open();
  const choose = await screen.findByRole('link', { name: calendarText.chooseProgram });
  expect(choose.getAttribute('href')).toBe('/programs');
  await act(begin);
  await expectFirst();
  expect(screen.queryByRole('link', { name: calendarText.chooseProgram })).toBeNull();
});

it('comes first for who does the challenge, from its first day to its last', async () => {
  await beginChallenge(addDays(today, 1));
  open();
  expect(await screen.findByRole('link', { name: calendarText.chooseProgram })).toBeTruthy();
  await act(() => beginChallenge(addDays(today, -27)));
  await expectFirst();
  expect(screen.queryByRole('link', { name: calendarText.chooseProgram })).toBeNull();
  expect(screen.queryByText(calendarText.restDay)).toBeNull();
  await act(() => beginChallenge(addDays(today, -28)));
  expect(await screen.findByRole('link', { name: calendarText.chooseProgram })).toBeTruthy();
});

it('leaves another day of the challenge to that day, to be ticked once it has come', async () => {
  await beginChallenge(addDays(today, -9));
  open(`/calendar/${addDays(today, 4)}`);
  expect(await screen.findByRole('link', { name: 'Väljakutse, 14. päev' })).toBeTruthy();
  const later = within(screen.getByRole('region', { name: formatDayWithWeekday(addDays(today, 4)) }));
  expect(later.getByText('Harjumus: klaas vett.')).toBeTruthy();
  expect(later.queryByRole('checkbox')).toBeNull();
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
  await expectFirst();
  const input = {
    id: '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10',
    revision: 1,
    kind: 'TRAINING' as const,
    trainingId: 't-1',
    eventDateTime: now,
  };
  await act(() => outbox.add('saveSession', { input }));
  expect(await screen.findAllByText(sessionsText.unfinished)).not.toEqual([]);
  await waitFor(() => expect(hoog()).toBeNull());
  expect(await screen.findByRole('checkbox', { name: '1. päev: Treening tehtud' })).toBeTruthy();
});

it('leads no more from the day after she did the last training, and again when the program goes on', async () => {
  const yesterday = `${addDays(today, -1)}T12:00:00.000Z`;
  await beginProgram(registerOf(outbox), 'p', today, { day: addDays(today, -3), weekdays: [1] });
  open('/calendar', yesterday);
  // She is told once, and can end it there.
  expect(await screen.findByText(todaysTrainingText.nothingLeft)).toBeTruthy();
  expect(screen.getByRole('button', { name: programsText.leave })).toBeTruthy();
  cleanup();
  open('/calendar', yesterday);
  expect(await screen.findByRole('link', { name: calendarText.chooseProgram })).toBeTruthy();
  expect(hoog()).toBeNull();
  cleanup();
  // She took the tick back on another phone.
  open('/calendar');
  await waitFor(() => expect(recallEndedRuns(MEMBER.id)).toEqual({}));
  cleanup();
  open('/calendar');
  await expectFirst();
});

it('still says on the day itself that all of it is done', async () => {
  await begin();
  open('/calendar', now);
  expect(await screen.findByText(programsText.allDone)).toBeTruthy();
  cleanup();
  open('/calendar', now);
  expect(await screen.findByText(programsText.allDone)).toBeTruthy();
});

it('says each day that the program which she is in the middle of is withdrawn, until she ends it', async () => {
  await beginProgram(registerOf(outbox), 'p', today, { day: addDays(today, -3), weekdays: [1] });
  open();
  expect(await screen.findByRole('link', { name: 'Hoog sisse' })).toBeTruthy();
  published = [];
  for (let visit = 1; visit <= 2; visit += 1) {
    cleanup();
    open();
    expect(await screen.findByText(withdrawn('Hoog sisse'))).toBeTruthy();
    expect(screen.getByRole('button', { name: endWithdrawn('Hoog sisse') })).toBeTruthy();
  }
});

it('calls no program withdrawn that it never saw: she began it on another phone, and the list here is older', async () => {
  await begin();
  published = [];
  open();
  expect(await screen.findByText(todaysTrainingText.nothingLeft)).toBeTruthy();
  expect(screen.queryByText(withdrawn('Hoog sisse'))).toBeNull();
});

it('says so beside a program that goes on, and ends only what is withdrawn', async () => {
  await begin();
  open();
  expect(await screen.findByRole('link', { name: 'Hoog sisse' })).toBeTruthy();
  cleanup();
  await beginProgram(registerOf(outbox), 'other', today, { day: today, weekdays: undefined });
  published = [programOf('other', 'Edasi')];
  open();
  expect(await screen.findByRole('link', { name: 'Edasi' })).toBeTruthy();
  expect(screen.getByText(withdrawn('Hoog sisse'))).toBeTruthy();
  expect(screen.queryByRole('link', { name: todaysTrainingText.chooseNext })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: endWithdrawn('Hoog sisse') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: endWithdrawn('Hoog sisse') }));
  await waitFor(() => expect(screen.queryByText(withdrawn('Hoog sisse'))).toBeNull());
  expect(screen.getByRole('link', { name: 'Edasi' })).toBeTruthy();
});

it('names each of two that are withdrawn, and ends the one that she says', async () => {
  await begin();
  await beginProgram(registerOf(outbox), 'other', today, { day: today, weekdays: undefined });
  published = [PROGRAM, programOf('other', 'Edasi')];
  open();
  await within(await screen.findByRole('region', { name: calendarText.todaysTraining })).findByRole('link', {
    name: /Hoog sisse|Edasi/u,
  });
  cleanup();
  published = [];
  open();
  expect(await screen.findByText(withdrawn('Hoog sisse'))).toBeTruthy();
  expect(screen.getAllByRole('link', { name: todaysTrainingText.chooseNext })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: endWithdrawn('Edasi') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: endWithdrawn('Edasi') }));
  await waitFor(() => expect(screen.queryByText(withdrawn('Edasi'))).toBeNull());
  expect(screen.getByText(withdrawn('Hoog sisse'))).toBeTruthy();
});

it('says nothing where the program was withdrawn when she had done all of it', async () => {
  const yesterday = `${addDays(today, -1)}T12:00:00.000Z`;
  await beginProgram(registerOf(outbox), 'p', today, { day: addDays(today, -3), weekdays: [1] });
  open('/calendar', yesterday);
  expect(await screen.findByText(todaysTrainingText.nothingLeft)).toBeTruthy();
  await waitFor(() => expect(recallEndedRuns(MEMBER.id)).not.toEqual({}));
  cleanup();
  published = [];
  open('/calendar', yesterday);
  expect(await screen.findByRole('link', { name: calendarText.chooseProgram })).toBeTruthy();
  expect(hoog()).toBeNull();
});
