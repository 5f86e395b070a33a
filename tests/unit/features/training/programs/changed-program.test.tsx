// @vitest-environment jsdom
/** A program that she has finished, if staff change it afterwards. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { programDone } from '../../../../../contract/marks/program-done.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { countingMark } from '../../../../../src/platform/marks/mark-value.ts';
import { inTurn } from '../../../../../src/platform/marks/save-mark.ts';
import {
  beginProgram,
  keepFinished,
  leaveProgram,
} from '../../../../../src/features/training/programs/change-program-run.ts';
import { ProgramsScreen } from '../../../../../src/features/training/programs/programs-screen.tsx';
import { programsText } from '../../../../../src/features/training/programs/programs.text.ts';
import { TodaysTraining } from '../../../../../src/features/calendar/todays-training/todays-training.tsx';
import { todaysTrainingText } from '../../../../../src/features/calendar/todays-training/todays-training.text.ts';
import { closeRegister, registerOf } from '../../../../../src/offline/mark-register.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { completionCard, MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, type Question, serverThat } from '../../member-page.tsx';

const ID = 'p';
const today = dayOf(momentOf(new Date()));
const start = addDays(today, -6);
const AS_BEGUN = [['t-1', 't-2'], ['t-3']];
/** Another training in the first week, and a week more. */
const CHANGED = [['t-1', 't-4'], ['t-3'], ['t-4']];

let outbox: Outbox;
let weeks: string[][];
let done: string[];

function answer({ operation }: Question) {
  if (operation === 'PageScreen_Cms') {
    const value = JSON.stringify({ title: 'Hoog', level: 'BEGINNER', summary: '', description: '', weeks });
    return { getCMS: [{ __typename: 'CMSItem', task: null, drawing: null, key: 'program', id: ID, value }] };
  }
  if (operation === 'StudioScreen_Trainings') {
    const items = ['t-1', 't-2', 't-3', 't-4'].map((id) => trainingCard(id));
    return { listTrainings: { __typename: 'TrainingList', items, nextToken: null } };
  }
  if (operation !== 'ProgramsScreen_Completions') return undefined;
  const yesterday = addDays(today, -1);
  const events = done.map((id) => completionCard(`${yesterday}_${id}_m`, id, `${yesterday}T18:00:00+02:00`));
  return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken: null } };
}

function open(screenOf: ReactNode): void {
  cleanup();
  openPage(screenOf, { outbox, client: serverThat(answer).client, address: `/programs?program=${ID}` });
}

const openProgram = () => open(<ProgramsScreen />);
const openCalendar = () => open(<TodaysTraining today={today} member={{ ...MEMBER, groups: ['basic'] }} />);
const store = () => registerOf(outbox);
const isKept = () => countingMark(store().marks, programDone, ID) !== undefined;
const begin = () => beginProgram(store(), ID, today, { day: start, weekdays: undefined });

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  weeks = AS_BEGUN;
  done = ['t-1', 't-2', 't-3'];
  await begin();
});

it.each([
  ['calendar', openCalendar],
  ['page', openProgram],
])('stays finished on its page and in the calendar, once the %s has shown that it is', async (_, look) => {
  look();
  await waitFor(() => expect(isKept()).toBe(true));
  weeks = CHANGED;
  openProgram();
  expect(await screen.findByText(programsText.allDone)).toBeTruthy();
  expect(screen.getByText('3 / 3')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(AS_BEGUN.length);
  expect(screen.getByRole('link', { name: 'Treening t-2' })).toBeTruthy();
  openCalendar();
  expect(await screen.findByText(todaysTrainingText.nothingLeft)).toBeTruthy();
});

it('goes on as staff have it now, where she takes a training back or has not finished', async () => {
  openProgram();
  await waitFor(() => expect(isKept()).toBe(true));
  weeks = CHANGED;
  done = ['t-1', 't-3'];
  openProgram();
  expect(await screen.findByText('2 / 4')).toBeTruthy();
});

it('is begun anew as staff have it now', async () => {
  openProgram();
  await waitFor(() => expect(isKept()).toBe(true));
  weeks = CHANGED;
  await leaveProgram(store(), ID, today);
  await begin();
  openProgram();
  expect(await screen.findByText('2 / 4')).toBeTruthy();
});

it('stays as she has finished it on another phone, where she had begun it anew and this one has not heard of it', async () => {
  const other = await Outbox.open('her other phone', 'test');
  const there = registerOf(other);
  const doneThere = { startedAt: momentOf(new Date()), weeks: CHANGED };
  await keepFinished(there, ID, doneThere);
  openProgram();
  await waitFor(() => expect(isKept()).toBe(true));
  const kept = [...store().marks.values()];
  await act(() => Promise.all([store().take([...there.marks.values()]), there.take(kept)]));
  await act(() => inTurn(store(), async () => undefined));
  for (const { marks } of [store(), there])
    expect(marks.get(`program-done:${ID}`)?.value).toBe(JSON.stringify(doneThere));
  closeRegister(other);
  other.close();
});
