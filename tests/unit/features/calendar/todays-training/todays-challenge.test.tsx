// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { challenge, CHALLENGE_START } from '../../../../../contract/marks/challenge.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { completeTraining } from '../../../../../src/features/training/completions/complete-training.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { beginProgram } from '../../../../../src/features/training/programs/change-program-run.ts';
import { TodaysTraining } from '../../../../../src/features/calendar/todays-training/todays-training.tsx';
import { todaysTrainingText } from '../../../../../src/features/calendar/todays-training/todays-training.text.ts';
import { formatDayWithWeekday, formatWeekdaySeenFrom } from '../../../../../src/language/dates.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, type Question, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const now = new Date();
const today = dayOf(momentOf(now));
let outbox: Outbox;

const program = {
  title: 'Hoog sisse',
  level: 'BEGINNER',
  summary: '',
  description: '',
  weeks: [['t-1', 't-2']],
};
const DAYS = [
  '[Kükid](/studio/t-3), 15 minutit',
  'puhkus',
  '[Kükid](/studio/t-3) ja [Kõnd](/studio/t-4), kokku 40 minutit',
  'puhkus',
  '[Suletud](/studio/t-5), 40 minutit',
  'puhkus',
  'puhkus',
];
const WEEK = `# Nädal\n\nHarjumus: klaas vett.\n\n${DAYS.map((text) => `- **Päev:** ${text}`).join('\n')}`;

function answer({ operation, variables }: Question) {
  switch (operation) {
    case 'PageScreen_Cms': {
      const items = variables['key'] === 'program' ? [JSON.stringify(program)] : [WEEK, WEEK, WEEK, WEEK];
      return {
        getCMS: items.map((value, index) => ({
          __typename: 'CMSItem',
          task: null,
          drawing: null,
          key: 'k',
          id: `p${index}`,
          value,
        })),
      };
    }
    case 'StudioScreen_Trainings': {
      const items = ['t-1', 't-2', 't-3', 't-4', 't-5'].map((id) => ({
        ...trainingCard(id),
        locked: id === 't-5',
      }));
      return { listTrainings: { __typename: 'TrainingList', items, nextToken: null } };
    }
    case 'ProgramsScreen_Completions':
      return { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken: null } };
    default:
      return undefined;
  }
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

/** So that today is this day of it. */
const beginChallenge = (number: number) =>
  saveMark(registerOf(outbox), challenge, CHALLENGE_START, addDays(today, 1 - number));
const doProgram = (day = today) =>
  beginProgram(registerOf(outbox), 'p0', today, { day, weekdays: [1, 2, 3, 4, 5, 6, 7] });
const complete = (id: string) => act(() => completeTraining(outbox, trainingCard(id), momentOf(now)));
const open = () =>
  openPage(<TodaysTraining today={today} member={{ ...MEMBER, groups: [] }} />, {
    outbox,
    client: serverThat(answer).client,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const trained = (day: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${day}. päev: Treening tehtud` });

it('has the challenge’s training where no program has one, and says when the next is once it is done', async () => {
  await beginChallenge(1);
  open();
  expect(await heading('Treening t-3')).toBeTruthy();
  expect(screen.getByText('Harjumus: klaas vett.')).toBeTruthy();
  await complete('t-3');
  expect(await screen.findByText(todaysTrainingText.done)).toBeTruthy();
  const next = formatDayWithWeekday(addDays(today, 2), 'adessive');
  expect(screen.getByText(/^Järgmine treening/).textContent).toBe(`Järgmine treening on ${next}:`);
  expect(trained(1).checked).toBe(true);
});

it('has one of the day’s two trainings at a time', async () => {
  await beginChallenge(3);
  open();
  expect(await heading('Treening t-3')).toBeTruthy();
  await complete('t-3');
  expect(await heading('Treening t-4')).toBeTruthy();
  expect(trained(3).checked).toBe(false);
  await complete('t-4');
  expect(await screen.findByText(todaysTrainingText.done)).toBeTruthy();
});

it('is done by a tick, and has no button of a training that is closed to her', async () => {
  await beginChallenge(5);
  open();
  expect((await screen.findByRole('link', { name: 'Suletud' })).getAttribute('href')).toBe('/studio/t-5');
  expect(screen.queryByRole('link', { name: todaysTrainingText.openTraining })).toBeNull();
  await user.click(trained(5));
  expect(await screen.findByText(todaysTrainingText.done)).toBeTruthy();
  expect(document.activeElement).toBe(trained(5));
});

it('has a program’s training before the challenge’s, whose day stands beside it', async () => {
  await doProgram();
  await beginChallenge(1);
  open();
  expect(await heading('Treening t-1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Väljakutse, 1. päev' }).getAttribute('href')).toBe('/challenge');
  expect(screen.queryByText('Treening t-3')).toBeNull();
  await complete('t-1');
  expect(await screen.findByText(todaysTrainingText.done)).toBeTruthy();
  expect(trained(1).checked).toBe(false);
});

it('has the challenge’s training before a program that has none today, which says when it begins', async () => {
  await doProgram(addDays(today, 2));
  await beginChallenge(1);
  open();
  expect(await heading('Treening t-3')).toBeTruthy();
  const date = formatWeekdaySeenFrom(today, addDays(today, 2), 'adessive');
  expect(screen.getByRole('link', { name: program.title }).closest('p')?.textContent).toBe(
    `${program.title}Programm algab ${date}`,
  );
});

it('has the program, where both rest', async () => {
  await doProgram(addDays(today, 2));
  await beginChallenge(2);
  open();
  expect(await screen.findByRole('button', { name: todaysTrainingText.beginNow })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '2. päev: Harjumus tehtud' })).toBeTruthy();
});
