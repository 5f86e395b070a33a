// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { pauseKey, programPause } from '../../../../../contract/marks/program-pause.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { beginProgram } from '../../../../../src/features/training/programs/change-program-run.ts';
import { programsText } from '../../../../../src/features/training/programs/programs.text.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { TodaysTraining } from '../../../../../src/features/calendar/todays-training/todays-training.tsx';
import { todaysTrainingText } from '../../../../../src/features/calendar/todays-training/todays-training.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, type Question, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const today = dayOf(momentOf(new Date()));
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
let outbox: Outbox;

const program = {
  title: 'Hoog sisse',
  level: 'BEGINNER',
  summary: '',
  description: '',
  weeks: [['t-1', 't-2']],
};
const dish = { __typename: 'Recipe', id: 'supp', name_EE: 'Lõhesupp' };

function answer({ operation }: Question) {
  switch (operation) {
    case 'PageScreen_Cms':
      return {
        getCMS: [
          {
            __typename: 'CMSItem',
            task: null,
            drawing: null,
            key: 'program',
            id: 'p',
            value: JSON.stringify(program),
          },
        ],
      };
    case 'StudioScreen_Trainings': {
      const items = [trainingCard('t-1'), trainingCard('t-2')];
      return { listTrainings: { __typename: 'TrainingList', items, nextToken: null } };
    }
    case 'ProgramsScreen_Completions':
      return { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken: null } };
    case 'MealPlanScreen_Day':
      return {
        listMealPlan: ['LUNCH', 'DINNER'].map((mealType) => ({
          id: mealType,
          mealType,
          recipe: { ...dish, id: mealType },
        })),
      };
    default:
      return undefined;
  }
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const begin = (day = today) => beginProgram(registerOf(outbox), 'p', today, { day, weekdays: EVERY_DAY });
const open = (groups: ('food' | 'basic')[] = ['food'], client = serverThat(answer).client) =>
  openPage(<TodaysTraining today={today} member={{ ...MEMBER, groups }} />, { outbox, client });

it('is one training with tonight’s dinner, where the menu is open to her', async () => {
  await begin();
  open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Treening t-1' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: dish.name_EE })).getAttribute('href')).toBe(
    '/recipes/DINNER',
  );
});

it('rests until the day that she named, and goes on at a press', async () => {
  await begin();
  await saveMark(registerOf(outbox), programPause, pauseKey('p', today), { to: addDays(today, 4) });
  open(['basic']);
  expect(await screen.findByText(todaysTrainingText.paused)).toBeTruthy();
  expect(screen.queryByText('Treening t-1')).toBeNull();
  await user.click(screen.getByRole('button', { name: programsText.goOn }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Treening t-1' })).toBeTruthy();
  expect(screen.queryByText(dish.name_EE)).toBeNull();
});

it('says when it begins, and may begin today', async () => {
  await begin(addDays(today, 3));
  open();
  await user.click(await screen.findByRole('button', { name: todaysTrainingText.beginNow }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Treening t-1' })).toBeTruthy();
});

it('shows no training before it is known what she has done, and says so where that cannot be read', async () => {
  await begin();
  const { client } = serverThat((question) =>
    question.operation === 'ProgramsScreen_Completions' ? undefined : answer(question),
  );
  open(['food'], client);
  expect(await screen.findByText(todaysTrainingText.missing)).toBeTruthy();
  expect(screen.queryByText('Treening t-1')).toBeNull();
  expect(screen.queryByRole('button', { name: sessionsText.startTraining })).toBeNull();
});

it.each([
  [programsText.goOn, 0],
  [todaysTrainingText.beginNow, 3],
])('keeps the focus in its own card where „%s“ goes with the press', async (name, inDays) => {
  await begin(addDays(today, inDays));
  if (inDays === 0)
    await saveMark(registerOf(outbox), programPause, pauseKey('p', today), { to: addDays(today, 4) });
  open();
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  await expect.poll(() => button.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: program.title }).parentElement);
});
