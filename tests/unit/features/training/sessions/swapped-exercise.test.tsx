// @vitest-environment jsdom
/** Another exercise in the place of the one at hand, in a training under way. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { exerciseSwap, swapKey } from '../../../../../contract/marks/exercise-swap.mark.ts';
import { momentOf } from '../../../../../contract/moments.ts';
import { GuidedScreen } from '../../../../../src/features/training/sessions/guided-screen.tsx';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';
import { sessionOfInput } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { actions, fill } from '../../../../../src/language/words.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, serverThat } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';

const user = userEvent.setup();
const LAST_TIME = momentOf(new Date(Date.now() - 7 * 24 * 3_600_000));

/** Two sets of squats with a bar, then one on the leg press. */
const [SQUATS] = planOf('BARBELL');
const PLAN: PlanSectionDetailsFragment[] = SQUATS
  ? [
      {
        ...SQUATS,
        blocks: SQUATS.blocks.map((block) => ({
          ...block,
          steps: block.steps.flatMap((step) => [
            step,
            {
              ...step,
              title: 'Jalapress',
              sets: 1,
              least: 12,
              most: 12,
              exercise: { ...step.exercise, id: 'jalapress', name: 'Jalapress', equipment: 'MACHINE' },
            },
          ]),
        })),
      },
    ]
  : [];
const TRAINING = { ...trainingCard('t-1'), description: '', locked: false, plan: PLAN };

/** A week ago she lifted 60 kg on the leg press. */
const BEFORE = sessionOfInput({
  id: '00000000-0000-4000-8000-00000000000b',
  revision: 1,
  kind: 'TRAINING',
  trainingId: 't-1',
  eventDateTime: LAST_TIME,
  endDateTime: LAST_TIME,
  sets: [
    {
      exerciseId: 'jalapress',
      exercise: 'Jalapress',
      number: 1,
      repetitions: 10,
      weight: 60,
      doneAt: LAST_TIME,
    },
  ],
});
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await startSession(outbox, { id: 't-1', title: 'Jalad', plan: PLAN });
});

function open(): void {
  const { client } = serverThat(({ operation }) => {
    if (operation === 'TrainingScreen_Info') return { getTraining: TRAINING };
    if (operation !== 'CalendarScreen_EverySession') return undefined;
    return { getMyTimelineByType: { __typename: 'Timeline', events: [BEFORE], nextToken: null } };
  });
  openPage(<GuidedScreen />, {
    outbox,
    client,
    pattern: '/studio/:id/session',
    address: '/studio/t-1/session',
  });
}

/** A dialog that is closed is in the page all the same. */
const sheet = (name: string) => screen.getByRole('dialog', { name });
const inPlan = () => within(sheet(guidedText.plan));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const BACK = fill(guidedText.swapBack, { exercise: 'Kükk kangiga' });

async function swapForLegPress(): Promise<void> {
  await press(guidedText.plan);
  await press(guidedText.swap);
  await user.click(await screen.findByRole('button', { name: /^Jalapress/u }));
}

/** The app as it starts again on the same disk. */
async function reopened(): Promise<Outbox> {
  cleanup();
  const again = await Outbox.open(MEMBER.id, 'test');
  await registerOf(again).ready;
  return again;
}

const session = async (): Promise<Session> => {
  const entry = (await keptEntries()).find(({ kind }) => kind === 'saveSession');
  if (entry?.kind !== 'saveSession') throw new Error('No session');
  return sessionOfInput(entry.variables.input);
};
const setsOnDisk = async () =>
  (await session()).sets.map(({ exerciseId, number, repetitions, weight }) => [
    exerciseId,
    number,
    repetitions,
    weight,
  ]);

describe('another exercise in the place of the one at hand', () => {
  it('promise 1: has the sets that are left, with the figures of its own last time; those done stay what they were', async () => {
    open();
    await press(guidedText.done);
    await press(guidedText.skip);
    await swapForLegPress();
    expect(await screen.findByRole('heading', { name: 'Jalapress' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/Eelmine kord 10 × 60\skg/u)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: `${guidedText.weight}, kg` }).value).toBe(
        '60',
      ),
    );
    await press(guidedText.done);
    await waitFor(async () =>
      expect(await setsOnDisk()).toEqual([
        ['kukk-kangiga', 1, 10, null],
        // The plan's own set on the leg press is the first of that exercise.
        ['jalapress', 2, 10, 60],
      ]),
    );
  });

  it('promise 1: is there again after a killed page, and the plan’s is back when she says so', async () => {
    open();
    await swapForLegPress();
    await screen.findByRole('heading', { name: 'Jalapress' });
    outbox = await reopened();
    open();
    expect(await screen.findByRole('heading', { name: 'Jalapress' })).toBeTruthy();
    await press(guidedText.plan);
    await user.click(inPlan().getByRole('button', { name: BACK }));
    expect(await screen.findByRole('heading', { name: 'Kükk kangiga' })).toBeTruthy();
    await press(guidedText.plan);
    expect(inPlan().queryByRole('button', { name: BACK })).toBeNull();
  });

  it('does not take over what she had said of the one before', async () => {
    open();
    await press(guidedText.moreWeight);
    await waitFor(async () => expect((await session()).place?.figures?.weight).toBe(5));
    await swapForLegPress();
    await waitFor(async () => expect((await session()).place?.figures).toBeNull());
  });

  it('comes from another phone into the training that is open here, whatever she has said of the one before', async () => {
    open();
    await press(guidedText.moreWeight);
    await waitFor(async () => expect((await session()).place?.figures?.weight).toBe(5));
    const { id } = await session();
    const legPress = {
      id: 'jalapress',
      name: 'Jalapress',
      technique: '',
      clip: null,
      equipment: 'MACHINE' as const,
      unit: 'REPETITIONS' as const,
      least: 8,
      most: 10,
      side: null,
      sets: [[0, 2] as const, [1, 3] as const],
    };
    await act(() => saveMark(registerOf(outbox), exerciseSwap, swapKey(id, 'kukk-kangiga'), [legPress]));
    expect(await screen.findByRole('heading', { name: 'Jalapress' })).toBeTruthy();
    await waitFor(async () => expect((await session()).place?.figures).toBeNull());
  });

  it('is found by its name, and nothing says that it is one that there is not', async () => {
    open();
    await press(guidedText.plan);
    await press(guidedText.swap);
    const field = await screen.findByRole('searchbox', { name: guidedText.swapSearch });
    await user.type(field, 'press');
    expect(screen.getByRole('button', { name: /^Jalapress/u })).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'ujumine');
    expect(screen.getByText(guidedText.swapNone)).toBeTruthy();
    await user.click(within(sheet(guidedText.swap)).getByRole('button', { name: actions.close }));
    expect(screen.getByRole('heading', { name: 'Kükk kangiga' })).toBeTruthy();
  });

  it('is not chosen against the clock: the rest waits, and goes on', async () => {
    open();
    await press(guidedText.done);
    await press(guidedText.plan);
    await press(guidedText.swap);
    await waitFor(async () => expect((await session()).place).toMatchObject({ isRest: true, endsAt: null }));
    await user.click(await screen.findByRole('button', { name: /^Jalapress/u }));
    await waitFor(async () => expect((await session()).place?.endsAt).not.toBeNull());
    expect((await session()).place?.isRest).toBe(true);
    expect(screen.getByText(/^Järgmisena: Jalapress/u)).toBeTruthy();
  });

  it('is not offered for a set that is done', async () => {
    open();
    await press(guidedText.done);
    await press(guidedText.back);
    await press(guidedText.plan);
    expect(inPlan().queryByRole('button', { name: guidedText.swap })).toBeNull();
  });
});
