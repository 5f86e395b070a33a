// @vitest-environment jsdom
/** „Seeria tehtud“ beside a film: what she trains by the film is the guided training, set by set. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TrainingDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { exerciseSwap, swapKey } from '../../../../../contract/marks/exercise-swap.mark.ts';
import { FilmLog } from '../../../../../src/features/training/sessions/film-log.tsx';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { actions } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';

const user = userEvent.setup();
/** Two sets of squats, two timed sides of a stretch, a set of bridges. */
const PLAN = planOf(null).map((section) => ({
  ...section,
  blocks: section.blocks.map((block) => ({
    ...block,
    steps: block.steps.flatMap((squat) => [
      squat,
      stepOf(squat, 'venitus', {
        sets: 1,
        unit: 'SECONDS' as const,
        least: 20,
        most: 20,
        side: 'SIDE' as const,
      }),
      stepOf(squat, 'tuharasild', { sets: 1 }),
    ]),
  })),
})) as NonNullable<TrainingDetailsFragment['plan']>;
const training: TrainingDetailsFragment = {
  ...trainingCard('jalad'),
  description: null,
  plan: PLAN,
  soundcloudUrl: null,
  videoBytes: 1000,
  chapters: [0, 60, 120],
};
let outbox: Outbox;

function stepOf<Step extends { exercise: object }>(step: Step, id: string, given: object): Step {
  return { ...step, title: id, ...given, exercise: { ...step.exercise, id, name: id } };
}

/** Resolves when it is known what is under way. */
async function show(chapter: number): Promise<void> {
  cleanup();
  openPage(<FilmLog training={training} chapter={chapter} />, { outbox });
  await screen.findByRole('button', { name: guidedText.done });
}

const button = () => screen.getByRole('button', { name: guidedText.done });
const setShown = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
const logSet = () => user.click(button());
const sessions = () => sessionsWithEntries([], outbox.entries).map(({ session }) => session);
const setsDone = () =>
  sessions().flatMap(({ sets }) =>
    sets.map(({ exerciseId, number, side }) => [exerciseId, number, side ?? null]),
  );
const SQUATS = [1, 2].map((number) => ['kukk-kangiga', number, null]);

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(cleanup);

it('promise 1: begins the guided training and logs the set of the exercise that is shown, in one entry, without a network', async () => {
  await show(0);
  expect(setShown()).toMatch(/^Kükk kangiga, 8–10 kordust\s· Seeria 1\/2$/u);
  await logSet();
  await waitFor(() => expect(setShown()).toMatch(/Seeria 2\/2/u));
  expect(await keptEntries()).toMatchObject([
    {
      kind: 'saveSession',
      variables: {
        input: {
          trainingId: 'jalad',
          endDateTime: null,
          sets: [{ exerciseId: 'kukk-kangiga', number: 1, repetitions: 10 }],
          place: { number: 2, isRest: true, endsAt: null },
        },
      },
    },
  ]);
});

it('logs each set once, then says that the exercise is done', async () => {
  await startSession(outbox, training);
  await show(0);
  await logSet();
  await waitFor(() => expect(setShown()).toMatch(/2\/2/u));
  await logSet();
  await waitFor(() => expect(setShown()).toBe(guidedText.isDone));
  await logSet();
  expect(setsDone()).toEqual(SQUATS);
});

it('logs what the film shows, whatever she has left out before, and no time runs on by itself', async () => {
  await show(1);
  await logSet();
  await waitFor(() => expect(setShown()).toMatch(/^venitus, 20 sekundit, parem pool/u));
  expect(setsDone()).toEqual([['venitus', 1, 'LEFT']]);
  expect(sessions()).toMatchObject([{ sets: [{ seconds: 20 }], place: { endsAt: null } }]);
});

it('takes a set back at a press, which is then one to do', async () => {
  await startSession(outbox, training);
  await show(2);
  await logSet();
  await waitFor(() => expect(setShown()).toBe(guidedText.isDone));
  await user.click(await screen.findByRole('button', { name: actions.undo }));
  await waitFor(() => expect(setShown()).toMatch(/^tuharasild/u));
  expect(setsDone()).toEqual([]);
  await logSet();
  await waitFor(() => expect(setsDone()).toEqual([['tuharasild', 1, null]]));
});

it('ends the training with its last set, and marks it as done', async () => {
  await startSession(outbox, training);
  for (const [chapter, sets] of [
    [0, 2],
    [1, 2],
    [2, 1],
  ] as const) {
    await show(chapter);
    for (let nth = 0; nth < sets; nth += 1) {
      const before = setsDone().length;
      await logSet();
      await waitFor(() => expect(setsDone()).toHaveLength(before + 1));
    }
  }
  await waitFor(async () =>
    expect((await keptEntries()).map(({ kind }) => kind).toSorted()).toEqual([
      'completeTraining',
      'saveSession',
    ]),
  );
  expect(sessions()).toMatchObject([{ endDateTime: expect.any(String), place: null }]);
  expect(await screen.findByText(guidedText.over)).toBeTruthy();
});

it('asks before it ends another training that is under way', async () => {
  await startSession(outbox, { id: 'muu', title: 'Muu', plan: PLAN });
  await show(0);
  await logSet();
  const question = await screen.findByRole('dialog', { name: sessionsText.startQuestion });
  expect(sessions()).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: sessionsText.startNew }));
  await waitFor(() => expect(setsDone()).toEqual(SQUATS.slice(0, 1)));
  expect(sessions().map(({ trainingId }) => trainingId)).toEqual(['jalad']);
});

it('logs the exercise that she does in the place of the one that is shown', async () => {
  const id = await startSession(outbox, training);
  const { title: _title, cue: _cue, ...step } = PLAN[0]?.blocks[0]?.steps[0] ?? ({} as never);
  const { exercise, unit, least, most, side } = step;
  const press = { ...exercise, id: 'jalapress', name: 'Jalapress', unit, least, most, side };
  const sets = [[0, 1] as const, [1, 2] as const];
  await act(() =>
    saveMark(registerOf(outbox), exerciseSwap, swapKey(id, 'kukk-kangiga'), [{ ...press, sets }]),
  );
  await show(0);
  await waitFor(() => expect(setShown()).toMatch(/^Jalapress/u));
  await logSet();
  await waitFor(() => expect(setsDone()).toEqual([['jalapress', 1, null]]));
  await show(2);
  expect(setShown()).toMatch(/^tuharasild/u);
});

it('is not offered as done where it could not be written', async () => {
  await startSession(outbox, training);
  await show(0);
  const { add, put } = IDBObjectStore.prototype;
  const isFull = () => {
    throw new DOMException('no space', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { add: isFull, put: isFull });
  await logSet();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  Object.assign(IDBObjectStore.prototype, { add, put });
  expect(setShown()).toMatch(/1\/2/u);
});
